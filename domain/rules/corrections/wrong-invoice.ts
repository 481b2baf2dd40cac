import type { BuyerKind } from './agreements.table.ts';
import type { CorrectionMethod } from './correction-reasons.table.ts';
import type { Matter } from './remedies.table.ts';

/** An invoice about which something is to be done, and what. */
export type WrongInvoice = {
  /** Day of correcting (YYYY-MM-DD): its rules hold, also for invoices made under older law. */
  readonly corrected_on: string;
  readonly matter: Matter;
  /** Ký hiệu of the invoice; one of another shape (01AA/25P) is read as ordinary and uncoded. */
  readonly symbol: string;
  readonly buyer: BuyerKind;
  /** The tax authority took it: gave its code or received its data. */
  readonly accepted: boolean;
  /** How it reaches the authority: by itself (default), in table 01/TH-HĐĐT, or as rows of 01/TTGD. */
  readonly reported_by?: 'invoice' | 'summary_table' | 'transaction_table';
  /** Made under the decrees before electronic invoices (LHDCLQuan 3). */
  readonly paper_decree?: boolean;
  /** Property with a registered title: house, car, motorbike. Its lines state it, or the person who corrects says so. */
  readonly titled_goods?: boolean;
  /** Sold on an e-commerce or digital platform. */
  readonly platform_sale?: boolean;
  /** False when it has no form, symbol or number. */
  readonly numbered?: boolean;
  /** The method of the first correction, when it is wrong again. */
  readonly corrected_before?: CorrectionMethod | null;
  /** Another invoice has replaced it. */
  readonly replaced?: boolean;
  /** Several invoices of one buyer in one month with the same kind of error, put right by one. */
  readonly several?: boolean;
};
