// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ServiceStopNotice } from './service-stop-notice.tsx';

vi.mock('#src/providers/today.ts', () => ({ today: () => '2026-11-23' }));
const held = vi.hoisted(() => ({ codes: ['full'], stop: null as object | null }));
vi.mock('#generated/client/site/site.ts', () => ({
  useGetSite: () => ({ data: { service_stop: held.stop } }),
}));
vi.mock('#src/providers/account-context.ts', async () => {
  const { allows } = await import('#domain/access/permissions.ts');
  return { useCan: () => (access: readonly (readonly string[])[]) => allows(held.codes, access) };
});
afterEach(() => {
  cleanup();
  held.codes = ['full'];
});

function show(stop: object | null): string {
  held.stop = stop;
  return (
    render(
      <MemoryRouter>
        <ServiceStopNotice />
      </MemoryRouter>,
    ).container.textContent ?? ''
  );
}

const STOP = { kind: 'stop', from_on: '2027-01-15', until_on: null, reason: 'Thôi kinh doanh.' };
const PAUSE = { ...STOP, kind: 'pause', until_on: '2027-01-16' };

test.each([
  [STOP, 'Dịch vụ ngừng hoạt động từ 15/01/2027.', 'alert'],
  [{ ...STOP, from_on: '2026-11-20' }, 'Dịch vụ đã ngừng từ 20/11/2026.', 'alert'],
  [PAUSE, 'Dịch vụ tạm ngừng từ 15/01/2027 đến hết 16/01/2027.', 'status'],
  [{ ...PAUSE, from_on: '2026-11-23' }, 'Dịch vụ đang tạm ngừng đến hết 16/01/2027.', 'alert'],
])('it says when, why and what to do: %o', (stop, words, role) => {
  const text = show(stop);
  expect(text).toContain(words);
  expect(text).toContain('Lý do: Thôi kinh doanh. ');
  expect(screen.getByRole(role)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tải gói bằng chứng' }).getAttribute('href')).toBe(
    '/admin/transmission-history/proof-packs',
  );
});

test('who may make no proof pack is told to ask', () => {
  held.codes = ['read_invoices'];
  expect(show(STOP)).toContain('Nhờ người có quyền');
  expect(screen.queryByRole('link')).toBeNull();
});

test('while nothing is announced there is nothing', () => expect(show(null)).toBe(''));
