import { isDeepStrictEqual } from 'node:util';
import { describe } from 'vitest';
import { operations } from '#generated/operations.ts';
import { placesOf, type Described } from '../described.ts';
import { SAME_RECORD, UNREACHED } from '../exceptions.table.ts';
import { isRecord } from '../prepared/follow.ts';
import { uniqueFields } from '../prepared/fresh.ts';
import { asReadAgain } from '../prepared/read-again.ts';
import { demand } from '../wire/finding.ts';
import { errorsOf, type Exchange } from '../wire/perform.ts';
import { Workbench, type Prepared } from '../workbench.ts';
import { eachOperation } from './each-operation.ts';

const bench = new Workbench();

const versioned = ({ id }: Described): boolean =>
  UNREACHED[id] === undefined &&
  (operations[id].request_fields as readonly string[]).includes('lock_version');

function recordIn(one: Described, body: unknown): Record<string, unknown> {
  const key = operations[one.id].request_key;
  const record = key === null ? body : (body as Record<string, unknown>)[key];
  return isRecord(record) ? record : {};
}

function withVersion(one: Described, body: unknown, lock_version: number): object {
  const key = operations[one.id].request_key;
  const record = { ...recordIn(one, body), lock_version };
  return key === null ? record : { [key]: record };
}

/** Secrets of a provider, which no answer holds, not even to who sent them. */
const NEVER_ANSWERED = ['token', 'pkcs12_base64', 'private_key_pem'];

function hearsOf(stale: Exchange, submitted: Record<string, unknown>, current: number): void {
  const body = stale.body as { current?: Record<string, unknown>; submitted?: Record<string, unknown> };
  demand(stale, stale.status === 409, 'a version that is not the last should answer 409');
  demand(stale, errorsOf(body)[0]?.code === 'stale_record', 'the code of its error should be stale_record');
  demand(stale, body.current?.['lock_version'] === current, `its current version should be ${current}`);
  for (const [name, value] of Object.entries(submitted)) {
    if (NEVER_ANSWERED.includes(name)) {
      demand(stale, body.submitted?.[name] === undefined, `a secret should not be given back: ${name}`);
      continue;
    }
    const same = JSON.stringify(body.submitted?.[name]) === JSON.stringify(value);
    demand(stale, same, `what was submitted should be given back: ${name}`);
  }
}

describe('a stale version', () => {
  eachOperation(bench, 'answers 409 with both versions', versioned, async (one) => {
    const { path, query, body } = await bench.prepare(one.id);
    const version = Number(recordIn(one, body)['lock_version']);
    const ahead = withVersion(one, body, version + 1);
    const stale = await bench.call(one.id, { path, query, body: ahead });
    hearsOf(stale, recordIn(one, ahead), version);
    const again = await bench.call(one.id, { path, query, body: ahead });
    demand(again, isDeepStrictEqual(again.body, stale.body), 'a refused save should change nothing');
  });

  eachOperation(
    bench,
    'of two saves at once keeps one, and the other hears of it',
    (one) => versioned(one) && one.method === 'PUT',
    async (one) => {
      const { exchange } = await bench.exercise(one.id);
      const saved = recordIn(one, exchange.body)['lock_version'];
      demand(exchange, typeof saved === 'number', 'it should answer the new version');
      const { path, query } = exchange.sent;
      const body = withVersion(one, exchange.sent.body, Number(saved));
      const sent = { path, query, body };
      const both = await Promise.all([bench.call(one.id, sent), bench.call(one.id, sent)]);
      const [kept, refused] = both.toSorted((a, b) => a.status - b.status) as [Exchange, Exchange];
      demand(kept, kept.status === operations[one.id].success, 'one of two saves should be kept');
      const now = Number(recordIn(one, kept.body)['lock_version']);
      demand(kept, now > Number(saved), 'a save should raise the version');
      hearsOf(refused, recordIn(one, body), now);
    },
  );
});

const withKey = ({ id }: Described): boolean => operations[id].idempotency !== 'none';
/** What the example cannot succeed in has no answer to be repeated. */
const replayed = (one: Described): boolean => withKey(one) && UNREACHED[one.id] === undefined;
const newKey = (): string => `replay-${crypto.randomUUID()}`;

async function first(one: Described, prepared: Prepared, key: string): Promise<Exchange> {
  const { success } = operations[one.id];
  const exchange = await bench.settled(one.id, { ...prepared, key });
  demand(exchange, exchange.status === success, `its example should answer ${success}`);
  return exchange;
}

describe('an Idempotency-Key', () => {
  eachOperation(bench, 'answers the same to the same key and body', replayed, async (one) => {
    const { sources, ...sent } = await bench.prepare(one.id);
    const key = newKey();
    const before = await first(one, { ...sent, sources }, key);
    const again = await bench.call(one.id, { ...sent, key });
    demand(again, again.status === before.status, `a replay should answer ${before.status}`);
    demand(
      again,
      isDeepStrictEqual(again.body, asReadAgain(before.body)),
      'a replay should answer what the first did',
    );
  });

  eachOperation(
    bench,
    'refuses another request under a used key',
    (one) =>
      replayed(one) &&
      !SAME_RECORD.includes(one.id) &&
      (placesOf(one).length > 0 || uniqueFields(one).length > 0),
    async (one) => {
      const key = newKey();
      await first(one, await bench.prepare(one.id), key);
      const { sources: _sources, ...other } = await bench.prepare(one.id);
      const reused = await bench.call(one.id, { ...other, key });
      demand(reused, reused.status === 422, 'another request under the key should answer 422');
      const [error] = errorsOf(reused.body);
      demand(reused, error?.code === 'idempotency_key_reused', 'its code should be idempotency_key_reused');
    },
  );
});
