import { parseSymbol } from '../../fields/series-symbol.ts';
import { agreementFor, NO_AGREEMENT, type Agreement } from './agreements.table.ts';
import { barsAgainst, type CorrectionBarRow } from './correction-bars.table.ts';
import { CORRECTION_MESSAGES, type CorrectedSeries } from './correction-messages.table.ts';
import { reasonCodeFor } from './correction-reasons.table.ts';
import { rowsOn } from '../dated.ts';
import type { LegalSentenceKey } from '../particulars/legal-sentences.table.ts';
import {
  MATTERS,
  WAYS_AROUND,
  type MatterRow,
  type RemedyAction,
  type WayAround,
  type WayAroundRow,
} from './remedies.table.ts';
import type { WrongInvoice } from './wrong-invoice.ts';

export type Remedy = {
  readonly action: RemedyAction;
  readonly agreement: Agreement;
  /** LDDCTThe; null where there is none. */
  readonly reason_code: string | null;
  /** The sentence that names the old invoice; null where there is none. */
  readonly reference: Extract<LegalSentenceKey, 'adjusts' | 'replaces' | 'replaces_paper'> | null;
  /** Bảng kê 01/BK-ĐCTT goes with it. */
  readonly with_list: boolean;
  /** Đề nghị 06/ĐN-PSĐT must come first (per-occurrence invoices). */
  readonly request_first: boolean;
  /** Type of the message to the authority (MLTDiep); null where none of its own is sent. */
  readonly message_type: string | null;
  readonly source: string;
};

/** What may be done, in the order to offer it, and what forbids one of the two methods. */
export type Remedies = {
  readonly remedies: readonly Remedy[];
  readonly barred: readonly CorrectionBarRow[];
};

/**
 * What the law of the day of correcting allows for an invoice that is wrong, or whose sale changed afterwards (Điều
 * 10 of the circular on invoices). Nothing is offered for days before the rules of the tables (2025-06-01).
 */
export function remediesFor(invoice: WrongInvoice): Remedies {
  const around = wayAround(invoice);
  if (around !== null) return { remedies: [remedyOf(around)], barred: [] };
  const barred = barsAgainst(invoice);
  if (barred.some(({ bar }) => bar === 'already_replaced')) return { remedies: [], barred };
  const row = rowsOn(MATTERS, invoice.corrected_on).find(({ matter }) => matter === invoice.matter);
  const forbidden: readonly RemedyAction[] = barred.flatMap(({ forbids }) => forbids);
  const actions = row?.actions.filter((action) => !forbidden.includes(action)) ?? [];
  return { remedies: row ? actions.map((action) => remedy(action, row, invoice)) : [], barred };
}

function wayAround({ accepted, reported_by, corrected_on, matter }: WrongInvoice): WayAroundRow | null {
  const way: WayAround | 'invoice' | undefined = accepted ? reported_by : 'not_accepted';
  // A change of an amount needs a new invoice; the row of that invoice corrects the data in a later table.
  if (way === 'summary_table' && matter !== 'minor_content') return null;
  return rowsOn(WAYS_AROUND, corrected_on).find((row) => row.way === way) ?? null;
}

function remedyOf({ action, message_type, source }: WayAroundRow): Remedy {
  return { ...WITHOUT_INVOICE, action, agreement: NO_AGREEMENT, message_type, source };
}

const WITHOUT_INVOICE = {
  reason_code: null,
  reference: null,
  with_list: false,
  request_first: false,
} as const;

function remedy(action: RemedyAction, row: MatterRow, invoice: WrongInvoice): Remedy {
  const agreement = agreementFor(action, row, invoice);
  const { source } = row;
  const messages = messagesFor(invoice);
  if (action === 'notify')
    return { ...WITHOUT_INVOICE, action, agreement, message_type: messages?.notice ?? null, source };
  if (action !== 'adjust' && action !== 'replace')
    return { ...WITHOUT_INVOICE, action, agreement, message_type: null, source };
  const replaces = invoice.paper_decree === true ? 'replaces_paper' : 'replaces';
  return {
    action,
    agreement,
    reason_code: reasonCodeFor(row.reason_code, action, invoice),
    reference: row.reference_line ? (action === 'adjust' ? 'adjusts' : replaces) : null,
    with_list: invoice.several === true,
    request_first: seriesOf(invoice) === 'per_occurrence',
    message_type: invoice.reported_by === 'summary_table' ? '400' : (messages?.invoice ?? null),
    source,
  };
}

function messagesFor(invoice: WrongInvoice) {
  const coded = parseSymbol(invoice.symbol)?.coded ?? false;
  const series = seriesOf(invoice);
  return rowsOn(CORRECTION_MESSAGES, invoice.corrected_on).find(
    (row) => row.series === series && row.coded === coded,
  );
}

const SERIES_OF_LETTER: Readonly<Record<string, CorrectedSeries>> = {
  M: 'cash_register',
  L: 'per_occurrence',
};

function seriesOf({ symbol, several }: WrongInvoice): CorrectedSeries {
  if (several === true) return 'several';
  return SERIES_OF_LETTER[parseSymbol(symbol)?.letter ?? ''] ?? 'ordinary';
}
