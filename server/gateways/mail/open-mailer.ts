import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A mail as the library takes it: one plain recipient, no word of ours a file or an address to fetch. */
function letter(mail: Mail, from: string): SendMailOptions {
  return {
    from: oneLine(from),
    // As an object: a text would be read as a list of addresses.
    to: { name: '', address: oneLine(mail.to) },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.reply_to === undefined ? {} : { replyTo: { name: '', address: oneLine(mail.reply_to) } }),
    ...(mail.message_id === undefined ? {} : { messageId: oneLine(mail.message_id) }),
    ...(mail.return_path === undefined
      ? {}
      : { envelope: { from: oneLine(mail.return_path), to: oneLine(mail.to) } }),
    // RFC 3461; a server that knows nothing of it is not asked.
    ...(mail.message_id === undefined
      ? {}
      : {
          dsn: {
            id: mail.message_id.slice(0, 100),
            return: 'headers',
            notify: ['success', 'failure'],
            recipient: oneLine(mail.to),
          },
        }),
    attachments: (mail.attachments ?? []).map(({ file_name, content_type, bytes }) => ({
      filename: oneLine(file_name),
      contentType: content_type,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    })),
    // RFC 3834: no absence notice comes back.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** No header can be added by what another contains (RFC 5322 2.2). */
function oneLine(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

/** A server that is not reached within this is tried again later by the queue. */
const CONNECT_MS = 10_000;
/** A relay may look at a mail for ten minutes before it says that it took it (RFC 5321 4.5.3.2.6). */
const SILENT_MS = 600_000;

/** Sends over SMTP (RFC 5321) to the server that `url` names, over a few connections that are kept. */
export function smtpMailer(url: string, from: string, silent_ms = SILENT_MS): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silent_ms,
  });
  return {
    delivers: true,
    send: async (mail) => {
      await transport.sendMail(letter(mail, from));
    },
    close: async () => transport.close(),
  };
}

type FolderOptions = {
  folder: string;
  from: string;
  clock: Clock;
  log: Log;
  /** Gets the link of each mail, for a person who looks at the screen: the demo on a terminal alone. A log would keep the link. */
  terminal: ((line: string) => void) | null;
};

/** Lays each mail into a folder as an .eml file that only the owner of the process reads. */
export function folderMailer({ folder, from, clock, log, terminal }: FolderOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    delivers: false,
    send: async (mail) => {
      const { message } = await transport.sendMail(letter(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, fileName(clock.now(), mail.to));
      await writeFile(path, message, { mode: 0o600, flag: 'wx' });
      if (terminal === null)
        log.warn({ folder }, 'SMTP_URL is not set: nobody gets this mail, it was laid into the folder');
      else terminal(`Thư gửi ${mail.to}: ${firstLink(mail) ?? mail.subject}`);
    },
    close: async () => transport.close(),
  };
}

/** Two mails in one millisecond keep apart. */
function fileName(now: string, to: string): string {
  const time = now.replaceAll(/[:.]/g, '-');
  const recipient = to.replaceAll(/[^\w.@-]/g, '_').slice(0, 80);
  return `${time}-${recipient}-${randomBytes(3).toString('hex')}.eml`;
}

function firstLink({ text }: Mail): string | null {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? null;
}

/** The configured mail server or, without one, a folder of this installation. */
export function openMailer(
  { smtp_url, mail_from, data_dir }: Pick<Config, 'smtp_url' | 'mail_from' | 'data_dir'>,
  clock: Clock,
  log: Log,
  terminal: ((line: string) => void) | null,
): Mailer {
  if (smtp_url !== null) return smtpMailer(smtp_url, mail_from);
  return folderMailer({ folder: join(data_dir, 'mail'), from: mail_from, clock, log, terminal });
}
