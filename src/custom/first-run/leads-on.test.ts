import { expect, test } from 'vitest';
import type { Step } from './first-run-steps.ts';
import { lackedHere, leadsOn } from './leads-on.ts';

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

const lacking: Step = {
  ...profile,
  state: 'next',
  note: { code: 'missing', fields: ['tax_authority_name'] },
};

test('the page of the step that is due says what it lacks, other pages do not', () => {
  expect(lackedHere([lacking, certificate], '/admin/settings/tenant')).toBe(lacking.note);
  expect(lackedHere([lacking, certificate], '/admin/settings/certificates')).toBeNull();
  expect(lackedHere([profile, certificate], '/admin/settings/tenant')).toBeNull();
});
