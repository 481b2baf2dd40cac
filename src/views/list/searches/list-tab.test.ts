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

test('the one tab of any list means no filter; text searched in it is no filter', () => {
  expect(ownTabFor(everything, { query: 'hương' })).toBe(everything[0]);
  expect(ownTabFor(everything, { status: 'active' })).toBeNull();
  expect(everything[0] && withTab(everything, everything[0], { status: 'active' })).toEqual({});
});
