import { describe } from 'vitest';
import { operations } from '#generated/operations.ts';
import { recordSchema, type Described } from '../described.ts';
import { edgesOf, limitsOf, withEdge, type Edge } from '../edges.ts';
import { LIMITS_TRIED } from '../exceptions.table.ts';
import { seed } from '../target/seed.ts';
import { demand } from '../wire/finding.ts';
import { errorsOf, type Exchange } from '../wire/perform.ts';
import { Workbench, type Called } from '../workbench.ts';
import { eachOperation } from './each-operation.ts';

const bench = new Workbench();
const isClient = ({ id }: Described): boolean => operations[id].auth === 'client';
const bodied = ({ body }: Described): boolean => body !== null;
const json = ({ body }: Described): boolean => body?.media === 'application/json';

/** Beyond a limit an answer says so and where; within it, it complains of something else if of anything. */
function judge(one: Described, edge: Edge, exchange: Exchange): void {
  const where = edge.place.join('.');
  const named = errorsOf(exchange.body).filter(({ fields }) => fields.includes(where));
  if (edge.within) {
    const refused = named.some(({ code }) => code === `invalid_${edge.rule.toLowerCase()}`);
    demand(exchange, exchange.status < 500 && !refused, `${where}: a value at its ${edge.rule} should pass`);
    return;
  }
  const wanted = isClient(one) ? 400 : 422;
  const said = `${where}: a value beyond its ${edge.rule}`;
  demand(exchange, exchange.status === wanted, `${said} should answer ${wanted}`);
  if (!isClient(one))
    demand(exchange, named.length > 0, `${said} should be refused by the name of the field`);
}

/** Those of this run: from a place that the seed chooses, evenly spread. */
function someOf(edges: readonly Edge[]): readonly Edge[] {
  if (edges.length <= LIMITS_TRIED) return edges;
  const step = edges.length / LIMITS_TRIED;
  const start = seed % Math.ceil(step);
  return Array.from(
    { length: LIMITS_TRIED },
    (_, at) => edges[Math.floor(start + at * step) % edges.length] as Edge,
  );
}

async function all(one: Described, edges: readonly Edge[], sent: (edge: Edge) => Called): Promise<void> {
  const findings: string[] = [];
  for (const edge of someOf(edges)) {
    try {
      judge(one, edge, await bench.call(one.id, sent(edge)));
    } catch (error) {
      findings.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (findings.length > 0) throw new Error(findings.join('\n\n'));
}

describe('the limits of a body', () => {
  eachOperation(
    bench,
    'are kept, and named when they are not',
    (one) => recordSchema(one) !== null,
    async (one) => {
      const { path, query, body } = await bench.prepare(one.id);
      const key = operations[one.id].request_key;
      const record = key === null ? body : (body as Record<string, unknown>)[key];
      // In a form everything is text.
      const edges = edgesOf(recordSchema(one) ?? {}, record).filter(
        ({ rule }) => json(one) || rule !== 'type',
      );
      await all(one, edges, (edge) => {
        const changed = withEdge(record, edge);
        return { path, query, body: key === null ? changed : { [key]: changed }, by: 'hand' };
      });
    },
  );
});

describe('the limits of a query', () => {
  eachOperation(
    bench,
    'are kept, and named when they are not',
    () => true,
    async (one) => {
      const { path, query, body } = await bench.prepare(one.id);
      const named = one.parameters.filter((parameter) => parameter.in === 'query');
      const edges = named.flatMap(({ name, schema }): Edge[] => {
        const format = ['date-time', 'date'].includes(String(schema['format']));
        const wrong: Edge = { rule: 'format', place: [name], value: '20/11/2026', within: false };
        const limits = limitsOf(schema, [name]).filter(({ rule }) => rule !== 'type');
        const typed = ['integer', 'boolean'].includes(String(schema['type']));
        return [
          ...limits,
          ...(format ? [wrong] : []),
          ...(typed ? [{ ...wrong, rule: 'type', value: 'x' }] : []),
        ];
      });
      const unknown: Edge = { rule: 'additionalProperties', place: ['la'], value: '1', within: false };
      if (!isClient(one) && operations[one.id].auth === 'bearer')
        await all(one, [...edges, unknown], (edge) => ({
          path,
          query: { ...query, [String(edge.place[0])]: edge.value },
          body,
          by: 'hand',
        }));
    },
  );
});

describe('what no client would send', () => {
  eachOperation(
    bench,
    'is refused: no body',
    (one) => bodied(one) && required(one),
    async (one) => {
      const { path, query } = await bench.prepare(one.id);
      const exchange = await bench.call(one.id, { path, query, by: 'hand' });
      demand(exchange, [400, 415, 422].includes(exchange.status), 'a body that is missing should be refused');
    },
  );

  eachOperation(bench, 'is refused: another media type', bodied, async (one) => {
    const { path, query } = await bench.prepare(one.id);
    const headers = { 'content-type': 'application/x-khong-biet' };
    const exchange = await bench.call(one.id, { path, query, body: '<a/>', headers, by: 'hand' });
    // RFC 6749 section 5.2: to the token endpoint it is a malformed request like any other.
    const expected = isClient(one) ? 400 : 415;
    demand(
      exchange,
      exchange.status === expected,
      `a media type that is not described should answer ${expected}`,
    );
  });

  eachOperation(bench, 'is refused: broken JSON', json, async (one) => {
    const { path, query } = await bench.prepare(one.id);
    const exchange = await bench.call(one.id, { path, query, body: '{"a":', by: 'hand' });
    demand(exchange, exchange.status === 400, 'broken JSON should answer 400');
    const said = errorsOf(exchange.body)[0]?.message;
    demand(exchange, said === 'Nội dung gửi lên không phải JSON hợp lệ.', 'its words are not ours');
  });

  eachOperation(bench, 'is refused: a form in place of JSON', json, async (one) => {
    const { path, query } = await bench.prepare(one.id);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const exchange = await bench.call(one.id, { path, query, body: 'a=1', headers, by: 'hand' });
    demand(exchange, [415, 422].includes(exchange.status), 'a form in place of JSON should be refused');
  });
});

/** An empty record may be left out. */
function required(one: Described): boolean {
  return operations[one.id].request_fields.length > 0 || one.body?.media !== 'application/json';
}
