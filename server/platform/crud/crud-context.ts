import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import type { Clock } from '../clock.ts';
import type { ErrorItem } from '../http/failure.ts';

/** A transaction that sees one tenant, as far as plain SQL needs it. */
export type CrudTx = QueryExecutorProvider;

export type CrudAccount = {
  readonly tenant_id: number;
  readonly user_id: number;
  readonly full_name: string;
  /** The key it came by, when a program asks. */
  readonly api_token_id?: number;
};

/** What a plain operation needs of the request: who asks, the time, and their tenant's rows alone. */
export type CrudContext = {
  readonly clock: Clock;
  readonly account: CrudAccount;
  tenant<T>(work: (tx: CrudTx) => Promise<T>): Promise<T>;
  read<Row extends object>(statement: RawBuilder<Row>): Promise<Row[]>;
  /** The rows of a statement in portions, however many they are; one transaction from first to last. */
  portions<Row extends object>(statement: RawBuilder<Row>, size: number): AsyncIterable<Row[]>;
};

export type CrudRecord = { id: number; lock_version: number } & Record<string, unknown>;

export type Values = Readonly<Record<string, unknown>>;

/** Judges a record as the create operation of a resource would judge it in a request. */
export type RecordJudge = (
  resource: string,
  record: Readonly<Record<string, unknown>>,
) => readonly ErrorItem[];

/** `key`: the column that tells its records apart in a sheet; `soft_delete`: what is deleted keeps its row. */
export type ReferenceTable = { table: string; key: string; represent: string; soft_delete: boolean };

/** What plain handlers need of the process they run in. */
export type CrudDeps = {
  judge: RecordJudge;
  /** Where records that others point at are found, by the name of their resource. */
  references: ReadonlyMap<string, ReferenceTable>;
  /** What sheets of other programs write above the fields of a resource: headings by field. */
  headings: (resource: string) => Readonly<Record<string, readonly string[]>>;
  /** Kiểu số of the company that a transaction sees: texts of files are written and read in it. */
  number_style: (tx: CrudTx) => Promise<NumberStyle>;
};

export type Requester = { account: CrudAccount; now: string };

/** What differs of a resource from plain create, read, update and delete. Everything may be left out. */
export type CrudOptions<Row extends CrudRecord = CrudRecord> = {
  /** Its table when that has another name. */
  table?: string;
  /** Columns that are computed by SQL instead of read from the table. */
  expressions?: (account: CrudAccount) => Readonly<Record<string, RawBuilder<unknown>>>;
  /** What a filter of that name compares, where it is no column. */
  filtered?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which rows there are for an account: a condition over the table. */
  visible?: (account: CrudAccount) => RawBuilder<unknown>;
  /** Which of them it may change. */
  changeable?: (account: CrudAccount) => RawBuilder<unknown>;
  /** Columns a new row gets beside those of the request. */
  fill?: (requester: Requester) => Values;
  /** Columns that follow from what is sent and what is there (null is a new row): written with it. Refuses by throwing. */
  derived?: (tx: CrudTx, current: Row | null, values: Values, requester: Requester) => Promise<Values>;
  /** What is kept for what was sent, before anything is judged. */
  prepare?: (values: Values) => Values;
  /** Refuses by throwing, or does what must be done first, in the same transaction. */
  beforeCreate?: (tx: CrudTx, values: Values, requester: Requester) => Promise<void>;
  beforeUpdate?: (tx: CrudTx, current: Row, values: Values, requester: Requester) => Promise<void>;
  beforeDelete?: (tx: CrudTx, current: Row, requester: Requester) => Promise<void>;
  /** What else a change brings with it, in the same transaction. */
  afterCreate?: (tx: CrudTx, row: Row, requester: Requester) => Promise<void>;
  afterUpdate?: (tx: CrudTx, before: Row, after: Row, requester: Requester) => Promise<void>;
  /** Sees to what must stay true of all rows together once a change is made. */
  afterChange?: (tx: CrudTx, requester: Requester) => Promise<void>;
  /** What to say when a record to be deleted is still used elsewhere. */
  in_use?: string;
  /** What belongs to no history: none of it goes into the audit log. */
  unaudited?: boolean;
};
