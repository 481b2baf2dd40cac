import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';

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
