import { expect, test } from 'vitest';
import { newReportCode } from './report-code.ts';

test('a code is short, can be read out, and comes once', () => {
  const codes = Array.from({ length: 200 }, newReportCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{2}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(codes).size).toBe(200);
});
