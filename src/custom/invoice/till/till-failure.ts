import { failureText } from '#src/views/failure-text.ts';
import { tillDeviceWords } from '#src/wording/processing/till-offline.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import { NotSold } from './offline/sell-from-lease.ts';
import type { ShutTill } from './offline/till-engine.ts';
import { isRefusal, SaleRefused } from './sale.ts';

/** What may be gone on in spite of, once the cashier has read it. */
export const CONFIRMABLE = [
  'issued_on_backwards',
  'signing_late',
  'letters_unprintable',
  'letters_lost',
] as const;

export type Failure = {
  messages: readonly string[];
  /** Whether there is an invoice is not known: asked again, the same sale goes on. */
  is_unknown: boolean;
  /** The sale can be confirmed in spite of it. */
  confirmable: readonly string[];
};

/** What this browser keeps cannot be reached: whether it has a device, and has made this sale, is not known. */
export class TillShut extends Error {
  readonly by: ShutTill;
  constructor(by: ShutTill) {
    super(by);
    this.by = by;
  }
}

/** A sale without an answer. */
export const unknownFailure = (): Failure => ({
  messages: [words.unknown],
  is_unknown: true,
  confirmable: [],
});

/** `is_sent`: its publication was requested, so without an answer it may have been published. */
export function failureOf(error: unknown, is_sent: boolean): Failure {
  if (error instanceof NotSold) {
    const { problem } = error;
    const message = problem === 'not_active' ? tillDeviceWords.stopped : tillDeviceWords.problems[problem];
    return { messages: [message], is_unknown: false, confirmable: [] };
  }
  if (error instanceof TillShut)
    return { messages: [tillDeviceWords.shut[error.by]], is_unknown: is_sent, confirmable: [] };
  const refused = error instanceof SaleRefused || isRefusal(error);
  if (!refused)
    return is_sent
      ? unknownFailure()
      : { messages: [failureText(error)], is_unknown: false, confirmable: [] };
  const reasons = error instanceof SaleRefused ? error.reasons : error.errors;
  const confirmable = reasons.map(({ code }) => code);
  const isConfirmable = confirmable.every((code) => CONFIRMABLE.some((one) => one === code));
  return {
    messages: reasons.length > 0 ? reasons.map(({ message }) => message) : [failureText(error)],
    is_unknown: false,
    confirmable: isConfirmable ? confirmable : [],
  };
}
