import type { Reason } from '#domain/documents/notices.ts';
import type { Fault } from './scenarios/faults.ts';
import type { InvoiceMode, TransferMode } from '#domain/registration/boxes.table.ts';

/** What is in force for a taxpayer: the sum of the declarations (01/ĐKTĐ-HĐĐT) that were accepted. */
export type Taxpayer = {
  tax_code: string;
  name: string;
  /** Of the declaration's contact, where notices go. */
  address: string;
  email: string;
  /** Serial numbers of the declared certificates, upper-case hexadecimal without leading zeros. */
  certificate_serials: readonly string[];
  /** Declared forms (KHMSHDon). */
  forms: readonly string[];
  /** Part 1 and part 3 of the declaration. */
  modes: readonly (InvoiceMode | TransferMode)[];
  /** The five characters that codes of cash registers carry; given with the acceptance (103). */
  register_code: string | null;
};

export type AuthorityKey = { private_key_pem: string; certificate_pem: string; root_pem: string };

/**
 * What became of a message: `coded` 202; `accepted` every document of it; `partly` some of them; `refused` none; `malformed` it could
 * not be read (999 with an error); `waiting` a declaration that a person still has to confirm or explain.
 */
export type Verdict = 'coded' | 'accepted' | 'partly' | 'refused' | 'malformed' | 'waiting';

/** What names a document among those of its taxpayer. */
export type DocumentKey = { form_no: string; symbol: string; number: number };

/** A document that a message named, and what became of it. */
export type JudgedDocument = DocumentKey & {
  /** YYYY-MM-DD. */
  issued_on: string;
  /** Tổng tiền thanh toán as stated; null where the document has none. */
  total: string | null;
  verdict: 'coded' | 'accepted' | 'refused';
  /** Mã của cơ quan thuế, where it has one and was not refused. */
  code: string | null;
};

/** A document that the authority holds: coded or accepted. */
export type HeldDocument = DocumentKey & { issued_on: string; code: string | null };

/** A message to a taxpayer, ready to be fetched when its time comes. */
export type StoredAnswer = {
  answer_id: string;
  /** Null for what answers nothing (105, 302, 506). */
  reply_to: string | null;
  message_type: string;
  bytes: Uint8Array;
  /** What arrives instead of the bytes, where the way back spoils them. */
  delivered: Uint8Array | null;
  /** Never delivered unless it is asked for again. */
  withheld: boolean;
  /** Số thông báo, where a later message may quote it (302). */
  notice_no: string | null;
  /** ISO with Z. */
  available_on: string;
};

export type PublishedAnswer = Pick<StoredAnswer, 'answer_id' | 'reply_to' | 'message_type' | 'bytes'> & {
  available_on: string;
  published_no: number;
};

export type ReceivedMessage = {
  message_id: string;
  message_type: string;
  tax_code: string;
  bytes: Uint8Array;
  received_on: string;
};

/** What becomes of a message: its verdict, the documents in it, the answers that will come, and what is in force from now on. */
export type Settled = {
  verdict: Verdict;
  reasons: readonly Reason[];
  documents: readonly JudgedDocument[];
  answers: readonly StoredAnswer[];
  in_force: Taxpayer | null;
  /** What was on order for the message, where it decides how far it is said to be. */
  fault?: Fault | null;
};

/** What the page shows of a taxpayer. */
export type TaxpayerSummary = {
  tax_code: string;
  /** Empty while nothing was accepted. */
  name: string;
  messages: number;
  documents: number;
  waiting: number;
};

export type SentAnswer = Pick<
  StoredAnswer,
  'answer_id' | 'reply_to' | 'message_type' | 'withheld' | 'available_on'
>;

/** What GET /admin/messages shows; the document is the first of the message. */
export type SeenMessage = {
  message_id: string;
  message_type: string;
  tax_code: string;
  received_on: string;
  verdict: Verdict | null;
  /** Codes of the reasons. */
  reasons: string[];
  documents: number;
  form_no: string | null;
  symbol: string | null;
  number: number | null;
  code: string | null;
};
