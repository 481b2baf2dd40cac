import { RESPONSE_LIMITS, watched } from './imap-limits.ts';
import type { DeliveryNotice, Mailbox } from './mailbox.ts';
import PostalMime from 'postal-mime';

/** What one look takes at most; the rest comes with the next. */
const MAX_MAILS = 200;
/** The report stands before the mail it is about, whose attachments are of no use. */
const MAX_BYTES = 512 * 1024;
const SILENT_MS = 60_000;
const GREETING_MS = 10_000;
const LOOK_MS = 10 * 60_000;

/**
 * A mailbox over IMAP (RFC 9051) by its address, `imaps://user:password@host:993/INBOX`. Each look is a connection of its own; a mail that
 * was handed over is flagged \Seen, so the mailbox is to be read by nobody else.
 */
export function imapMailbox(address: string): Mailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return {
    readNotices: async (take) => {
      // Of use only where a mailbox is set.
      const { ImapFlow } = await import('imapflow');
      const client = new ImapFlow({
        host: hostname,
        port: port === '' ? (secure ? 993 : 143) : Number(port),
        secure,
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        logger: false,
        disableAutoIdle: true,
        socketTimeout: SILENT_MS,
        greetingTimeout: GREETING_MS,
        ...RESPONSE_LIMITS,
      });
      // What breaks the connection rejects the call under way as well.
      client.on('error', () => undefined);
      const watch = watched(client, LOOK_MS);
      try {
        await client.connect();
        const lock = await client.getMailboxLock(folder);
        try {
          const unread = await client.search({ seen: false }, { uid: true });
          for (const uid of (Array.isArray(unread) ? unread : []).slice(0, MAX_MAILS)) {
            watch.step('mail');
            const range = { source: { start: 0, maxLength: MAX_BYTES } };
            const mail = await client.fetchOne(String(uid), range, { uid: true });
            const { source } = mail === false ? {} : mail;
            const notice = source === undefined ? null : await readDeliveryNotice(source);
            if (notice === null || (await take(notice)))
              await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
          }
        } finally {
          lock.release();
        }
      } finally {
        await client.logout().catch(() => client.close());
        watch.stop();
      }
    },
  };
}

/** Null for a mail that is no such notice, or that cannot be read. */
export async function readDeliveryNotice(mail: Uint8Array): Promise<DeliveryNotice | null> {
  const parsed = await PostalMime.parse(mail).catch(() => null);
  const part = parsed?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (part === undefined) return null;
  const { content } = part;
  const status = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
  return { status, source: Buffer.from(mail).toString('latin1') };
}
