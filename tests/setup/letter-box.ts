import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMailServer, type MailServer } from './mail-server.ts';

/** A mail server that keeps each mail as a file `0001.eml` of a folder, whole or not at all. */
export async function openLetterBox(folder: string): Promise<MailServer> {
  mkdirSync(folder, { recursive: true });
  let mails = 0;
  return startMailServer((mail) => {
    mails += 1;
    const file = join(folder, `${String(mails).padStart(4, '0')}.eml`);
    writeFileSync(`${file}.part`, mail);
    renameSync(`${file}.part`, file);
  });
}
