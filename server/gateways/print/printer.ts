import type { StatementPaper } from '#domain/statements/paper.ts';
import type { MistakeNotice } from '#domain/mistakes/content.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import type { InvoicePrint, PrintSignature } from './invoice-print.ts';

/** Everything on the printed form of a declaration (tờ khai 01/ĐKTĐ-HĐĐT). Equal values give equal bytes. */
export type DeclarationPrint = {
  layout: 'declaration';
  content: DeclarationContent;
  /** Null until it is signed: then every page says so. */
  signature: PrintSignature | null;
};

/** Everything on the printed form of a notice of mistakes (04/SS-HĐĐT). Equal values give equal bytes. */
export type MistakeNoticePrint = {
  layout: 'mistake_notice';
  content: MistakeNotice;
  /** The title that was signed; null before that. */
  sealed_title: string | null;
  /** Null until it is signed: then the form says so. */
  signature: PrintSignature | null;
};

/** Everything on a printed statement between seller and buyer. Equal values give equal bytes. */
export type StatementPrint = {
  layout: 'statement';
  paper: StatementPaper;
  label: string;
  author: string;
  made_on: string;
  seller_signature: PrintSignature | null;
  buyer_signature: PrintSignature | null;
  /** The buyer has confirmed by a one-time code instead of a signature. */
  buyer_confirmed: boolean;
};

/** A page in the place of an invoice that could not be printed among many. */
export type NotPrinted = {
  layout: 'not_printed';
  /** What people call the invoice. */
  name: string;
  reason: string;
  drawn_on: string;
};

/** A report, or a part of a long one: the first has the title, the last the signatures. Equal values give equal bytes. */
export type ReportPrint = {
  layout: 'report';
  title: string;
  /** Under the title: the period and the unit. */
  subtitle: string;
  company: { name: string; tax_code: string };
  /** Of the width, `share` parts of all shares. */
  columns: readonly { label: string; align: 'left' | 'right' | 'center'; share: number }[];
  /** Below 1 for tables with many columns. */
  zoom: number;
  /** Cells as they are printed; totals are bold. */
  lines: readonly { kind: 'row' | 'total'; cells: readonly string[] }[];
  /** The number of the first page of this part; of the whole report it is 1. */
  first_page: number;
  is_last: boolean;
  drawn_on: string;
};

/** A document to be drawn; its layout says which. */
export type PrintView =
  | InvoicePrint
  | DeclarationPrint
  | MistakeNoticePrint
  | StatementPrint
  | ReportPrint
  | NotPrinted;

/** Draws the printed form of documents somewhere else than where people are served. */
export type InvoicePrinter = {
  /** The PDF; the drawings of one company wait for each other. Throws TaskGivenUp. */
  print(tenant_id: number, view: PrintView): Promise<Uint8Array>;
  close(): Promise<void>;
};
