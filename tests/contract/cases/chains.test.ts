import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe } from 'vitest';
import { operations, type OperationId } from '#generated/operations.ts';
import { described, describedAs, successOf, type Described, type Link } from '../described.ts';
import { UNREACHED, WALKS } from '../exceptions.table.ts';
import { followed, isRecord, merged } from '../prepared/follow.ts';
import { freshExample } from '../prepared/fresh.ts';
import { asReadAgain } from '../prepared/read-again.ts';
import { seed } from '../target/seed.ts';
import { demand } from '../wire/finding.ts';
import type { Exchange } from '../wire/perform.ts';
import { Workbench } from '../workbench.ts';
import { eachOperation } from './each-operation.ts';

const bench = new Workbench();
const STEPS = 5;

const linksOf = (one: Described): Link[] =>
  Object.values(successOf(one).links ?? {}).filter(({ operationId }) =>
    described.some(({ id }) => id === operationId),
  );
const makes = (one: Described): boolean =>
  operations[one.id].success === 201 && linksOf(one).length > 0 && UNREACHED[one.id] === undefined;
const targetOf = ({ operationId }: Link): Described => describedAs(operationId);
const reads = (one: Described): boolean => one.method === 'GET' && one.path.endsWith('}');

/** Follows a link from the last state of a record. */
async function follow(link: Link, state: unknown): Promise<Exchange> {
  const one = targetOf(link);
  const { named, body } = followed(link, { body: state });
  return bench.call(one.id, { path: named, body: merged(freshExample(one), body) });
}

/** What is known of a record on the way: its last state, whether it is deleted, whether work goes on behind it. */
type Known = { state: unknown; deleted: boolean; working: boolean };

function judge(one: Described, exchange: Exchange, known: Known): void {
  const { success } = operations[one.id];
  if (!known.deleted && !known.working) {
    const allowed =
      exchange.status === success || (one.method !== 'GET' && [409, 422].includes(exchange.status));
    demand(exchange, allowed, `on the way it should answer ${success}`);
  }
  demand(exchange, exchange.status < 500, 'no way should end in a fault of the server');
  if (exchange.status !== success || !reads(one)) return;
  if (known.deleted) demand(exchange, restorable(one), 'what was deleted should be gone');
  else if (!known.working)
    demand(exchange, isDeepStrictEqual(exchange.body, known.state), 'it should read what was last answered');
}

const restorable = ({ path }: Described): boolean =>
  described.some((other) => other.path === `${path}/restore`);

async function learnt(one: Described, exchange: Exchange, known: Known): Promise<Known> {
  if (exchange.status !== operations[one.id].success || one.method === 'GET') return known;
  const state = await bench.finished(exchange);
  if (exchange.status === 202) return { ...known, working: true };
  if (one.method === 'DELETE') return { ...known, deleted: true };
  // Another record was made of this one, which may show it from now on.
  const key = operations[one.id].response_key;
  if (key !== null && isRecord(known.state) && !(key in known.state)) return { ...known, working: true };
  return { ...known, state };
}

describe('a record on its way along the links', () => {
  eachOperation(
    bench,
    'is made, read, changed, read, deleted, gone [1.does.customers 1.does.products 1.does.templates]',
    makes,
    async (one) => {
      const { exchange } = await bench.exercise(one.id);
      let known: Known = { state: asReadAgain(exchange.body), deleted: false, working: false };
      const links = linksOf(one);
      const by = (want: (to: Described) => boolean): Link[] => links.filter((link) => want(targetOf(link)));
      const read = by(reads);
      const changes = by(({ method }) => method === 'PUT');
      const deletes = by(({ method }) => method === 'DELETE');
      for (const link of [...read, ...changes, ...read, ...deletes, ...read]) {
        const step = await follow(link, known.state);
        const to = targetOf(link);
        judge(to, step, known);
        if (known.deleted && !restorable(to))
          demand(step, step.status === 404, 'what was deleted should answer 404');
        else if (!known.deleted)
          demand(step, step.status === operations[to.id].success, 'the link should lead on');
        const before = versionOf(known.state);
        known = await learnt(to, step, known);
        if (to.method === 'PUT' && before !== null)
          demand(step, versionOf(known.state) === before + 1, 'a change should raise the version by one');
      }
    },
  );

  eachOperation(bench, 'keeps its word on any way', makes, async (one) => {
    const links = linksOf(one);
    const ways = fc.array(fc.constantFrom(...links.map((_link, at) => at)), {
      minLength: 2,
      maxLength: STEPS,
    });
    await fc.assert(
      fc.asyncProperty(ways, async (way) => {
        const { exchange } = await bench.exercise(one.id as OperationId);
        let known: Known = { state: asReadAgain(exchange.body), deleted: false, working: false };
        for (const at of way) {
          const link = links[at] as Link;
          const step = await follow(link, known.state);
          judge(targetOf(link), step, known);
          known = await learnt(targetOf(link), step, known);
        }
        await bench.tidy();
      }),
      { numRuns: WALKS, seed },
    );
  });
});

/** The lock_version of the record in a body; null when it has none. */
function versionOf(body: unknown): number | null {
  const [record] = isRecord(body) ? Object.values(body) : [];
  const version = isRecord(record) ? record['lock_version'] : null;
  return typeof version === 'number' ? version : null;
}
