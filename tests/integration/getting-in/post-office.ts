import PostalMime, { type Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { smtpMailer } from '#server/gateways/mail/open-mailer.ts';
import type { Mailer } from '#server/gateways/mail/mailer.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';

export type PostOffice = {
  readonly mailer: Mailer;
  /** Every mail since the test began, as it came over the wire, oldest first. */
  readonly mails: readonly Email[];
  /** Waits for the next mail to an address and takes it out. */
  mailTo(address: string): Promise<Email>;
  /** Refuses the next mail to an address for now (RFC 5321 4xx). */
  refuseOnce(address: string): void;
};

/** A mail server of our own over real SMTP. */
export function withPostOffice(): PostOffice {
  const mails: Email[] = [];
  const refused = new Set<string>();
  let mailer: Mailer | undefined;
  const keep = async (raw: Buffer): Promise<void> => {
    const mail = await PostalMime.parse(raw);
    // By address: a mail that an earlier test did not wait for must not take the refusal.
    if (mail.to?.some(({ address = '' }) => refused.delete(address)) === true)
      throw Object.assign(new Error('try again later'), { responseCode: 451 });
    mails.push(mail);
  };
  let server: MailServer | undefined;
  beforeAll(async () => {
    server = await startMailServer(keep);
    mailer = smtpMailer(server.url, 'Hóa Đơn Số <thu@hoadon.test>');
  });
  afterEach(() => {
    mails.length = 0;
    refused.clear();
  });
  afterAll(async () => {
    await mailer?.close();
    await server?.close();
  });
  return {
    get mailer() {
      if (mailer === undefined) throw new Error('the post office opens before the first test');
      return mailer;
    },
    mails,
    mailTo: async (address) => {
      const at = (): number => mails.findIndex(({ to }) => to?.some((one) => one.address === address));
      await expect.poll(at, { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
      const [mail] = mails.splice(at(), 1);
      if (mail === undefined) throw new Error('it was there');
      return mail;
    },
    refuseOnce: (address) => {
      refused.add(address);
    },
  };
}

/** The key in the link of a mail. */
export function keyIn(mail: Email): string {
  const found = /\/s\/([\w-]+)/.exec(mail.text ?? '');
  if (found?.[1] === undefined) throw new Error(`no link in: ${mail.text}`);
  return found[1];
}

/** The six digits in a mail, on a line of their own. */
export function codeIn(mail: Email): string {
  const found = /^(\d{6})$/m.exec(mail.text ?? '');
  if (found?.[1] === undefined) throw new Error(`no code in: ${mail.text}`);
  return found[1];
}
