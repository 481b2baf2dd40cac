import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorModeKey, readColorMode } from './color-mode.ts';

test('without a choice the system decides', () => {
  expect([readColorMode(null), readColorMode('purple'), readColorMode('dark')]).toEqual([
    'system',
    'system',
    'dark',
  ]);
});

test('the script before the first paint reads the same key', () => {
  const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');
  expect(script).toContain(`getItem('${colorModeKey}')`);
});
