import type { Reason } from '#domain/documents/notices.ts';
import type { StoredAnswer } from '../records.ts';

/** What can go wrong on the way to the authority and back, and what the authority can do, on order. */
export type Fault =
  /** The line drops before anything arrives. */
  | { kind: 'drop' }
  /** The message arrives and is judged, but the caller never hears of it. */
  | { kind: 'timeout' }
  /** Nothing arrives; the caller gets 503. */
  | { kind: 'server_error' }
  /** Nothing arrives; the caller is not let in (401). */
  | { kind: 'unauthorized' }
  /** The message arrives and is judged; the caller gets a page instead of an answer. */
  | { kind: 'garble' }
  /** The answers arrive, and are unreadable; asked for again they come complete. */
  | { kind: 'garble_answers' }
  /** The provider itself will not take the message. */
  | { kind: 'reject'; reason: string }
  /** Every answer is delivered twice. */
  | { kind: 'double' }
  /** Answers come so much later. */
  | { kind: 'delay'; delay_ms: number }
  /** The verdict comes before the technical receipt. */
  | { kind: 'reorder' }
  /** Refused with these reasons, whatever the message says: 204, 103 of kind 2, 301 of kind 2. */
  | { kind: 'refuse'; reasons: Reason[] }
  /** Nothing is found, whatever the message says. */
  | { kind: 'accept' }
  /** A declaration is not even received (102 of kind 2 or 4). */
  | { kind: 'not_received'; reasons: Reason[] }
  /** A declaration waits until the representative confirms: 103 comes when the page says so. */
  | { kind: 'confirm' }
  /** A declaration waits for an explanation (107): 103 comes when the page says so. */
  | { kind: 'explain' }
  /** No answer ever, unless they are asked for again. */
  | { kind: 'silence' }
  /** The provider keeps the message, and the authority never hears of it, unless its answers are asked for. */
  | { kind: 'held' }
  /** The receipt (999) alone. */
  | { kind: 'no_verdict' }
  /** Answers without MTDTChieu. */
  | { kind: 'no_reply_to' }
  /** 999 with an error: the authority says it cannot read the message. */
  | { kind: 'unreadable' }
  /** Taken as usual; a notice to review it (302) follows its verdict. */
  | { kind: 'review' }
  /** -1 and -2 in the place of the verdict. */
  | { kind: 'wrong_format' }
  | { kind: 'signature_faulty' };

/** `count` null: until cleared. Without a tax code it applies to the next caller. */
export type FaultOrder = { fault: Fault; count: number | null; tax_code?: string | null };

export type Faults = {
  order(order: FaultOrder): void;
  /** Those for a tax code alone, or all. */
  clear(tax_code?: string): void;
  /** The fault of the message that has just come in, if one is due; first ordered, first served. */
  next(tax_code: string): Fault | null;
  list(): readonly FaultOrder[];
  outage: boolean;
};

export function createFaults(): Faults {
  let orders: FaultOrder[] = [];
  return {
    order: (order) => void orders.push({ ...order }),
    clear: (tax_code) => {
      orders = tax_code === undefined ? [] : orders.filter((order) => order.tax_code !== tax_code);
    },
    next: (tax_code) => {
      const first = orders.find((order) => (order.tax_code ?? tax_code) === tax_code);
      if (!first) return null;
      if (first.count !== null) {
        first.count -= 1;
        if (first.count <= 0) orders = orders.filter((order) => order !== first);
      }
      return first.fault;
    },
    list: () => orders,
    outage: false,
  };
}

/** The answers as the fault lets them through; faults of the way there leave them as they are. */
export function bendAnswers(fault: Fault | null, answers: readonly StoredAnswer[]): StoredAnswer[] {
  const kind = fault?.kind;
  if (kind === 'double') return answers.flatMap((answer) => [answer, answer]);
  if (kind === 'delay')
    return answers.map((answer) => ({ ...answer, available_on: later(answer.available_on, fault.delay_ms) }));
  if (kind === 'reorder') {
    const times = answers.map((answer) => answer.available_on).reverse();
    return answers.map((answer, at) => ({ ...answer, available_on: times[at] ?? answer.available_on }));
  }
  if (kind === 'garble_answers')
    return answers.map((answer) => ({
      ...answer,
      delivered: answer.bytes.slice(0, answer.bytes.length / 2),
    }));
  if (kind === 'silence' || kind === 'held' || kind === 'no_verdict')
    return answers.map((answer) => ({
      ...answer,
      withheld: kind !== 'no_verdict' || answer.message_type !== '999',
    }));
  return [...answers];
}

/** An instant so many milliseconds on, ISO 8601 with Z. */
export function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}
