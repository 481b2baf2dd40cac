import { expect, test } from 'vitest';
import { grouped } from './totp-code-step.tsx';

test('a secret is read in groups of four', () => {
  expect(grouped('JBSWY3DPEHPK3PXPZ')).toBe('JBSW Y3DP EHPK 3PXP Z');
  expect(grouped('')).toBe('');
});
