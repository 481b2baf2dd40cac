// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { sampleDeclaration } from '#tests/setup/sample-declaration.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeclarationNow } from './declaration-now.tsx';
import type { OpenStanding, Registration } from './first-run-facts.ts';
import type { Wait } from './waits.ts';

beforeEach(() => void vi.setSystemTime('2026-11-20T02:00:00Z'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const signedIn = {
  account: { full_name: 'Trần Bình' },
  tenant: { tax_authority_name: 'Thuế thành phố Đà Nẵng' },
} as ComponentProps<typeof AccountProvider>['value'];

function show(
  at: OpenStanding | null,
  changes: Partial<Registration> = {},
  waits: readonly Wait[] = [],
): void {
  const registration = { ...sampleDeclaration, ...changes };
  render(
    <AccountProvider value={signedIn}>
      <DeclarationNow note={at === null ? null : { code: 'declaration', at, registration }} waits={waits} />
    </AccountProvider>,
  );
}

const hands = () =>
  within(screen.getByRole('list', { name: 'Đường đi của tờ khai' })).getAllByRole('listitem');
const states = () => hands().map(({ className }) => /step--(\w+)/.exec(className)?.[1]);
const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

const compared: Wait = {
  actor: 'authority',
  name: 'Thuế cơ sở 1 thành phố Đà Nẵng',
  task: { code: 'compare' },
  since: '2026-11-20',
  due_on: '2026-11-23',
};

test.each([
  [null, ['waiting', 'waiting', 'waiting', 'waiting', 'waiting']],
  ['draft', ['now', 'waiting', 'waiting', 'waiting', 'waiting']],
  ['unsigned', ['failed', 'waiting', 'waiting', 'waiting', 'waiting']],
  ['unknown', ['done', 'unknown', 'waiting', 'waiting', 'waiting']],
  ['answer', ['done', 'done', 'now', 'waiting', 'waiting']],
] as const)('a declaration that is %s stands there on its way', (at, expected) => {
  show(at);
  expect(states()).toEqual(expected);
});

test.each([
  ['tax_authority_not_accepted', ['done', 'done', 'done', 'waiting', 'failed']],
  ['tax_authority_not_received', ['done', 'done', 'failed', 'waiting', 'waiting']],
  ['invalid_message', ['done', 'done', 'failed', 'waiting', 'waiting']],
] as const)('a refusal (%s) stands where it came, and no confirmation is claimed', (status, expected) => {
  show('refused', { status, status_error: true });
  expect(states()).toEqual(expected);
});

test.each([
  ['comparing', ['done', 'done', 'now', 'waiting', 'waiting']],
  ['confirmation_wanted', ['done', 'done', 'done', 'now', 'waiting']],
  ['explained', ['done', 'done', 'done', 'done', 'now']],
] as const)('a review that is %s moves it on', (review, expected) => {
  show('answer', { review });
  expect(states()).toEqual(expected);
});

test('the authority and the representative have one working day each (TT 91/2026 Điều 6.2)', () => {
  show('answer');
  expect(hands().map(({ textContent }) => textContent.includes('trong 1 ngày làm việc'))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('an explanation that is wanted takes the place of the confirmation, with its three working days', () => {
  show('answer', { review: 'explanation_wanted' });
  expect(hands()[3]?.textContent).toContain('Giải trình');
  expect(hands()[3]?.textContent).toContain('trong 3 ngày làm việc');
});

test('who acts, until when, and where it goes', () => {
  show('answer', { review: 'comparing' }, [compared]);
  expect(factOf('Ai làm')).toBe('Thuế cơ sở 1 thành phố Đà Nẵng');
  expect(factOf('Mất bao lâu')).toBe('Chậm nhất ngày 23/11/2026');
  expect(factOf('Nơi nhận')).toBe('Thuế cơ sở 1 thành phố Đà Nẵng');
});

test('a deadline that has passed is said to have passed', () => {
  vi.setSystemTime('2026-11-24T02:00:00Z');
  show('answer', { review: 'comparing' }, [compared]);
  expect(factOf('Mất bao lâu')).toBe('Quá hạn ngày 23/11/2026');
});

test('one that is not written yet is of whoever looks, and goes to the office of the profile', () => {
  show(null);
  expect(factOf('Ai làm')).toBe('Bạn');
  expect(factOf('Nơi nhận')).toBe('Thuế thành phố Đà Nẵng');
});

test('a refused one shows why', () => {
  show('refused', { reasons: [{ code: '10004', message: 'Họ tên không khớp.' }] });
  expect(screen.getByText('Lý do: Họ tên không khớp.')).toBeDefined();
});
