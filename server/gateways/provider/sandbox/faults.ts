import type { Reason } from '#domain/documents/notices.ts';
import type { StoredAnswer } from './records.ts';

/** What can go wrong on the way to the authority and back, on order. */
export type Fault =
  /** The line drops before anything arrives. */
  | { kind: 'drop' }
  /** The message arrives and is judged, but the caller never hears of it. */
  | { kind: 'timeout' }
  /** Nothing arrives; the caller is told 503. */
  | { kind: 'server_error' }
  /** The message arrives and is judged; the caller gets a page instead of an answer. */
  | { kind: 'garble' }
  /** The answers arrive, and are unreadable. */
  | { kind: 'garble_answers' }
  /** The provider itself will not take the message. */
  | { kind: 'reject'; reason: string }
  /** Every answer is delivered twice. */
  | { kind: 'double' }
  /** Answers come so much later. */
  | { kind: 'delay'; delay_ms: number }
  /** The verdict comes before the technical receipt. */
  | { kind: 'reorder' }
  /** 204 with these reasons, whatever the invoice says. */
  | { kind: 'refuse'; reasons: Reason[] };

export type FaultKind = Fault['kind'];

/** `count` null: until cleared. */
export type FaultOrder = { fault: Fault; count: number | null };

export type Faults = {
  order(order: FaultOrder): void;
  clear(): void;
  /** The fault of the message that has just come in, if one is due; first ordered, first served. */
  next(): Fault | null;
  outage: boolean;
};

export function createFaults(): Faults {
  let orders: FaultOrder[] = [];
  return {
    order: (order) => void orders.push({ ...order }),
    clear: () => {
      orders = [];
    },
    next: () => {
      const [first] = orders;
      if (!first) return null;
      if (first.count !== null) {
        first.count -= 1;
        if (first.count <= 0) orders.shift();
      }
      return first.fault;
    },
    outage: false,
  };
}

/** The answers as the fault lets them through; faults of the way there leave them as they are. */
export function bendAnswers(fault: Fault | null, answers: readonly StoredAnswer[]): StoredAnswer[] {
  if (fault?.kind === 'double') return answers.flatMap((answer) => [answer, answer]);
  if (fault?.kind === 'delay')
    return answers.map((answer) => ({ ...answer, available_on: later(answer.available_on, fault.delay_ms) }));
  if (fault?.kind === 'reorder') {
    const times = answers.map((answer) => answer.available_on).reverse();
    return answers.map((answer, index) => ({ ...answer, available_on: times[index] ?? answer.available_on }));
  }
  if (fault?.kind === 'garble_answers')
    return answers.map((answer) => ({ ...answer, bytes: answer.bytes.slice(0, answer.bytes.length / 2) }));
  return [...answers];
}

/** An instant so many milliseconds on, ISO 8601 with Z. */
export function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}
