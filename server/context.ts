import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { DB as Database } from '#generated/database.ts';
import type { operations as Wire } from '#generated/types.ts';
import type { operations as Table } from '#generated/operations.ts';
import type { Clock } from './platform/clock.ts';
import type { HandlersOf } from './platform/http/handlers.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** Who asks. */
export type Account = {
  readonly user_id: number;
  readonly tenant_id: number;
  readonly email: string;
  readonly full_name: string;
  readonly permissions: readonly string[];
  /** The key it came by, when a program asks instead of a person. */
  readonly api_token_id?: number;
  /** The session it is signed in with, when a person asks. */
  readonly session_id?: string;
};

/** Where a request comes from, as far as it says. */
export type Caller = {
  /** IP address. */
  readonly address: string;
  readonly user_agent: string | null;
  /** The page that asks (RFC 6454), sent by browsers. */
  readonly origin: string | null;
};

/** What an operation open to everybody has. */
export type PublicContext = {
  readonly clock: Clock;
  readonly caller: Caller;
  /** Sets a cookie of the answer; an empty value takes it away. */
  set_cookie(name: string, value: string, options: { http_only: boolean; max_age: number }): void;
};

/** What an operation of a signed-in account has: only their tenant's rows. */
export type Context = {
  readonly clock: Clock;
  readonly caller: Caller;
  readonly account: Account;
  tenant<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One reading statement in one round trip, for lists. */
  read<Row extends object>(statement: RawBuilder<Row>): Promise<Row[]>;
  /** The rows of a statement in portions, however many they are; one transaction from first to last. */
  portions<Row extends object>(statement: RawBuilder<Row>, size: number): AsyncIterable<Row[]>;
};

type PublicId = {
  [K in keyof typeof Table]: (typeof Table)[K]['auth'] extends 'bearer' ? never : K;
}[keyof typeof Table];

/** Every operation of the description and its handler: one that is missing or answers otherwise does not compile. */
export type Handlers = HandlersOf<Pick<Wire, PublicId>, PublicContext> &
  HandlersOf<Omit<Wire, PublicId>, Context>;
