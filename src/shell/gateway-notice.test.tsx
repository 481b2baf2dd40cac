// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Held } from '#src/views/held/held.ts';
import { GatewayNotice } from './gateway-notice.tsx';

vi.mock('#src/providers/today.ts', () => ({ today: () => '2026-11-23' }));
const account = vi.hoisted(() => ({ codes: ['full'] }));
vi.mock('#src/providers/account-context.ts', async () => {
  const { allows } = await import('#domain/access/permissions.ts');
  return { useCan: () => (access: readonly (readonly string[])[]) => allows(account.codes, access) };
});
const SUPPORT = vi.hoisted(() => 'https://ho-tro.example.vn/');
vi.mock('#src/providers/outside-pages.ts', () => ({ useOutsidePages: () => ({ support_url: SUPPORT }) }));
afterEach(() => {
  cleanup();
  account.codes = ['full'];
});

const source = 'NĐ 254/2026 Phụ lục 7';
const DOWN = {
  ...({ state: 'down', median_seconds: 41, waiting: 0, unsent: 680 } as const),
  unsent_since: '2026-11-20T02:12:00.000Z',
  send_by: { due_on: '2026-11-24', source } as { due_on: string | null; source: string } | null,
  held: null as Held | null,
};
const ownLine = (problem: string, mended_by: Held['mended_by'] = 'itself'): { held: Held } => ({
  held: { cause: 'own_line', problem, mended_by, since: '2026-11-20T02:12:00.000Z' },
});

const show = (changes: Partial<typeof DOWN> = {}) =>
  render(
    <MemoryRouter>
      <GatewayNotice health={{ ...DOWN, ...changes }} href="/admin/transmission-history/invoices" />
    </MemoryRouter>,
  ).container.textContent;

test.each([
  ['2026-11-24', 'Được chờ đến hết ngày 24/11/2026', 'status'],
  ['2026-11-23', 'Chỉ được chờ đến hết hôm nay 23/11/2026', 'status'],
  ['2026-11-20', 'Hạn gửi sớm nhất 20/11/2026 đã qua', 'alert'],
])('with a first deadline of %s it says "%s", by its article', (due_on, words, role) => {
  const text = show({ send_by: { due_on, source } });
  expect(text).toContain('Chưa gửi được tới cơ quan thuế từ 20/11/2026 09:12.');
  expect(text).toContain('680 thông điệp đang chờ và tự gửi lại');
  expect(text).toContain(words);
  expect(text).toContain(source);
  expect(screen.getByRole(role)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ghi sự cố/ }).getAttribute('href')).toBe(
    '/admin/settings/incidents/create',
  );
});

test('when it is tried next is said to the minute, where that is known', () => {
  const { held } = ownLine('Không kết nối được.');
  expect(show({ held })).not.toContain('Thử lại lúc');
  cleanup();
  expect(show({ held: { ...held, next_try_on: '2026-11-20T02:14:17.000Z' } })).toContain(
    'Thử lại lúc 09:14.',
  );
});

test('while a written incident stops the clock no day is named and none is asked to be written', () => {
  expect(show({ send_by: { due_on: null, source } })).toContain('Hạn gửi tạm ngừng tính');
  expect(screen.queryByRole('link', { name: /Ghi sự cố/ })).toBeNull();
});

test('who may not write incidents is not sent there; where no invoice waits no deadline is named', () => {
  account.codes = ['invoice_gateway'];
  expect(show()).not.toContain('Ghi sự cố');
  cleanup();
  expect(show({ send_by: null })).not.toContain('hạn gửi');
});

test('why the company’s own connection fails is said; who may change it is led there', () => {
  const problem = 'Nơi truyền nhận không nhận khóa truy cập này. Xin khóa mới rồi nhập lại.';
  expect(show()).not.toContain('Kết nối riêng');
  expect(screen.queryByRole('link', { name: 'Sửa kết nối' })).toBeNull();
  cleanup();
  expect(show(ownLine(problem))).toContain(`Kết nối riêng của doanh nghiệp: ${problem}`);
  expect(screen.getByRole('link', { name: 'Sửa kết nối' }).getAttribute('href')).toBe(
    '/admin/settings/provider',
  );
  cleanup();
  account.codes = ['invoice_gateway'];
  expect(show(ownLine(problem))).toContain(problem);
  expect(screen.queryByRole('link', { name: 'Sửa kết nối' })).toBeNull();
});

test('where only a change of the connection helps it does not promise that sending again will do', () => {
  const problem = 'Nơi truyền nhận không nhận khóa truy cập này.';
  const text = show(ownLine(problem, 'company'));
  expect(text).toContain('680 thông điệp đang chờ, gửi lại không đủ: phải sửa kết nối.');
  expect(text).not.toContain('khi đường truyền thông');
});

test('where the installation’s own token is refused it says that the operator must act, and does not promise that it goes by itself', () => {
  const problem = 'Nơi truyền nhận không nhận khóa truy cập này.';
  const text = show({ held: { cause: 'common_line', problem, mended_by: 'operator', since: null } });
  expect(text).toContain(`Kết nối chung của hệ thống tới nơi truyền nhận: ${problem}`);
  expect(text).toContain('người vận hành hệ thống phải xử lý, doanh nghiệp không sửa được');
  expect(text).not.toContain('tự gửi lại');
  expect(screen.queryByRole('link', { name: 'Sửa kết nối' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Báo người vận hành' }).getAttribute('href')).toBe(SUPPORT);
});

test('it is quiet while messages leave, however slowly', () => {
  expect(show({ state: 'slow' as 'down' })).toBe('');
});
