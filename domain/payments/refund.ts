import { compare, decimalText, parseDecimal, subtract, ZERO } from '../money/decimal.ts';
import type { TransferOutcome } from './settlement.ts';
import { DAY_MS } from '../vietnam-time.ts';

/** Reasons of a refund: paid twice, paid too much, paid after cancellation, or a part payment that was given up. */
export type RefundReason = 'again' | 'over' | 'after_cancel' | 'given_up';

/** What of a transfer paid for nothing; null where all of it did. `received` is what came for the request, this transfer included. */
export function refundOf(
  { outcome, amount }: { outcome: TransferOutcome; amount: string },
  { total, received }: { total: string; received: string },
): { reason: RefundReason; amount: string } | null {
  if (outcome === 'again' || outcome === 'after_cancel') return { reason: outcome, amount };
  if (outcome !== 'over') return null;
  const beyond = subtract(parseDecimal(received), parseDecimal(total));
  return compare(beyond, ZERO) > 0 ? { reason: 'over', amount: decimalText(beyond) } : null;
}

/** What the gateway makes of a refund; `unknown` where its answer leaves open whether money goes back. */
export type RefundOutcome = 'accepted' | 'done' | 'refused' | 'unknown';

/** vnp_ResponseCode of a refund that VNPAY will not do: no such shop, form, payment, one that is none, signature. */
const WILL_NOT: ReadonlySet<string> = new Set(['02', '03', '91', '95', '97']);

/**
 * The outcome of asking VNPAY 2.1.0 for a refund, by vnp_ResponseCode and vnp_TransactionStatus (00 given back, 05 being done, 06 sent to
 * the bank, 09 refused). 94 is a request that VNPAY has already, 99 anything else: neither says that no money goes back.
 */
export function refundOutcomeOf(response_code: string, transaction_status: string): RefundOutcome {
  if (WILL_NOT.has(response_code)) return 'refused';
  return response_code === '00' ? givenBackBy(transaction_status) : 'unknown';
}

/** The outcome by the vnp_TransactionStatus of a refund alone, as a look-up names it. */
export function givenBackBy(transaction_status: string): RefundOutcome {
  if (transaction_status === '00') return 'done';
  if (transaction_status === '09' || transaction_status === '02') return 'refused';
  return transaction_status === '05' || transaction_status === '06' ? 'accepted' : 'unknown';
}

/** Whether a refund that a look-up does not find never reached the gateway: a day after it was sent, and not before. */
export function neverArrived(sent_on: string, now: string): boolean {
  return Date.parse(now) - Date.parse(sent_on) >= DAY_MS;
}
