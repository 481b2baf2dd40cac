import { buffer } from 'node:stream/consumers';
import { isIP } from 'node:net';
import { ImapFlow, type FetchMessageObject, type MessageStructureObject } from 'imapflow';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { HostRefused, publicAddressOf } from '#server/platform/net/public-host.ts';
import { MAX_FILE_BYTES, MAX_MAIL_BYTES, RESPONSE_LIMITS, watched, type Watch } from './imap-limits.ts';
import {
  MailboxError,
  type InputMail,
  type InputMailboxes,
  type MailboxAccess,
  type MailFile,
  type OpenedMailbox,
} from './input-mailbox.ts';

const MAX_FILES = 20;
/** How far back the first look goes. */
const FIRST_DAYS = 30;
const CONNECT_MS = 15_000;
const SILENT_MS = 60_000;
const MAX_SUBJECT = 200;

type ImapOptions = {
  /** Hosts that may be on this machine or its networks, on any port; all others are outside, on the ports of IMAP. */
  allowed_hosts: readonly string[];
  now_ms(): number;
  /** PEM of a root beside those that Node trusts. */
  root_pem?: string;
};

const IMAP_PORTS: readonly number[] = [143, 993];

/** Mailboxes over IMAP (RFC 9051), opened to be read alone (EXAMINE): no mail is changed, moved or marked as read. */
export function imapInputMailboxes({ allowed_hosts, now_ms, root_pem }: ImapOptions): InputMailboxes {
  return {
    visit: async (access, work, within_ms) => {
      const client = await clientFor(access, allowed_hosts, root_pem);
      const watch = watched(client, within_ms);
      try {
        await client.connect().catch((error: unknown) => {
          client.close();
          return rethrow(error, problemOfConnecting(error));
        });
        await client
          .mailboxOpen(access.folder, { readOnly: true })
          .catch((error: unknown) => rethrow(error, hasNoFolder(error) ? 'folder' : 'interrupted'));
        return await work(opened(client, now_ms, watch));
      } finally {
        await client.logout().catch(() => client.close());
        watch.stop();
      }
    },
  };
}

async function clientFor(
  { host, port, security, username, password }: MailboxAccess,
  allowed: readonly string[],
  root_pem: string | undefined,
): Promise<ImapFlow> {
  const address = await publicAddressOf(host, allowed).catch((error: unknown) => {
    if (error instanceof HostRefused)
      throw new MailboxError(error.reason === 'inside' ? 'host_inside' : 'host_unknown', { cause: error });
    throw error;
  });
  if (!allowed.includes(host.toLowerCase()) && !IMAP_PORTS.includes(port))
    throw new MailboxError('host_inside');
  const client = new ImapFlow({
    host: address,
    port,
    secure: security === 'tls',
    ...(security === 'starttls' ? { doSTARTTLS: true } : {}),
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(root_pem === undefined ? {} : { tls: { ca: root_pem } }),
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    ...RESPONSE_LIMITS,
  });
  // What breaks the connection rejects the call under way as well.
  client.on('error', () => undefined);
  return client;
}

type ImapFault = {
  code?: unknown;
  authenticationFailed?: unknown;
  mailboxMissing?: unknown;
  serverResponseCode?: unknown;
  message?: unknown;
};

const faultOf = (error: unknown): ImapFault =>
  typeof error === 'object' && error !== null ? (error as ImapFault) : {};

const TLS_CODES = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/;

function problemOfConnecting(error: unknown): 'login' | 'tls' | 'unreachable' {
  const { code, authenticationFailed, message } = faultOf(error);
  if (authenticationFailed === true) return 'login';
  // A server that waits for the first byte of TLS sends no greeting.
  if (code === 'GREETING_TIMEOUT') return 'tls';
  return TLS_CODES.test(String(code)) || /tls|certificate|ssl/i.test(String(message)) ? 'tls' : 'unreachable';
}

function hasNoFolder(error: unknown): boolean {
  const { mailboxMissing, serverResponseCode } = faultOf(error);
  return mailboxMissing === true || serverResponseCode === 'NONEXISTENT';
}

/** Only the code goes on: what a server answers may repeat the password. */
function rethrow(error: unknown, problem: MailboxError['problem']): never {
  const { code } = faultOf(error);
  throw new MailboxError(problem, { cause: new Error(`imap: ${String(code ?? 'failed')}`) });
}

function opened(client: ImapFlow, now_ms: () => number, watch: Watch): OpenedMailbox {
  const { mailbox } = client;
  if (mailbox === false) throw new MailboxError('interrupted');
  const asked = <T>(call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => rethrow(error, 'interrupted'));
  return {
    uid_validity: String(mailbox.uidValidity),
    uids: async (after) => {
      watch.step('search');
      const query =
        after === null ? { since: new Date(now_ms() - FIRST_DAYS * DAY_MS) } : { uid: `${after + 1}:*` };
      const found = await asked(client.search(query, { uid: true }));
      // `n:*` always holds the last mail, also where its UID is lower.
      return (Array.isArray(found) ? found : [])
        .filter((uid) => uid > (after ?? 0))
        .toSorted((a, b) => a - b);
    },
    mail: async (uid) => {
      watch.step('mail');
      const head = await asked(
        client.fetchOne(
          String(uid),
          { envelope: true, bodyStructure: true, internalDate: true },
          { uid: true },
        ),
      );
      return head === false ? null : asked(readMail(client, uid, head));
    },
  };
}

async function readMail(client: ImapFlow, uid: number, head: FetchMessageObject): Promise<InputMail> {
  const parts = head.bodyStructure === undefined ? [] : [...filesIn(head.bodyStructure)];
  const files: MailFile[] = [];
  let room = MAX_MAIL_BYTES;
  for (const { part, file_name, size } of parts.slice(0, MAX_FILES)) {
    const is_too_large = size > MAX_FILE_BYTES || size > room;
    const bytes = is_too_large ? null : await download(client, uid, part);
    room -= bytes?.length ?? 0;
    files.push({ file_name, bytes });
  }
  const { envelope, internalDate } = head;
  const [from] = envelope?.from ?? [];
  return {
    sender: plain(from?.address ?? from?.name ?? ''),
    subject: plain(envelope?.subject ?? ''),
    sent_on: dateOf(envelope?.date) ?? dateOf(internalDate),
    files,
    is_cut: parts.length > MAX_FILES,
  };
}

/** A part in which the server sees no more than it says is read no further than that. */
async function download(client: ImapFlow, uid: number, part: string): Promise<Buffer | null> {
  const { content } = await client.download(String(uid), part, {
    uid: true,
    maxBytes: MAX_FILE_BYTES + 1,
    decodeText: false,
  });
  if (content === undefined) return Buffer.alloc(0);
  const bytes = await buffer(content);
  return bytes.length > MAX_FILE_BYTES ? null : bytes;
}

const TYPES = /^(application|text)\/(.*\+)?(xml|zip|pdf|x-zip-compressed|x-pdf)$/i;
const NAMES = /\.(xml|zip|pdf)$/i;

/** Parts that may be an invoice by name or type, in mails inside the mail too. */
function* filesIn(
  node: MessageStructureObject,
): Generator<{ part: string; file_name: string; size: number }> {
  const waiting = [node];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { childNodes = [], dispositionParameters, parameters, type, part = '1', size = 0 } = next;
    const name = dispositionParameters?.['filename'] ?? parameters?.['name'] ?? '';
    if (childNodes.length > 0) waiting.unshift(...childNodes);
    else if (NAMES.test(name) || TYPES.test(type)) yield { part, file_name: plain(name), size };
  }
}

/** Without characters that show nothing or turn the line around. */
function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT);
}

function dateOf(value: Date | string | undefined): string | null {
  const date = value === undefined ? null : new Date(value);
  const year = date?.getUTCFullYear() ?? Number.NaN;
  return date !== null && year >= 1990 && year <= 9999 ? date.toISOString() : null;
}
