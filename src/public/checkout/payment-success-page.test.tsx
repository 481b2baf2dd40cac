// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastCheckoutKey } from '#src/public/kept-keys.ts';
import { PaymentSuccessPage } from './payment-success-page.tsx';
import type { Checkout } from './use-checkout.ts';

const KEY = 'k'.repeat(43);
const order = {
  ...{ state: 'paid', package_name: 'Khởi đầu', invoices: 300, months: 12, total: '421200', due: '0' },
  ...{ received: '421200', excess: '0', reference: 'HDS1234567890', buyer_name: 'Minh Khôi' },
  ...{ paid_on: '2026-11-30T01:00:00.000Z', expires_on: '2026-12-03T01:00:00.000Z' },
  ...{ gateway_state: null, gateway_code: null },
} as unknown as Checkout;

beforeEach(() => lastCheckoutKey.keep(KEY));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(changes: Partial<Checkout>): Promise<void> {
  const body = JSON.stringify({ checkout: { ...order, ...changes } });
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
  render(<PaymentSuccessPage />);
  await screen.findByRole('heading', { level: 1 });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const text = () => document.body.textContent;

test('who has paid reads what for, and where its invoice is to be found', async () => {
  await show({});
  expect(heading()).toBe('Thanh toán thành công');
  expect(text()).toContain('300 hóa đơn, 12 tháng');
  expect(text()).toContain('ký hiệu và số của nó hiện cạnh yêu cầu thanh toán trong Gói dịch vụ');
});

test('while the bank has not confirmed, it says so and that nothing is to be paid again', async () => {
  await show({ state: 'waiting', gateway_state: 'open', paid_on: null });
  expect(heading()).toBe('Ngân hàng chưa xác nhận');
  expect(text()).toContain('Nếu đã trả thì đừng trả lại');
  expect(screen.getByRole('link', { name: 'Xem yêu cầu thanh toán' }).getAttribute('href')).toBe(
    `/checkout/${KEY}`,
  );
});

test('a payment that failed says why, and leads back to paying', async () => {
  await show({ state: 'waiting', gateway_state: 'failed', gateway_code: '51', paid_on: null });
  expect(heading()).toBe('Chưa thanh toán được');
  expect(text()).toContain('Tài khoản không đủ số dư.');
  expect(screen.getByRole('link', { name: 'Thanh toán lại' }).getAttribute('href')).toBe(`/checkout/${KEY}`);
});
