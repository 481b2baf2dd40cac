// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { routes } from '#src/routes.ts';
import { useTopBar } from '#src/shell/use-top-bar.tsx';
import { signedInTo } from '#tests/setup/signed-in.ts';

vi.mock('#src/providers/account-context.ts', () => ({
  useSignedIn: () => ({
    account: { id: 1, email: 'owner@demo.vn' },
    tenant: { id: 1, trial_until: null },
  }),
}));
vi.mock('#src/views/account/use-theme-choice.ts', () => ({
  useThemeChoice: () => ({ mode: 'light', choose: vi.fn() }),
}));
vi.mock('#src/providers/outside-pages.ts', () => ({
  useOutsidePages: () => ({
    support_url: 'https://support.example',
    terms_url: 'https://terms.example',
    privacy_url: 'https://privacy.example',
  }),
}));

function Admin({ children }: { children: ReactNode }) {
  return <CoreAdminContext {...signedInTo(['full'])}>{children}</CoreAdminContext>;
}

test('user menu: your account at /admin/profile, service packages, logout, outside links to terms of service and privacy policy [2.navigation.user-menu 2.navigation.user-menu-packages]', () => {
  const { user } = renderHook(() => useTopBar(() => undefined), { wrapper: Admin }).result.current;
  const links = user.entries.map(({ label, href, external = false }) => [label, href, external]);
  expect(routes['profile']?.path).toBe('/admin/profile');
  expect(links).toEqual([
    ['Tài khoản của bạn', '/admin/profile', false],
    ['Gói dịch vụ', '/admin/service-packages', false],
    ['Điều khoản sử dụng', 'https://terms.example', true],
    ['Chính sách quyền riêng tư', 'https://privacy.example', true],
    ['Liên hệ hỗ trợ', 'https://support.example', true],
  ]);
  expect(user.name).toBe('Trần Thu Hương');
  expect(user.onLogout).toBeTypeOf('function');
});
