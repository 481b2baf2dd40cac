import { expect, test } from 'vitest';
import { clockText } from './remote-step.tsx';

test.each([
  [300_000, '5:00'],
  [245_000, '4:05'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, null],
  [-5000, null],
])('%d ms are shown as %s', (left_ms, text) => expect(clockText(left_ms)).toBe(text));
