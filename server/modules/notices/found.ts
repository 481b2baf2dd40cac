import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';

export type Notice = components['schemas']['Notice'];

/** A notice before it is known whether its reader has seen it. */
export type Found = Omit<Notice, 'read'>;

/** Who notices are read for, and when. */
export type Reader = {
  account: Pick<Account, 'user_id' | 'permissions'>;
  /** YYYY-MM-DD in Vietnam. */
  today: string;
  now: string;
  /** What happened before is not told any more. */
  since: string;
};

/** The notices of one sort that a reader may see, at most `MAX_OF_A_SORT`. */
export type Source = (tx: Tx, reader: Reader) => Promise<Found[]>;

export const MAX_OF_A_SORT = 100;

/** What most notices have not. */
export const PLAIN = {
  group: 'todo',
  document: null,
  count: 1,
  name: null,
  detail: null,
  due_on: null,
  tally: null,
} as const satisfies Partial<Found>;
