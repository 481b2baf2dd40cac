import { openWorkshop, type Workshop } from '../long/new-resource/workshop.ts';
import { interleave } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Outcome } from './report.ts';

const OPERATIONS = 150;

/** `npm run generate` over 150 operations, against orval and openapi-typescript alone over the same description. */
export async function benchGenerate(options: BenchOptions): Promise<Outcome> {
  const workshop = openWorkshop();
  try {
    const added = await grow(workshop);
    const [reference, ...ours] = await interleave(
      [
        { name: 'orval + openapi-typescript alone', unit: '/minute', run: () => perMinute(workshop, ALONE) },
        { name: 'npm run generate', unit: '/minute', run: () => perMinute(workshop, 'npm run generate') },
      ],
      options.rounds,
    );
    if (reference === undefined) throw new Error('nothing was measured');
    return {
      bench: 'generate',
      what: `${countOf(workshop)} operations, ${added} resources of them cloned`,
      reference,
      ours: ours.map((measured) => ({ measured, target: 0.5 })),
      notes: ours.map(({ median }) => `${(60 / median).toFixed(1)} s a run`),
    };
  } finally {
    workshop.close();
  }
}

const ALONE =
  'HOADON_GENERATED=./generated node_modules/.bin/orval --config orval.config.ts && node_modules/.bin/openapi-typescript generated/openapi.json -o dist/types.ts';

/** Operations of a resource as `npm run new-resource` begins it, derived ones included. */
const OF_EACH = 19;

/** Resources like those of `npm run new-resource`, until there are operations enough. */
async function grow(workshop: Workshop): Promise<number> {
  const must = async (command: string): Promise<void> => {
    const { ok, said } = await workshop.run(command);
    if (!ok) throw new Error(said);
  };
  const wanted = Math.ceil((OPERATIONS - countOf(workshop)) / OF_EACH);
  for (let at = 0; at < wanted; at += 1)
    await must(`npm run new-resource clone_${String.fromCharCode(97 + at)}s -- --label "Bản sao ${at}"`);
  await must('npm run generate && mkdir -p dist');
  return Math.max(wanted, 0);
}

function countOf(workshop: Workshop): number {
  return workshop.read('generated/openapi.json').split('"operationId": ').length - 1;
}

async function perMinute(workshop: Workshop, command: string): Promise<number> {
  const began = performance.now();
  const { ok, said } = await workshop.run(command);
  if (!ok) throw new Error(said);
  return 60_000 / (performance.now() - began);
}
