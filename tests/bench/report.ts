import { median, type Measured } from './measure.ts';

/** A bench's outcome: what was measured, against what, and how far the goal is. */
export type Outcome = {
  bench: string;
  /** What exactly ran, for whoever reads the figures. */
  what: string;
  reference: Measured;
  ours: readonly { measured: Measured; target: number | null }[];
  notes: readonly string[];
  /** Times: a ratio of 1 and less reaches a goal of 1. */
  lower_is_better?: true;
};

/** The median of the rounds' own ratios: what slows one round down slows its reference down as well. */
export function ratioOf(measured: Measured, reference: Measured): number {
  return median(measured.all.map((figure, round) => figure / (reference.all[round] ?? Number.NaN)));
}

export function printed(outcome: Outcome): string {
  const { bench, reference, ours, notes, lower_is_better } = outcome;
  const bound = lower_is_better ? '<= ' : '';
  const width = Math.max(reference.name.length, ...ours.map(({ measured }) => measured.name.length));
  const lines = ours.map(({ measured, target }) => {
    const goal = target === null ? '' : `, goal ${bound}${target.toFixed(2)}`;
    return `  ${measured.name.padEnd(width)} ${figure(measured)}  ratio ${ratioOf(measured, reference).toFixed(3)}${goal}`;
  });
  return [
    `${bench}`,
    `  ${reference.name.padEnd(width)} ${figure(reference)}  (reference)`,
    ...lines,
    ...notes.map((note) => `  ${note}`),
  ].join('\n');
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap(({ bench, reference, ours, lower_is_better }) =>
    ours.map(({ measured, target }) => [
      bench,
      measured.name,
      figure(measured),
      `${reference.name}: ${figure(reference)}`,
      ratioOf(measured, reference).toFixed(3),
      target === null ? '' : `${lower_is_better ? '<=' : '>='} ${target.toFixed(2)}`,
    ]),
  );
  const head = ['bench', 'measured', 'figure', 'reference in the same run', 'ratio', 'goal'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function figure({ median: middle, unit }: Measured): string {
  return `${middle >= 100 ? Math.round(middle).toLocaleString('en-US') : middle.toFixed(2)} ${unit}`;
}
