import { setTimeout as pause } from 'node:timers/promises';
import { operations, type OperationId } from '#generated/operations.ts';
import { described, describedAs, placesOf, type Described, shownValues } from './described.ts';
import { SIGNS_IN, UNREACHED, WORKING } from './exceptions.table.ts';
import { followed, isRecord, merged } from './prepared/follow.ts';
import { freshExample, uniqueFields } from './prepared/fresh.ts';
import { deletionOf, listOf, makerOf, readerOf, wayTo } from './prepared/ways.ts';
import { withTarget, type Account, type Target } from './target/target.ts';
import { demand } from './wire/finding.ts';
import { CLIENT_CREDENTIALS, errorsOf, perform, type Exchange, type Sent } from './wire/perform.ts';
import { tokensOf } from './wire/tokens.ts';

/** What an operation is called with, from the description alone. */
export type Prepared = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** What was called to come by it; an answer 202 among them means that work goes on behind it. */
  sources: Exchange[];
};

export type Called = Sent & { as?: Account | null; key?: string };

const CREATED = 201;
const ACCEPTED = 202;
const TOO_MANY = 429;
const NOT_YET: readonly number[] = [404, 409];
/** Milliseconds that work behind an answer may take, and between the first two looks at it and any later ones. */
const PATIENCE_MS = 30_000;
const FIRST_LOOK_MS = 10;
const LOOK_MS = 160;
const LONGEST_WAIT_S = 60;
const TRIES = 5;
/** No record has it; good for operations that are only seen to refuse. */
const NOBODYS_ID = 2_000_000_000;

/** An operation that the caller told us not to call, or that needs one. */
export class LeftOut extends Error {}

let serial = Math.floor(Math.random() * 1e9);
const newKey = (): string => `contract-${(serial += 1)}`;

/** Calls operations of the target: each with what its description says it takes. For the top of a test file. */
export class Workbench {
  readonly #target = withTarget();
  readonly #token = tokensOf(() => this.#target.current);
  readonly #made: Exchange[] = [];
  readonly #kept: Exchange[] = [];
  readonly #restores: (() => Promise<void>)[] = [];

  get target(): Target {
    return this.#target.current;
  }

  /** As the owner unless told otherwise; `as: null` sends no token. */
  async call(operation: OperationId, { as = 'owner', key, ...sent }: Called = {}): Promise<Exchange> {
    if (this.target.left_out.includes(operation)) throw new LeftOut(operation);
    const { auth, idempotency } = operations[operation];
    const headers: Record<string, string> = {};
    if (auth === 'client') headers['authorization'] = CLIENT_CREDENTIALS;
    else if (auth === 'bearer' && as !== null) headers['authorization'] = `Bearer ${await this.#token(as)}`;
    if (idempotency === 'required' || key !== undefined) headers['idempotency-key'] = key ?? newKey();
    const whole = { ...sent, headers: { ...headers, ...sent.headers } };
    const exchange = await patiently(() => perform(this.target.base_url, operation, whole));
    if (exchange.status === CREATED && as === 'owner') this.#made.push(exchange);
    return exchange;
  }

  async prepare(operation: OperationId): Promise<Prepared> {
    if (this.target.left_out.includes(operation)) throw new LeftOut(operation);
    const one = describedAs(operation);
    const prepared: Prepared = {
      path: {},
      query: shownValues(one, 'query'),
      body: this.#example(one),
      sources: [],
    };
    const way = wayTo(one);
    if (way !== null) {
      const source = await this.exercise(way.from.id);
      prepared.sources.push(...source.sources, source.exchange);
      const { sent, body: answered } = source.exchange;
      const { named, body } = followed(way.link, { path: sent.path ?? {}, body: answered });
      const places = placesOf(one);
      for (const [name, value] of Object.entries(named))
        if (places.includes(name)) prepared.path[name] = value;
        else if (way.exact) prepared.query[name] = value;
      if (way.exact) prepared.body = merged(prepared.body, body);
    }
    const shown = shownValues(one, 'path');
    for (const place of placesOf(one))
      prepared.path[place] ??= shown[place] ?? (await this.#place(one, place, prepared));
    return prepared;
  }

  /** Calls an operation with its example until it succeeds and the work behind it is done; the body is as it reads then. */
  async exercise(operation: OperationId): Promise<{ exchange: Exchange; sources: Exchange[] }> {
    let prepared = await this.prepare(operation);
    if (operations[operation].method === 'PUT' && !prepared.sources.some(({ status }) => status === CREATED))
      await this.#remember(operation, prepared.path);
    let exchange = await this.settled(operation, prepared);
    for (let tries = 1; tries < TRIES && isTaken(exchange); tries += 1) {
      // There is one certificate in a PKCS#12 file: what was made of it before serves again.
      const there = [...this.#made, ...this.#kept].find((made) => made.operation === operation);
      if (there !== undefined && uniqueFields(describedAs(operation)).length === 0)
        return { exchange: there, sources: prepared.sources };
      prepared = await this.prepare(operation);
      exchange = await this.settled(operation, prepared);
    }
    const { success } = operations[operation];
    demand(exchange, exchange.status === success, `its example should answer ${success}`);
    return { exchange: { ...exchange, body: await this.finished(exchange) }, sources: prepared.sources };
  }

  /** The body of an answer; of a record that a worker has in hand, what is read of it when the work is done. */
  async finished(exchange: Exchange): Promise<unknown> {
    const reader = readerOf(describedAs(exchange.operation));
    if (!isWorking(exchange) || reader === null) return exchange.body;
    const { id } = recordOf(exchange);
    const read = await this.#until(
      true,
      () => this.call(reader.id, { path: { id } }),
      (last) => !isWorking(last),
    );
    demand(read, !isWorking(read), 'the work behind it should come to an end');
    return read.body;
  }

  async settled(operation: OperationId, prepared: Prepared & { key?: string }): Promise<Exchange> {
    const { sources, ...sent } = prepared;
    const working = sources.some(({ status }) => status === ACCEPTED);
    return this.#until(
      working,
      () => this.call(operation, sent),
      ({ status }) => !NOT_YET.includes(status),
    );
  }

  /** What was made until now outlives the next tidy(); the one that ends all takes it too. */
  keep(): void {
    this.#kept.push(...this.#made.splice(0));
  }

  /** Takes back what the examples made, newest first, as far as the server lets us. */
  async tidy(all = false): Promise<void> {
    const made = [...(all ? this.#kept.splice(0) : []), ...this.#made.splice(0)];
    for (const one of made.reverse()) {
      const link = deletionOf(describedAs(one.operation));
      if (link === null || this.target.left_out.includes(link.operationId)) continue;
      const { named } = followed(link, { body: one.body });
      await this.call(link.operationId as OperationId, { path: named });
    }
    for (const restore of this.#restores.splice(0)) await restore();
  }

  /** There is one company profile: what an example overwrites of it is put back. */
  async #remember(operation: OperationId, at: Record<string, unknown>): Promise<void> {
    const { request_key, request_fields } = operations[operation];
    const reader = described.find(
      ({ method, path }) => method === 'GET' && path === operations[operation].path,
    );
    if (reader === undefined) return;
    const read = async (): Promise<unknown> => (await this.call(reader.id, { path: at })).value;
    const before = await read();
    this.#restores.push(async () => {
      const now = await read();
      if (!isRecord(before) || !isRecord(now)) return;
      const version = 'lock_version' in now ? { lock_version: now['lock_version'] } : {};
      const record = Object.fromEntries(request_fields.map((name) => [name, before[name]]));
      const body = { ...record, ...version };
      await this.call(operation, { path: at, body: request_key === null ? body : { [request_key]: body } });
    });
  }

  #example(one: Described): unknown {
    // The demo account of the example is not everywhere.
    return one.id === SIGNS_IN
      ? { grant_type: 'password', ...this.target.accounts.owner }
      : freshExample(one);
  }

  /** The first record of the list that a place in a path stands on, or one made for it. */
  async #place(one: Described, place: string, { path, sources }: Prepared): Promise<unknown> {
    const list = listOf(one, place);
    if (list === null) throw new Error(`${one.id}: neither a link nor a list supplies {${place}}`);
    const listing = await this.prepareList(list, path);
    sources.push(...listing.sources);
    const working = sources.some(({ status }) => status === ACCEPTED);
    const { value } = await this.#until(
      working,
      () => this.call(list.id, listing),
      (listed) => Array.isArray(listed.value) && listed.value.length > 0,
    );
    const [first] = value as Record<string, unknown>[];
    if (first !== undefined) return first[place] ?? first['id'];
    const maker = makerOf(one, place, ({ id }) => UNREACHED[id] === undefined);
    if (maker === null && UNREACHED[one.id] !== undefined) return NOBODYS_ID;
    if (maker === null) throw new Error(`${one.id}: ${list.id} is empty, and nothing makes its records`);
    const made = await this.exercise(maker.id);
    sources.push(...made.sources, made.exchange);
    return (made.exchange.value as Record<string, unknown>)[place];
  }

  async prepareList(list: Described, path: Record<string, unknown>): Promise<Prepared> {
    if (placesOf(list).every((name) => path[name] !== undefined) && placesOf(list).length > 0)
      return { path, query: shownValues(list, 'query'), body: undefined, sources: [] };
    return this.prepare(list.id);
  }

  async #until(
    working: boolean,
    ask: () => Promise<Exchange>,
    ready: (exchange: Exchange) => boolean,
  ): Promise<Exchange> {
    const end = performance.now() + (working ? PATIENCE_MS : 0);
    for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 2, LOOK_MS)) {
      const exchange = await ask();
      if (ready(exchange) || performance.now() >= end) return exchange;
      await pause(wait);
    }
  }
}

/** A server counts some requests by the minute, and says when the next is taken. The lock of an account lasts longer: that 429 is an answer. */
async function patiently(ask: () => Promise<Exchange>): Promise<Exchange> {
  for (;;) {
    const exchange = await ask();
    const wait_s = Number(exchange.headers.get('retry-after'));
    if (exchange.status !== TOO_MANY || !(wait_s > 0) || wait_s > LONGEST_WAIT_S) return exchange;
    await pause(wait_s * 1000);
  }
}

/** The record in the body of an answer; an empty one where there is none. */
function recordOf({ operation, body }: Exchange): Record<string, unknown> {
  const key = operations[operation].response_key;
  const record = key === null || !isRecord(body) ? null : body[key];
  return isRecord(record) ? record : {};
}

/** What answers with a document that may be on its way to the tax authority; the next may be sent when it is decided. */
const ON_THE_WAY: readonly string[] = ['submitRegistration', 'getRegistration'];

function isWorking(exchange: Exchange): boolean {
  const { state, final } = recordOf(exchange);
  return WORKING.includes(state) || (ON_THE_WAY.includes(exchange.operation) && final === false);
}

/** Refused because another record has the value of a unique field. */
function isTaken({ status, body }: Exchange): boolean {
  const errors = errorsOf(body);
  return status === 422 && errors.length > 0 && errors.every(({ code }) => code === 'already_used');
}
