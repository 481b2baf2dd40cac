import type { RawBuilder } from 'kysely';
import type { CrudAccount, CrudRecord, CrudTx, Values } from './crud-context.ts';

export type Asking = { account: CrudAccount; now: string };

/** What differs of a resource from plain create, read, update and delete. Everything may be left out. */
export type CrudOptions<Row extends CrudRecord = CrudRecord> = {
  /** Its table when that has another name. */
  table?: string;
  /** Columns that are computed by SQL instead of read from the table. */
  expressions?: (account: CrudAccount) => Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which rows there are for an account: a condition over the table. */
  visible?: (account: CrudAccount) => RawBuilder<unknown>;
  /** Which of them it may change. */
  changeable?: (account: CrudAccount) => RawBuilder<unknown>;
  /** Columns a new row gets beside those of the request. */
  fill?: (asking: Asking) => Values;
  /** What is kept for what was sent, before anything is judged. */
  prepare?: (values: Values) => Values;
  /** Refuses by throwing, or does what must be done first, in the same transaction. */
  beforeCreate?: (tx: CrudTx, values: Values, asking: Asking) => Promise<void>;
  beforeUpdate?: (tx: CrudTx, current: Row, values: Values, asking: Asking) => Promise<void>;
  beforeDelete?: (tx: CrudTx, current: Row, asking: Asking) => Promise<void>;
  /** What else a change brings with it, in the same transaction. */
  afterCreate?: (tx: CrudTx, row: Row, asking: Asking) => Promise<void>;
  afterUpdate?: (tx: CrudTx, before: Row, after: Row, asking: Asking) => Promise<void>;
  /** Sees to what must stay true of all rows together once a change is made. */
  afterChange?: (tx: CrudTx, asking: Asking) => Promise<void>;
  /** What to say when a record to be deleted is still used elsewhere. */
  in_use?: string;
  /** What is nobody's history: nothing of it goes into the audit log. */
  unaudited?: boolean;
};
