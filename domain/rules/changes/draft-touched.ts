import { parseSymbol } from '../../fields/series-symbol.ts';
import type { Change, ChangeKind } from './changes.ts';
import type { LegalSentenceKey } from '../particulars/legal-sentences.table.ts';
import { channelOf, sendDeadline, SENDING_RULES } from '../deadlines/send-deadline.ts';

/** What of a draft a change of law can touch. */
export type DraftFacts = {
  readonly issued_on: string;
  readonly form_no: string;
  readonly symbol: string;
  /** Thuế suất of its lines. */
  readonly rates: readonly string[];
  readonly buyer_name: string | null;
  /** Its seller pays VAT as a percentage of revenue. */
  readonly percentage_on_revenue?: boolean;
  /** Sentences of the law written into it; the print's own are renewed by themselves. */
  readonly sentences?: readonly LegalSentenceKey[];
  /**
   * Ngày lập of the invoice it adjusts or replaces: that invoice's rates stay with it. Of a chain, the first one.
   */
  readonly corrects?: { readonly issued_on: string } | null;
};

/** Whether a coming change reaches this draft: somebody should look at it before that day. */
export function draftTouchedBy(draft: DraftFacts, change: Change): boolean {
  return TOUCHES[change.kind](draft, change);
}

type Touches = (draft: DraftFacts, change: Change) => boolean;

/** What a draft uses is there on its issue date no longer. */
const ends = (uses: (draft: DraftFacts, subject: string) => boolean): Touches => {
  return (draft, { on, subject, after }) => after === null && draft.issued_on >= on && uses(draft, subject);
};

const TOUCHES: Record<ChangeKind, Touches> = {
  vat_rate: (draft, { on, subject, after }) =>
    after === null && rateDay(draft) >= on && draft.rates.some((rate) => kindOfRate(rate) === subject),
  revenue_relief: (draft, { on }) => draft.percentage_on_revenue === true && rateDay(draft) >= on,
  format_version: (draft, { on }) => draft.issued_on >= on,
  sentence: (draft, { on, subject }) =>
    draft.issued_on >= on && (draft.sentences ?? []).some((key) => key === subject),
  retail_buyer: (draft, { on, before }) =>
    before !== null && draft.issued_on >= on && draft.buyer_name?.trim() === before,
  symbol_letter: ends(({ symbol }, letter) => parseSymbol(symbol)?.letter === letter),
  form: ends(
    ({ form_no, symbol }, subject) =>
      form_no === subject || form_no + (parseSymbol(symbol)?.letter ?? '') === subject,
  ),
  deadline: (draft, { on, subject }) =>
    draft.issued_on >= on && subject === SENDING_RULES[channelOf(draft.symbol)],
  // The day off lies between issuing and the last day to send, so that day moves.
  day_off: (draft, { on }) => {
    const due_on = sendDeadline({ issued_on: draft.issued_on, channel: channelOf(draft.symbol) })?.due_on;
    return due_on != null && draft.issued_on < on && on < due_on;
  },
};

function rateDay({ issued_on, corrects }: DraftFacts): string {
  return corrects?.issued_on ?? issued_on;
}

/** KHAC:05.26% is of kind KHAC. */
function kindOfRate(rate: string): string {
  return rate.split(':')[0] ?? rate;
}
