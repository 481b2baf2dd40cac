import { expect, test } from 'vitest';
import { BENCHES } from '#tests/bench/bench.ts';
import { printed } from '#tests/bench/report.ts';

const small = { seconds: 1, rounds: 1, rows: 200, drafts: 10, data_dir: null };

test.each(Object.entries(BENCHES))(
  '%s runs and tells a ratio',
  async (_name, load) => {
    const bench = await load();
    expect(printed(await bench(small))).toMatch(/ratio \d+\.\d{3}, goal (<= )?\d+\.\d\d/);
  },
  240_000,
);
