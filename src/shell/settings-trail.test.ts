// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepTrail, lastSettingsPage, pageBeforeSettings } from './settings-trail.ts';

const storage = window.sessionStorage;
beforeEach(() => storage.clear());
const go = (pathname: string, search = '') => keepTrail(storage, { pathname, search });

test('closing leads to the page one came from with its query, by default to the home [2.settings.close]', () => {
  expect(pageBeforeSettings(storage, '/admin')).toBe('/admin');
  go('/admin/invoices', '?page=2');
  go('/admin/settings/tenant');
  expect(pageBeforeSettings(storage, '/admin')).toBe('/admin/invoices?page=2');
});

test('the last settings page is remembered, without the flag of the menu [2.settings.last-page]', () => {
  expect(lastSettingsPage(storage)).toBeNull();
  go('/admin/settings/roles', '?tab=who&menu=1');
  go('/admin/invoices');
  expect(lastSettingsPage(storage)).toBe('/admin/settings/roles?tab=who');
});

test('what one only passes through is no place to come back to', () => {
  go('/admin/accessdenied');
  go('/admin/settings');
  expect([lastSettingsPage(storage), pageBeforeSettings(storage, '/admin')]).toEqual([null, '/admin']);
});
