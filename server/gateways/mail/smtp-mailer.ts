import { createTransport } from 'nodemailer';
import { letter } from './letter.ts';
import type { Mailer } from './mailer.ts';

/** A server that does not answer within this is tried again later by the queue. */
const CONNECT_MS = 10_000;
const SILENT_MS = 30_000;

/** Sends over SMTP (RFC 5321) to the server that `url` names, over a few connections that are kept. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(letter(mail, from));
    },
    close: async () => transport.close(),
  };
}
