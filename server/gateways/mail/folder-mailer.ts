import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { letter } from './letter.ts';
import type { Mail, Mailer } from './mailer.ts';

export type FolderOptions = {
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
