import { compare as compareDecimals, readDecimal } from '../money/decimal.ts';
import type { Difference, DifferenceKind, ReceivedInvoice, SentInvoice } from './difference.ts';

/** What may be missing on the list without being a difference: what was never judged, or was refused before it got there. */
const NEED_NOT_BE_LISTED: readonly SentInvoice['state'][] = ['unknown', 'refused', 'superseded'];

/** `listed`: invoices that the list names; `agreed`: those of them on which both sides agree. */
export type Comparison = { listed: number; agreed: number; differences: Difference[] };

/**
 * The invoices of a day's messages against the authority's list, by message, form, series and number.
 * @param sent of the messages made on the day, and of those that the list names
 * @param received the list of the day; `later`: that of the day after, for what left shortly before midnight
 */
export function compareDay(
  sent: readonly SentInvoice[],
  received: readonly ReceivedInvoice[],
  later: readonly ReceivedInvoice[] = [],
): Comparison {
  const listed = new Map([...later, ...received].map((one) => [keyOf(one), one]));
  const ours = new Map(sent.map((one) => [keyOf(one), one]));
  const pairs = [
    ...sent.map((one) => ({ sent: one, received: listed.get(keyOf(one)) ?? null })),
    ...received.filter((one) => !ours.has(keyOf(one))).map((one) => ({ sent: null, received: one })),
  ];
  const differences = pairs.flatMap((pair): Difference[] => {
    const kind = differenceOf(pair);
    return kind === null ? [] : [{ kind, ...pair }];
  });
  const count = (some: readonly Pick<Difference, 'received'>[]): number =>
    some.filter((one) => one.received !== null).length;
  return { listed: count(pairs), agreed: count(pairs) - count(differences), differences };
}

/** Whether one that was sent and is not on the day's list may be on that of the day after. */
export function isMissing(one: SentInvoice, received: ReadonlySet<string>): boolean {
  return !NEED_NOT_BE_LISTED.includes(one.state) && !received.has(keyOf(one));
}

export function keyOf({ message_id, form_no, symbol, number }: ReceivedInvoice | SentInvoice): string {
  return `${message_id} ${form_no} ${symbol} ${number}`;
}

/** The first difference of a pair, the most pressing first; null where both sides agree. */
function differenceOf({ sent, received }: Omit<Difference, 'kind'>): DifferenceKind | null {
  if (sent === null) return 'not_sent_here';
  if (received === null) return NEED_NOT_BE_LISTED.includes(sent.state) ? null : 'not_received';
  if (sent.state === 'unknown') return 'whereabouts_unknown';
  if (sent.state === 'arrived') return 'answer_missing';
  // Another version was sent because this one was refused.
  const known = sent.state === 'superseded' ? 'refused' : sent.state;
  if (known !== received.state) return 'state_differs';
  if (sent.state !== 'accepted') return null;
  if (sent.code !== null && received.code !== null && sent.code !== received.code) return 'code_differs';
  return isSameTotal(sent.total, received.total) ? null : 'total_differs';
}

/** Without an amount on the list there is nothing to compare. */
function isSameTotal(sent: string, received: string | null): boolean {
  const [here, there] = [readDecimal(sent), readDecimal(received)];
  return here === null || there === null || compareDecimals(here, there) === 0;
}
