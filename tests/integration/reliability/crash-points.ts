import type { StepName } from '#server/modules/documents/index.ts';
import { STEPS } from '#server/modules/documents/pipeline.ts';

/** Where a process is killed: around a step, or between two calls to the provider. */
export type Moment =
  | `${'before' | 'after'} ${StepName}`
  /** The provider has the message, we have not heard of it. */
  | 'message taken'
  /** The answers are here, and not stored. */
  | 'answers fetched'
  /** The answers are stored, and not applied. */
  | 'answers stored';

/** What the line loses of the hand-over that is looked up afterwards. */
type Loss = 'message' | 'answer' | null;

export type CrashPoint = { moment: Moment; loses: Loss };

const around = (name: StepName): Moment[] => [`before ${name}`, `after ${name}`];
const names = Object.keys(STEPS) as StepName[];

/** Every step, with its two sides; a step that only follows an unknown hand-over, after both ways of losing it. */
export const CRASH_POINTS: readonly CrashPoint[] = [
  ...names.filter((name) => name !== 'look-up').flatMap(around),
  'message taken' as const,
  'answers fetched' as const,
  'answers stored' as const,
]
  .map((moment): CrashPoint => ({ moment, loses: null }))
  .concat(
    around('look-up').flatMap((moment) => [
      { moment, loses: 'answer' },
      { moment, loses: 'message' },
    ]),
  );
