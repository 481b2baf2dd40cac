import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const lock = {
  '': { name: 'hoadon' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-windows': { version: '1.0.0', optional: true },
};

it('is content with the locked versions, whatever the times of the files', () => {
  expect(isInstalled(lock, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
});

it('wants an install when a package is missing, of another version, or nothing was ever installed', () => {
  expect(isInstalled(lock, {})).toBe(false);
  expect(isInstalled(lock, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  expect(isInstalled(lock, null)).toBe(false);
});

it('wants an optional package of another version replaced', () => {
  const found = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-windows': { version: '0.9.0' } };
  expect(isInstalled(lock, found)).toBe(false);
});
