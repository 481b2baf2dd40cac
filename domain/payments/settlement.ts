import { add, compare, decimalText, parseDecimal, subtract, ZERO } from '../money/decimal.ts';

/** As it is stored; `expired` is one that waits and is past its end. */
export type StoredState = 'waiting' | 'wrong_amount' | 'paid' | 'cancelled';
export type PaymentState = StoredState | 'expired';

/** What one transfer did to its request. */
export type TransferOutcome = 'exact' | 'late' | 'short' | 'over' | 'again' | 'after_cancel';

type Standing = { state: StoredState; total: string; received: string; expires_on: string };
type Counted = { state: PaymentState; total: string; received: string };
type Arrived = { amount: string; transferred_on: string };

/**
 * What a transfer makes of its request. All that came is counted, whatever the state: a request is paid once what came reaches its
 * total, however many transfers that takes and even when it came late; what came beyond is to be given back. By the bank's time,
 * not by that of its message: who pays in time is in time.
 */
export function settle(
  request: Standing,
  { amount, transferred_on }: Arrived,
): { state: StoredState; received: string; outcome: TransferOutcome } {
  const received = decimalText(add(parseDecimal(request.received), parseDecimal(amount)));
  if (request.state === 'paid') return { state: 'paid', received, outcome: 'again' };
  if (request.state === 'cancelled') return { state: 'cancelled', received, outcome: 'after_cancel' };
  const beside = compare(parseDecimal(received), parseDecimal(request.total));
  if (beside < 0) return { state: 'wrong_amount', received, outcome: 'short' };
  if (beside > 0) return { state: 'paid', received, outcome: 'over' };
  const is_late = Date.parse(transferred_on) > Date.parse(request.expires_on);
  return { state: 'paid', received, outcome: is_late ? 'late' : 'exact' };
}

/** What is still to be paid: nothing of a request that takes no more. */
export function dueOf({ state, total, received }: Counted): string {
  return state === 'paid' || state === 'cancelled' ? '0' : atLeastZero(total, received);
}

/** What came and is to be given back. */
export function excessOf({ state, total, received }: Counted): string {
  if (state === 'cancelled') return received;
  return state === 'paid' ? atLeastZero(received, total) : '0';
}

function atLeastZero(from: string, taken: string): string {
  const left = subtract(parseDecimal(from), parseDecimal(taken));
  return decimalText(compare(left, ZERO) < 0 ? ZERO : left);
}
