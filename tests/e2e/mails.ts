import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from '@playwright/test';

const folder = process.env['E2E_MAIL_DIR'] ?? '';

/** A mail does not change: each is read once. */
const opened = new Map<string, Promise<Email>>();

function open(name: string): Promise<Email> {
  const mail = opened.get(name) ?? PostalMime.parse(readFileSync(join(folder, name)));
  opened.set(name, mail);
  return mail;
}

async function mailsTo(address: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.sort().map(open));
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

/** The `count`th mail an address got over SMTP, as soon as it is there. */
export async function mailTo(address: string, count = 1): Promise<Email> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { timeout: 60_000, intervals: [50] })
    .toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(address))[count - 1];
  if (!mail) throw new Error(`no mail ${count} to ${address}`);
  return mail;
}

/** The six digits of a verification mail. */
export function codeIn({ subject }: Email): string {
  const code = /^\d{6}\b/.exec(subject ?? '')?.[0];
  if (code === undefined) throw new Error(`no code in "${subject}"`);
  return code;
}

/** The one link of a mail about a password. */
export function passwordLinkIn({ text }: Email): string {
  const link = /https?:\/\/\S+\/s\/[\w-]+/.exec(text ?? '')?.[0];
  if (link === undefined) throw new Error('no link in the mail');
  return link;
}
