/** A mail to one person, as text and as HTML of the same words. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** The way out for mails. */
export type Mailer = {
  /** Rejects when the mail was not taken; the sender tries again. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};
