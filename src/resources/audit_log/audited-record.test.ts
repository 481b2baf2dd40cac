import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resourceLabel } from './audited-record.tsx';

/** What the server writes lines of the log about. */
const audited = globSync('server/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((code) => /\b(writeAudit|auditChange)\b/.test(code))
  .flatMap((code) => [...code.matchAll(/\bresource: '([a-z_]+)'/g)].map(([, name = '']) => name));

test('what lines of the log are about is said in words, never by the name of a table', () => {
  expect(audited).toContain('payment_requests');
  expect(audited.filter((name) => resourceLabel(name) === name)).toEqual([]);
});
