import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Json } from '#server/platform/http/description.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { fitting, valuesOf } from './arbitraries.ts';
import { described, takesId, type Described } from './described.ts';
import { breachesOf, inject, type Request } from './injection.ts';

const server = withTestApp();

let owner = '';
const ids = new Map<string, number>();
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  for (const list of described.filter(({ id, path }) => id.startsWith('list') && !path.includes('{'))) {
    const answered = await inject(server.current, list.id, { token: owner });
    const [record] = Object.values(answered.body as Record<string, { id: number }[]>)[0] ?? [];
    if (record !== undefined) ids.set(list.path, record.id);
  }
  const body = described.find(({ id }) => id === 'createInvoice')?.body?.example;
  const draft = await inject(server.current, 'createInvoice', { token: owner, body });
  ids.set('/api/invoices', (draft.body as { invoice: { id: number } }).invoice.id);
});

const tokenFor = (one: Described): string | null => (operations[one.id].auth === 'bearer' ? owner : null);
const idOf = (one: Described): number =>
  takesId(one) ? (ids.get(one.path.slice(0, one.path.indexOf('/{id}'))) ?? 1) : 0;

/** Never our fault, and always in the documented shape. */
async function staysCalm(one: Described, request: Request): Promise<void> {
  const answered = await inject(server.current, one.id, { token: tokenFor(one), id: idOf(one), ...request });
  expect(answered.status, answered.text).toBeLessThan(500);
  expect(breachesOf(one.id, answered)).toEqual([]);
}

// Each sign-in costs an argon2 hash, each PKCS#12 a key derivation.
const RUNS: Readonly<Record<string, number>> = {
  createToken: 20,
  createCertificate: 25,
  createInvoice: 120,
  updateInvoice: 120,
};
const bodied = described.flatMap((one) => (one.body === null ? [] : [{ id: one.id, one, body: one.body }]));

describe('whatever the body', () => {
  test.each(bodied)('$id answers in the documented shape', async ({ id, one, body }) => {
    const bodies = fc.oneof(
      { weight: 5, arbitrary: fitting(body.schema, 'calm') },
      { weight: 3, arbitrary: fitting(body.schema, 'wild') },
      { weight: 1, arbitrary: valuesOf(body.schema) },
    );
    await fc.assert(
      fc.asyncProperty(bodies, (value) => staysCalm(one, { body: value })),
      { numRuns: RUNS[id] ?? 60 },
    );
  });

  test.each(bodied)('$id takes no offence at one changed field of its example', async ({ id, one, body }) => {
    const key = operations[one.id].request_key;
    const example = body.example as Record<string, Record<string, unknown>>;
    const record = key === null ? example : (example[key] ?? {});
    const change = fc.record({
      name: fc.constantFrom(...Object.keys(record)),
      value: valuesOf({ type: 'string' }),
    });
    await fc.assert(
      fc.asyncProperty(change, ({ name, value }) => {
        const changed = { ...record, [name]: value };
        return staysCalm(one, { body: key === null ? changed : { [key]: changed } });
      }),
      { numRuns: RUNS[id] === undefined ? 40 : 20 },
    );
  });
});

const asked = described.filter(({ parameters }) => parameters.some((one) => one.in === 'query'));

describe('whatever the query', () => {
  test.each(asked)('$id answers in the documented shape', async (one) => {
    const own = one.parameters.filter((parameter) => parameter.in === 'query');
    const model = (parameters: typeof own, values: (schema: Json) => fc.Arbitrary<unknown>) =>
      fc
        .record(
          Object.fromEntries(parameters.map(({ name, schema }) => [name, values(schema).map(queryText)])),
          { requiredKeys: [] },
        )
        .map((query) => query as Record<string, string>);
    // A sort by a column that is not there is refused before the database is asked.
    const unsorted = own.filter(({ name }) => name !== 'sort');
    const queries = fc.oneof(
      model(own, valuesOf),
      model(unsorted, (schema) => fitting(schema, 'calm')),
    );
    await fc.assert(
      fc.asyncProperty(queries, (query) => staysCalm(one, { query })),
      { numRuns: 60 },
    );
  });
});

const one_record = described.filter(takesId);

describe('whatever the id', () => {
  test.each(one_record)('$id answers in the documented shape', async (one) => {
    const odd = fc.oneof(
      valuesOf({ type: 'integer', minimum: 1 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(odd.map(queryText), (id) => staysCalm(one, { id, body: one.body?.example })),
      { numRuns: 15 },
    );
  });
});

function queryText(value: unknown): string {
  if (Array.isArray(value)) return value.map(queryText).join(',');
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A lone surrogate has no place in a URL.
  return text.replaceAll(/\p{Cs}/gu, '') || '0';
}
