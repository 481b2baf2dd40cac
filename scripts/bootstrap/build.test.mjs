import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceStamp } from './build.mjs';

let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(base, 'src'));
  writeFileSync(join(base, 'index.html'), '<p>');
  writeFileSync(join(base, 'src', 'main.tsx'), '1');
});
afterEach(() => rmSync(base, { recursive: true }));

it('follows content: a touched file changes nothing, a changed or renamed one does', () => {
  const before = sourceStamp(base);
  utimesSync(join(base, 'src', 'main.tsx'), 0, 0);
  expect(sourceStamp(base)).toBe(before);
  writeFileSync(join(base, 'src', 'main.tsx'), '2');
  const changed = sourceStamp(base);
  expect(changed).not.toBe(before);
  writeFileSync(join(base, 'login.html'), '<p>');
  expect(sourceStamp(base)).not.toBe(changed);
});

it('is not moved by tests', () => {
  const before = sourceStamp(base);
  writeFileSync(join(base, 'src', 'main.test.tsx'), 'x');
  expect(sourceStamp(base)).toBe(before);
});
