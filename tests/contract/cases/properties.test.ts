import fc from 'fast-check';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RunnerTask as Task } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Json } from '#server/platform/http/description.ts';
import { fitting, valuesOf } from '../arbitraries.ts';
import { described, placesOf, recordSchema, takesId, type Described } from '../described.ts';
import { DERIVED, DERIVED_RUNS, LOCKS_OUT, RUNS, USUAL_RUNS } from '../exceptions.table.ts';
import { seed } from '../target/seed.ts';
import { demand } from '../wire/finding.ts';
import { Workbench, type Called, type Prepared } from '../workbench.ts';
import { eachOperation } from './each-operation.ts';

const bench = new Workbench();
const ready = new Map<string, Prepared | Error>();

// All at once, before the first arbitrary body: one that is taken may change what the next preparation would meet.
beforeAll(async ({}, file) => {
  console.log(`seed ${seed}`);
  const names = namesToRun(file);
  // Of a run of few (`-t Supplier`) nothing else is prepared: preparing each of them takes most of such a run.
  for (const { id } of described.filter((one) => names.some((name) => name.startsWith(`${one.id} `))))
    ready.set(id, await bench.prepare(id).catch((error: unknown) => error as Error));
  bench.keep();
}, 120_000);
afterAll(() => bench.tidy(true));

/** Names of the tests that this run has not left out by name. */
function namesToRun({ tasks }: { tasks: readonly Task[] }): string[] {
  return tasks.flatMap((task) => {
    if (task.type === 'suite') return namesToRun(task);
    return task.mode === 'run' ? [task.name] : [];
  });
}

function preparedFor({ id }: Described): Prepared {
  const prepared = ready.get(id);
  if (prepared === undefined || prepared instanceof Error)
    throw prepared ?? new Error(`${id} is not prepared`);
  return prepared;
}

const runsOf = ({ id, path }: Described): number =>
  RUNS[id] ?? (DERIVED.test(path) ? DERIVED_RUNS : USUAL_RUNS);
const bodied = ({ body }: Described): boolean => body !== null;

/** Never the server's fault, and always in the documented shape. */
async function staysCalm(one: Described, prepared: Prepared, called: Called): Promise<void> {
  const { path, query, body } = prepared;
  const exchange = await bench.call(one.id, { path, query, body, ...called, by: 'hand' });
  demand(exchange, exchange.status < 500, 'no request should be the fault of the server');
}

function bodiesOf(one: Described): fc.Arbitrary<unknown> {
  const schema = one.body?.schema ?? {};
  if (recordSchema(one) === null) return fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), csv);
  return fc.oneof(
    { weight: 5, arbitrary: fitting(schema, 'calm') },
    { weight: 3, arbitrary: fitting(schema, 'wild') },
    { weight: 1, arbitrary: valuesOf(schema) },
  );
}

const csv = fc
  .array(fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 4 }), { maxLength: 4 })
  .map((rows) => rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));

describe('whatever the body', () => {
  eachOperation(bench, 'answers in the documented shape', bodied, async (one) => {
    const prepared = preparedFor(one);
    await fc.assert(
      fc.asyncProperty(bodiesOf(one), (body) => staysCalm(one, prepared, { body })),
      { numRuns: runsOf(one), seed },
    );
  });

  const recorded = ({ id }: Described): boolean =>
    operations[id].request_fields.length > 0 && id !== LOCKS_OUT;

  eachOperation(bench, 'takes no offence at one changed field of its example', recorded, async (one) => {
    const prepared = preparedFor(one);
    const key = operations[one.id].request_key;
    const example = prepared.body as Record<string, Record<string, unknown>>;
    const record = key === null ? example : (example[key] ?? {});
    const name = fc.constantFrom(...Object.keys(record));
    await fc.assert(
      fc.asyncProperty(name, valuesOf({ type: 'string' }), (field, value) => {
        const changed = { ...record, [field]: value };
        return staysCalm(one, prepared, { body: key === null ? changed : { [key]: changed } });
      }),
      { numRuns: Math.min(runsOf(one), USUAL_RUNS), seed },
    );
  });
});

describe('whatever the query', () => {
  const asked = ({ parameters }: Described): boolean => parameters.some((one) => one.in === 'query');

  eachOperation(bench, 'answers in the documented shape', asked, async (one) => {
    const prepared = preparedFor(one);
    const own = one.parameters.filter((parameter) => parameter.in === 'query');
    const model = (parameters: typeof own, values: (schema: Json) => fc.Arbitrary<unknown>) =>
      fc.record(
        Object.fromEntries(parameters.map(({ name, schema }) => [name, values(schema).map(queryText)])),
        { requiredKeys: [] },
      );
    // A sort by a column that is not there is refused before the database is asked.
    const unsorted = own.filter(({ name }) => name !== 'sort');
    const queries = fc.oneof(
      model(own, valuesOf),
      model(unsorted, (schema) => fitting(schema, 'calm')),
    );
    await fc.assert(
      fc.asyncProperty(queries, (query) => staysCalm(one, prepared, { query })),
      { numRuns: Math.min(runsOf(one), USUAL_RUNS), seed },
    );
  });
});

describe('whatever the id', () => {
  eachOperation(bench, 'answers in the documented shape', takesId, async (one) => {
    const prepared = preparedFor(one);
    const odd = fc.oneof(
      valuesOf({ type: 'integer', minimum: 1 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    );
    const paths = fc.record(Object.fromEntries(placesOf(one).map((name) => [name, odd.map(queryText)])));
    await fc.assert(
      fc.asyncProperty(paths, (path) => staysCalm(one, prepared, { path })),
      { numRuns: Math.min(runsOf(one), USUAL_RUNS), seed },
    );
  });
});

function queryText(value: unknown): string {
  if (Array.isArray(value)) return value.map(queryText).join(',');
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A lone surrogate has no place in a URL.
  return text.replaceAll(/\p{Cs}/gu, '') || '0';
}
