import type { QrAgreement } from '../documents/qr-code.ts';
import type { ReadInvoice } from '../documents/read-invoice.ts';
import type { AmountProblem } from '../invoice/amount-problems.ts';

/** A signature of the file as it was verified, with what is said of it. */
export type ReceivedSignature = {
  readonly role: 'seller' | 'buyer' | 'authority' | 'taxpayer' | 'other';
  /** SignatureProblem of domain/signing, by its name. */
  readonly problems: readonly string[];
  readonly changed: readonly string[];
  readonly weaknesses: readonly string[];
  /** What is wrong, and what to do, in whole sentences. */
  readonly wrong: readonly string[];
  readonly next: string;
  readonly signing_time: string | null;
  /** Of the certificate; a serial of null: it could not be read. */
  readonly tax_code: string | null;
  readonly issuer_name: string | null;
  readonly serial: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
};

/** What a reader of the file found of its one invoice, beside what it says. */
export type InvoiceFindings = {
  readonly amount_problems: readonly AmountProblem[];
  /** A signature of its seller covers it. */
  readonly seller_signed: boolean;
  /** Its code, where it has one, is covered by the authority's signature. */
  readonly code_signed: boolean;
  readonly qr_agreement: QrAgreement | null;
};

/** Hóa đơn đầu vào as it came: what it says, and what is known of its signatures. */
export type InputInvoice = InvoiceFindings & {
  readonly invoice: Pick<
    ReadInvoice,
    'authority_code' | 'content' | 'stated' | 'stated_lines' | 'format_problems' | 'unknown'
  >;
  readonly signatures: readonly ReceivedSignature[];
  readonly unsigned_parts: readonly string[];
};

/** The company that received it, and the day (YYYY-MM-DD) on which it is judged. */
export type Receiver = { readonly tax_code: string; readonly today: string };

type CheckKey =
  | 'signature'
  | 'certificate'
  | 'authority'
  | 'seller'
  | 'amounts'
  | 'buyer'
  | 'symbol'
  | 'content';

/** How a check ended: nothing to say, something a person has to look at, or a reason not to take the invoice. */
type Grade = 'passed' | 'warning' | 'failed';

/** One check in Vietnamese: what is so, and what it was seen from or what to do. */
export type Check = {
  readonly key: CheckKey;
  readonly grade: Grade;
  readonly title: string;
  readonly detail: string;
};

export type Verdict = 'valid' | 'warning' | 'invalid';
