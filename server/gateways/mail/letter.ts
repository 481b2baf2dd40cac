import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail as the library takes it: one plain recipient, no word of ours a file or an address to fetch. */
export function letter(mail: Mail, from: string): SendMailOptions {
  return {
    from: oneLine(from),
    // As an object: a text would be read as a list of addresses.
    to: { name: '', address: oneLine(mail.to) },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    // RFC 3834: nobody's absence notice comes back.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** No header can be added by what stands in another (RFC 5322 2.2). */
function oneLine(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}
