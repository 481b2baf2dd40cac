import { describe, expect, test } from 'vitest';
import { safeRedirect } from '#src/login/safe-redirect.ts';
import { readToken } from '#src/providers/tokens.ts';

const HERE = 'http://127.0.0.1:3000';

test.each([undefined, null, '', '   ', 'null'])('a token that is %j counts as none', (stored) => {
  expect(readToken(stored)).toBeNull();
});

describe('a redirect target', () => {
  test.each([
    ['/admin/invoices?page=2', '/admin/invoices?page=2'],
    [`${HERE}/admin/customers/5#top`, '/admin/customers/5#top'],
  ])('on the same origin is taken: %s', (target, path) => expect(safeRedirect(target, HERE)).toBe(path));

  test.each([
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://127.0.0.1:3001/admin',
    `blob:${HERE}/x`,
  ])('falls back to /: %j', (target) => expect(safeRedirect(target, HERE)).toBe('/'));
});
