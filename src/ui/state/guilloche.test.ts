import { expect, test } from 'vitest';
import { rosettePath, rosetteTurns } from './guilloche.tsx';

const rosette = { outer: 100, inner: 40, lobes: 12, copies: 4 };

test('the curve closes on itself within a rounding', () => {
  const numbers = rosettePath(rosette)
    .replace(/^M100 0l/, '')
    .replace(/z$/, '')
    .split(' ')
    .map(Number);
  const sum = (offset: number) =>
    numbers.filter((_n, index) => index % 2 === offset).reduce((a, b) => a + b, 0);
  expect(Math.abs(sum(0))).toBeLessThan(3);
  expect(Math.abs(sum(1))).toBeLessThan(3);
});

test('the copies share one lobe evenly', () => {
  expect(rosetteTurns(rosette)).toEqual([7.5, 15, 22.5]);
});
