import fc from 'fast-check';
import type { FaultOrder } from '#server/gateways/provider/sandbox/scenarios/faults.ts';
import { STEPS } from '#server/modules/documents/pipeline.ts';
import type { StepName } from '#server/modules/documents/index.ts';
import type { Draft } from '../clerk.ts';
import type { Death, PublishingWorld } from './publishing-world.ts';

/** What a simulation knows: drafts that were made, and of which of them publication was asked. */
export type PublishingModel = { drafts: number; published: Set<number> };

/** The same of the product. `check` looks at everything that must hold at every moment. */
export type PublishingReal = {
  world: PublishingWorld;
  drafts: Draft[];
  check(model: Readonly<PublishingModel>): Promise<void>;
};

type Command = fc.AsyncCommand<PublishingModel, PublishingReal>;

const MAX_DRAFTS = 4;

/** A command that is always checked afterwards. */
function command(
  name: string,
  run: (model: PublishingModel, real: PublishingReal) => Promise<unknown>,
  isPossible: (model: Readonly<PublishingModel>) => boolean = () => true,
): Command {
  return {
    check: isPossible,
    run: async (model, real) => {
      await run(model, real);
      await real.check(model);
    },
    toString: () => name,
  };
}

const hasDrafts = ({ drafts }: PublishingModel): boolean => drafts > 0;
const hasPublished = ({ published }: PublishingModel): boolean => published.size > 0;

/** The drafts at these places, each once; a place beyond the last counts from the first. */
function chosen(places: readonly number[], { drafts }: PublishingReal): Draft[] {
  return [...new Set(places.map((place) => place % drafts.length))].flatMap((at) => drafts[at] ?? []);
}

const names = Object.keys(STEPS) as StepName[];
const death = fc.option(
  fc.constantFrom<Death>(
    ...names.flatMap((name): Death[] => [`before ${name}`, `after ${name}`]),
    'before the message leaves',
    'message taken',
  ),
  { nil: null, freq: 2 },
);
const places = fc.array(fc.nat(MAX_DRAFTS - 1), { minLength: 1, maxLength: MAX_DRAFTS });

/** Faults that end without a person. Unreadable answers do not: a person has the provider send them again. */
const FAULTS: readonly FaultOrder['fault'][] = [
  { kind: 'drop' },
  { kind: 'timeout' },
  { kind: 'server_error' },
  { kind: 'garble' },
  { kind: 'double' },
  { kind: 'reorder' },
  { kind: 'delay', delay_ms: 5_000 },
  { kind: 'refuse', reasons: [{ code: '10001', text: 'Sai thông tin người mua', remedy: null }] },
];

const draft = fc.constant(
  command(
    'draft',
    async (model, real) => {
      real.drafts.push(await real.world.draft());
      model.drafts += 1;
    },
    ({ drafts }) => drafts < MAX_DRAFTS,
  ),
);

const publish = fc
  .tuple(places, fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 2 }))
  .map(([some, repeats]) =>
    command(
      `publish ${some.join()} by ${repeats.join()}`,
      async (model, real) => {
        const drafts = chosen(some, real).filter(({ id }) => !model.published.has(id));
        if (drafts.length === 0) return;
        await real.world.publish(drafts, repeats);
        for (const { id } of drafts) model.published.add(id);
      },
      hasDrafts,
    ),
  );

const edit = fc.nat(MAX_DRAFTS - 1).map((place) =>
  command(
    `edit ${place}`,
    async (model, real) => {
      const [one] = chosen([place], real);
      if (one !== undefined && model.published.has(one.id)) await real.world.edit(one);
    },
    hasPublished,
  ),
);

const carry = fc.tuple(places, death).map(([some, dies]) =>
  command(
    `carry ${some.join()}${dies === null ? '' : `, killed ${dies}`}`,
    async (model, real) => {
      const ids = chosen(some, real).flatMap(({ id }) => (model.published.has(id) ? [id] : []));
      await real.world.carry(ids, dies);
    },
    hasPublished,
  ),
);

const collect = fc
  .option(fc.constant<Death>('answers fetched'), { nil: null, freq: 3 })
  .map((dies) =>
    command(`collect${dies === null ? '' : `, killed ${dies}`}`, (_model, { world }) => world.collect(dies)),
  );

const sweep = fc.constant(command('sweep', (_model, { world }) => world.sweep()));
const fault = fc
  .constantFrom(...FAULTS)
  .map((one) => command(`fault ${one.kind}`, (_model, { world }) => world.fault(one)));
const outage = fc.boolean().map((on) => command(`outage ${on}`, (_model, { world }) => world.outage(on)));
const pause = fc
  .constantFrom(1_000, 6_000, 18_000)
  .map((ms) => command(`${ms} ms pass`, async (_model, { world }) => world.pass(ms)));

/** Clerks, workers that die, a line that loses, and time; what most depends on is drawn more often. */
export const PUBLISHING_COMMANDS: readonly fc.Arbitrary<Command>[] = [
  ...[draft, draft, publish, publish, carry, carry, carry, carry],
  ...[edit, collect, sweep, fault, fault, outage, pause, pause],
];
