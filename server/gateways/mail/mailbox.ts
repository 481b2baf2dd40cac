/** A delivery status notification (RFC 3464): its status part, and the source, in which the mark of our mail is looked for. */
export type DeliveryNotice = { status: string; source: string };

/** The mailbox that reports of mails come to. */
export type Mailbox = {
  /**
   * Hands over each notice that was not read yet, and notes it as read where `take` is done with it; false hands it over again with the next
   * look. Mails that are none, answers of people and absence notices, are noted as read too.
   */
  readNotices(take: (notice: DeliveryNotice) => Promise<boolean>): Promise<void>;
};
