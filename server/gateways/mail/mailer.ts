/** A mail to one person, as text and as HTML of the same words. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer, where that is another than the sender. */
  reply_to?: string;
  /** Its own Message-ID (RFC 5322 3.6.4), with the angle brackets. */
  message_id?: string;
  /** Where reports of it go (RFC 5321 4.1.1.2), where that is another address than the sender's; those of delivery are asked for too. */
  return_path?: string;
  attachments?: readonly { file_name: string; content_type: string; bytes: Uint8Array }[];
};

/** What became of a mail that was not taken: never, not now, or unknown whether the server took it. */
export type MailFate = 'refused' | 'not_now' | 'unknown';

/** SMTP codes from 500 on are for good (RFC 5321 4.2.1). */
const FINAL_CODE = 500;

/**
 * Told from what `send` rejected with: a server that answered has not taken it, one that was never reached neither. Whatever was cut off
 * in between may have been taken.
 */
export function fateOf(error: unknown): MailFate {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  if (responseCode !== undefined) return responseCode >= FINAL_CODE ? 'refused' : 'not_now';
  return command === 'CONN' ? 'not_now' : 'unknown';
}

/** The way out for mails. */
export type Mailer = {
  /** False where mails are only laid into a folder: nobody gets them. */
  readonly delivers: boolean;
  /** Rejects when the mail was not taken; the sender tries again. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};
