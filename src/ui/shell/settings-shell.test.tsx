// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettingsShell } from './settings-shell.tsx';

const still = (): void => undefined;

function show(menuOpen: boolean): void {
  render(
    <SettingsShell
      title="Cấu hình"
      entries={[
        { key: 'tenant', label: 'Hồ sơ hóa đơn điện tử', href: '/admin/settings/tenant', current: true },
      ]}
      furtherEntries={[]}
      closeHref="/admin/invoices"
      menuHref="/admin/settings/tenant?menu=1"
      backHref="/admin/settings/tenant"
      menuOpen={menuOpen}
      user={{ name: 'An', entries: [], mode: 'light', onMode: still, onLogout: still }}
    >
      Trang
    </SettingsShell>,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a layout of its own: a left menu beside the page, and a button that closes it [2.settings.layout 2.settings.close]', () => {
  show(false);
  const menu = screen.getByRole('navigation', { name: 'Cấu hình' });
  expect(menu.textContent).toContain('Hồ sơ hóa đơn điện tử');
  expect(menu.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('navigation', { name: 'Điều hướng chính' })).toBeNull();
  expect(hrefOf('Đóng Cấu hình')).toBe('/admin/invoices');
});

test('small screens: a bar leads to the menu by a flag in the query, and back from there [2.settings.small-screen]', () => {
  show(false);
  expect(hrefOf('Trình đơn Cấu hình')).toBe('/admin/settings/tenant?menu=1');
  cleanup();
  show(true);
  expect(hrefOf('Quay lại trang đang xem')).toBe('/admin/settings/tenant');
  expect(hrefOf('Đóng Cấu hình')).toBe('/admin/invoices');
});
