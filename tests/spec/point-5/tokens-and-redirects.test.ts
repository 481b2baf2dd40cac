import { describe, expect, test } from 'vitest';
import { safeRedirect } from '#src/login/paths.ts';
import { readToken } from '#src/providers/auth/tokens.ts';
import { HERE, HOSTILE_TARGETS } from './hostile-targets.table.ts';

test.each([undefined, null, '', '   ', 'null'])(
  'a missing, null or blank token counts as no token: %j [5.token.blank]',
  (stored) => expect(readToken(stored)).toBeNull(),
);

describe('a redirect target', () => {
  test.each([
    ['/admin/invoices?page=2', '/admin/invoices?page=2'],
    [`${HERE}/admin/customers/5#top`, '/admin/customers/5#top'],
    ['/admin/invoices?q=https://evil.example', '/admin/invoices?q=https://evil.example'],
  ])('on the same origin is accepted: %s [5.redirect.same-origin]', (target, path) =>
    expect(safeRedirect(target, HERE)).toBe(path),
  );

  test('two hundred hostile ones are tried', () => expect(new Set(HOSTILE_TARGETS).size).toBe(200));

  test.each(HOSTILE_TARGETS)(
    'on another origin, or by javascript, data or file, falls back to /: %j [5.redirect.same-origin 5.redirect.schemes]',
    (target) => expect(safeRedirect(target, HERE)).toBe('/'),
  );

  test.each([
    'http://127.0.0.1:3001/admin',
    `blob:${HERE}/x`,
    'vbscript:msgbox(1)',
    `view-source:${HERE}/admin`,
    'about:blank',
    'http://',
    `${HERE}//evil.example`,
    '/.//evil.example',
    '/admin/..//evil.example',
  ])('falls back to / whatever else it tries: %j', (target) => expect(safeRedirect(target, HERE)).toBe('/'));
});
