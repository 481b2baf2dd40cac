import { expect, test } from 'vitest';
import { unknownMilestone } from './unknown-milestones.table.ts';

const MINUTE_MS = 60_000;

test.each([
  [-1, 0, 15],
  [0, 0, 15],
  [15 * MINUTE_MS - 1, 0, 15],
  [15 * MINUTE_MS, 15, 60],
  [60 * MINUTE_MS - 1, 15, 60],
  [60 * MINUTE_MS, 60, 1440],
  [1440 * MINUTE_MS - 1, 60, 1440],
  [1440 * MINUTE_MS, 1440, undefined],
  [90 * 1440 * MINUTE_MS, 1440, undefined],
])(
  '%d ms after it was lost sight of, the advice is that from %s minutes on, the next comes at %s',
  (elapsed_ms, passed, next) => {
    const found = unknownMilestone(elapsed_ms);
    expect([found.passed.after_minutes, found.next?.after_minutes]).toEqual([passed, next]);
  },
);
