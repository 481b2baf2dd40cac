import { expect, test } from 'vitest';
import { advance } from './loading-bar.tsx';

test('the bar always moves on and never passes 99 % (spec point 9) [9.loading-bar]', () => {
  let progress = 0;
  for (let step = 0; step < 500; step += 1) {
    const next = advance(progress);
    expect(next).toBeGreaterThanOrEqual(progress);
    progress = next;
  }
  expect(progress).toBeLessThanOrEqual(99);
  expect(progress).toBeGreaterThan(98.9);
});
