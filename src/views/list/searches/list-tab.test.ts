import { expect, test } from 'vitest';
import { everything, ownTabFor, withTab } from './list-tab.ts';
import type { ListTab } from './list-tab.ts';

const all = { key: 'all', label: 'Tất cả', filter: {} };
const draft = { key: 'draft', label: 'Nháp', filter: { status: 'draft' } };
const tabs: readonly ListTab[] = [all, draft];

test('a tab that sets a filter is the current one whatever else is filtered', () => {
  expect(ownTabFor(tabs, { status: 'draft', symbol: 'K26' })).toBe(draft);
  expect(ownTabFor(tabs, { symbol: 'K26' })).toBe(all);
  expect(ownTabFor(tabs, { status: 'signing' })).toBeNull();
});

test('pressing such a tab leaves the other filters in force', () => {
  expect(withTab(tabs, draft, { symbol: 'K26', status: 'sent' })).toEqual({ symbol: 'K26', status: 'draft' });
  expect(withTab(tabs, all, { symbol: 'K26', status: 'sent' })).toEqual({ symbol: 'K26' });
});

test('a tab that sets days beside its state takes them away when it is left, not those set by hand', () => {
  const over = {
    key: 'over',
    label: 'Quá hạn',
    filter: { status: 'draft,signed' },
    beside: { to: '2026-11-24' },
  };
  const due = { ...over, key: 'due', beside: { from: '2026-11-25', to: '2026-11-25' } };
  const more = [...tabs, over, due];
  const late = withTab(more, over, { symbol: 'K26' });
  expect(late).toEqual({ symbol: 'K26', status: 'draft,signed', to: '2026-11-24' });
  expect(ownTabFor(more, late)).toBe(over);
  const today = withTab(more, due, late);
  expect(today).toEqual({ symbol: 'K26', status: 'draft,signed', from: '2026-11-25', to: '2026-11-25' });
  expect(ownTabFor(more, today)).toBe(due);
  expect(withTab(more, draft, late)).toEqual({ symbol: 'K26', status: 'draft' });
  expect(withTab(more, draft, { to: '2026-11-01' })).toEqual({ to: '2026-11-01', status: 'draft' });
  expect(ownTabFor(more, { status: 'draft', to: '2026-11-01' })).toBe(draft);
});

test('the one tab of any list means no filter; text searched in it is no filter', () => {
  expect(ownTabFor(everything, { query: 'hương' })).toBe(everything[0]);
  expect(ownTabFor(everything, { status: 'active' })).toBeNull();
  expect(everything[0] && withTab(everything, everything[0], { status: 'active' })).toEqual({});
});
