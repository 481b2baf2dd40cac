/** Where a company's invoices come in by mail, and how it is opened. */
export type MailboxAccess = {
  host: string;
  port: number;
  /** TLS from the first byte, or after STARTTLS; a password never goes without. */
  security: 'tls' | 'starttls';
  username: string;
  password: string;
  folder: string;
};

/** Why a mailbox cannot be read. */
type MailboxProblem =
  | 'host_unknown'
  | 'host_inside'
  | 'unreachable'
  | 'tls'
  | 'login'
  | 'folder'
  | 'interrupted';

export class MailboxError extends Error {
  readonly problem: MailboxProblem;

  constructor(problem: MailboxProblem, options?: ErrorOptions) {
    super(`a mailbox: ${problem}`, options);
    this.name = 'MailboxError';
    this.problem = problem;
  }
}

/** A file of a mail that may be an invoice; `bytes` are null where it is larger than is read. */
export type MailFile = { readonly file_name: string; readonly bytes: Buffer | null };

export type InputMail = {
  readonly sender: string;
  readonly subject: string;
  /** Null where it does not say. */
  readonly sent_on: string | null;
  readonly files: readonly MailFile[];
  /** More files than are read. */
  readonly is_cut: boolean;
};

export type OpenedMailbox = {
  /** UIDs hold for one value of it (RFC 9051, 2.3.1.1). */
  readonly uid_validity: string;
  /** Of the mails after one, or, without one, of those of the last days; the lowest first. */
  uids(after: number | null): Promise<number[]>;
  /** Null for one that is gone. Nothing of it is changed, and it stays unread. */
  mail(uid: number): Promise<InputMail | null>;
};

/** Mailboxes that companies have named. */
export type InputMailboxes = {
  /**
   * Opens a folder to read it, and closes it after `work`, or at once when `within_ms` are over. Throws MailboxError, or what `work`
   * throws.
   */
  visit<T>(
    access: MailboxAccess,
    work: (mailbox: OpenedMailbox) => Promise<T>,
    within_ms: number,
  ): Promise<T>;
};
