// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SettingsShell } from './settings-shell.tsx';

const still = (): void => undefined;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shell(menuOpen: boolean) {
  return (
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
    </SettingsShell>
  );
}

function show(menuOpen: boolean) {
  return render(shell(menuOpen));
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

test.each([
  ['folded away', document.body, true],
  ['there all the time', null, false],
])(
  'where the menu is %s, the focus goes into it and back to its button: %s',
  (_what, offsetParent, moves) => {
    vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(offsetParent);
    const { rerender } = show(false);
    rerender(shell(true));
    const menu = screen.getByRole('navigation', { name: 'Cấu hình' });
    expect(document.activeElement === menu).toBe(moves);
    screen.getByRole('link', { name: 'Hồ sơ hóa đơn điện tử' }).focus();
    rerender(shell(false));
    expect(document.activeElement === screen.getByRole('link', { name: 'Trình đơn Cấu hình' })).toBe(moves);
  },
);
