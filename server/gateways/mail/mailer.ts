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

/** The way out for mails. */
export type Mailer = {
  /** False where mails are only laid into a folder: nobody gets them. */
  readonly delivers: boolean;
  /** Rejects when the mail was not taken; the sender tries again. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};
