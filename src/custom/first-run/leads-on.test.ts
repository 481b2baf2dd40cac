import { expect, test } from 'vitest';
import type { Step } from './first-run-steps.ts';
import { leadsOn } from './leads-on.ts';

const certificate: Step = {
  key: 'certificate',
  state: 'next',
  note: null,
  href: '/admin/settings/certificates/create',
  action: 'do',
};
const profile: Step = { ...certificate, key: 'profile', state: 'done', href: '/admin/settings/tenant' };

test('a page of a step that is done leads to the next one', () => {
  expect(leadsOn([profile, certificate], '/admin/settings/tenant')?.key).toBe('certificate');
});

test.each([
  ['the page of that step', '/admin/settings/certificates/create', certificate],
  ['the list it is begun from', '/admin/settings/certificates', certificate],
  ['a page, where the next step is done elsewhere', '/admin/settings/tenant', { ...certificate, href: null }],
  [
    'a page, while an answer is awaited',
    '/admin/settings/tenant',
    { ...certificate, state: 'away' as const },
  ],
])('%s leads nowhere', (_where, pathname, step) => {
  expect(leadsOn([profile, step], pathname)).toBeNull();
});
