import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** How long each variant runs in each round. */
  seconds: number;
  rounds: number;
  /** Invoices in the bench tenant of `list`, rows of the sheets of `xlsx-out` and `xlsx-in`. */
  rows: number;
  /** Drafts that `publish-bulk` publishes in each round. */
  drafts: number;
  /** Where the database is kept between runs; null: thrown away. */
  data_dir: string | null;
};

/** `npm run bench -- list --rows=1000000 --data-dir=/tmp/bench` */
export function readOptions(args: readonly string[]): { name: string | null; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      rows: { type: 'string', default: '100000' },
      drafts: { type: 'string', default: '1000' },
      'data-dir': { type: 'string' },
    },
  });
  const [seconds, rounds, rows, drafts] = [values.seconds, values.rounds, values.rows, values.drafts].map(
    positive,
  );
  if (seconds === undefined || rounds === undefined || rows === undefined || drafts === undefined)
    throw new Error('an option is missing');
  return {
    name: positionals[0] ?? null,
    options: { seconds, rounds, rows, drafts, data_dir: values['data-dir'] ?? null },
  };
}

function positive(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`${text}: a number above 0 is wanted`);
  return value;
}
