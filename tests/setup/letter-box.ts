import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMailServer, type MailServer } from './mail-server.ts';

/** A mail server that keeps each mail as a file of a folder, whole or not at all: `0001.eml`, after a prefix where several share it. */
export async function openLetterBox(folder: string, prefix = ''): Promise<MailServer> {
  mkdirSync(folder, { recursive: true });
  let mails = 0;
  return startMailServer((mail) => {
    mails += 1;
    const file = join(folder, `${prefix}${String(mails).padStart(4, '0')}.eml`);
    writeFileSync(`${file}.part`, mail);
    renameSync(`${file}.part`, file);
  });
}
