import { expect, test } from 'vitest';
import { elapsedText } from './unknown-card.tsx';

test.each([
  [0, '0 giây'],
  [-5000, '0 giây'],
  [59_999, '59 giây'],
  [312_000, '5 phút 12 giây'],
  [7_500_000, '2 giờ 5 phút'],
  [273_600_000, '3 ngày 4 giờ'],
])('%d ms are told as %s', (elapsed_ms, text) => expect(elapsedText(elapsed_ms)).toBe(text));
