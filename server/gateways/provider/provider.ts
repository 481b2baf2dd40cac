/** Một thông điệp (TDiep) on its way to the tax authority: the bytes are sent exactly as they are. */
export type OutgoingMessage = {
  /** MTDiep: the sender's own id; sending it again must never make a second document. */
  message_id: string;
  /** MLTDiep, e.g. `200`. */
  message_type: string;
  tax_code: string;
  bytes: Uint8Array;
};

/** Why nothing is known: the message may have arrived, or may not. */
export type UnknownCause = 'timeout' | 'connection' | 'server_error' | 'garbled';

/**
 * Why it is known that nothing was taken: the provider did not let us in (`unauthorized`: token or client certificate), it is not to be
 * believed (`untrusted`: its certificate leads to none of our roots; `expired`; `other_name`), or its address may not be called (`address`).
 */
export type NotSentCause = 'unauthorized' | 'untrusted' | 'expired' | 'other_name' | 'address';

/**
 * The result of handing over a message. `not_sent` is no fault of the message: it waits until the connection is mended. `unknown` is never a failure: the caller looks the message up by
 * its id before anything is sent again.
 */
export type SubmitResult =
  | { outcome: 'accepted' }
  | { outcome: 'duplicate' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'not_sent'; cause: NotSentCause }
  | { outcome: 'unknown'; cause: UnknownCause };

type LookUpResult = 'known' | 'not_found' | 'unknown';

/**
 * The result of asking for answers again. `asked`: so many answers come with the next fetch, each under the id it had before; 0 where the
 * authority has not answered yet. `unknown`: whether it was asked is not known; asking once more does no harm.
 */
type FetchAgainResult =
  | { outcome: 'asked'; count: number }
  | { outcome: 'not_found' }
  | { outcome: 'unknown'; cause: UnknownCause | NotSentCause };

/** Một thông điệp trả về: what came back, unchanged. */
export type Answer = {
  /** The answer's own MTDiep: an answer delivered twice carries it twice. */
  id: string;
  /** MTDTChieu: the id of the message it answers; null where it answers none (105, 302, 506). */
  reply_to: string | null;
  message_type: string;
  bytes: Uint8Array;
  /** ISO 8601 with Z; null where the provider does not say. */
  received_on: string | null;
};

/** Where the last fetch ended; opaque, to be kept beside the answers it came with. */
export type AnswerCursor = string;

/**
 * How far a message is that has no answer yet: the provider has it; it was forwarded to the authority; the authority has it, and has not
 * answered within what is usual.
 */
export type ProgressStage = 'received' | 'forwarded' | 'awaiting_answer';

export type MessageProgress = { message_id: string; stage: ProgressStage };

export type FetchedAnswers = {
  answers: Answer[];
  cursor: AnswerCursor | null;
  /** Of messages without an answer, where the provider says so. Nothing follows from a message that is not named. */
  progress?: readonly MessageProgress[];
};

/** A document as the authority has it: an invoice of a message that it has judged. */
export type ReceivedDocument = {
  /** MTDiep of the message that brought it. */
  message_id: string;
  form_no: string;
  symbol: string;
  number: number;
  /** Tổng tiền thanh toán, a decimal with a point; null where the list gives none. */
  total: string | null;
  state: 'accepted' | 'refused';
  /** Mã của cơ quan thuế; null where it has none. */
  code: string | null;
};

/** `next` is null on the last page, and opaque otherwise. */
export type ReceivedPage = { documents: ReceivedDocument[]; next: string | null };

/** A day is that of Vietnam (YYYY-MM-DD) on which the messages came in. `after` is the `next` of the page before. */
export type ReceivedRequest = { tax_code: string; day: string; after: string | null; limit: number };

/**
 * What a job may do: call; try with one message, since calls have failed; or come back after a rest. Who is given a trial makes a call soon, or
 * the next one waits for nothing.
 */
export type LineState = 'good' | 'trial' | { rests_ms: number };

/** The transmission provider (tổ chức truyền nhận, T-VAN) between a seller and the tax authority. */
export type Provider = {
  /** Asked by jobs before they call; an adapter needs none, `withCircuitBreaker` adds it. */
  line?(): LineState;
  submit(message: OutgoingMessage): Promise<SubmitResult>;
  lookUp(message_id: string): Promise<LookUpResult>;
  /** Yêu cầu gửi lại phản hồi: has every answer to a message delivered again, for one that came unreadable or never. */
  fetchAgain(message_id: string): Promise<FetchAgainResult>;
  /** Answers made available after the cursor, oldest first. Throws ProviderUnavailable. */
  fetchAnswers(request: { tax_code: string; after: AnswerCursor | null }): Promise<FetchedAnswers>;
  /**
   * Đối chiếu: the invoices of a taxpayer that the authority received on a day, whoever sent them, a page at a time. A page is whole or
   * ProviderUnavailable is thrown: what a list lacks counts as not received.
   */
  listReceived(request: ReceivedRequest): Promise<ReceivedPage>;
};

/** Answers or a list could not be fetched; asking again with the same cursor loses nothing. */
export class ProviderUnavailable extends Error {
  readonly reason: UnknownCause | NotSentCause;

  constructor(reason: UnknownCause | NotSentCause) {
    super(`the transmission provider cannot be read: ${reason}`);
    this.name = 'ProviderUnavailable';
    this.reason = reason;
  }
}
