// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OpenRequest } from './open-request.tsx';

type Request = { reference: string; received: string; due: string; checkout_key: string };

const held = vi.hoisted(() => ({ waiting: [] as Request[], wrong_amount: [] as Request[] }));
vi.mock('#generated/client/payment-requests/payment-requests.ts', () => ({
  useListPaymentRequests: ({ state }: { state: keyof typeof held }) => ({ data: held[state] }),
}));

afterEach(cleanup);

const WAITING = { reference: 'HDS1', received: '0', due: '421200', checkout_key: 'khoa-1' };
const SHORT = { reference: 'HDS2', received: '411200', due: '10000', checkout_key: 'khoa-2' };

test('who paid too little is led to the rest before buying anew', () => {
  Object.assign(held, { waiting: [WAITING], wrong_amount: [SHORT] });
  const { textContent } = render(<OpenRequest />).container;
  expect(textContent).toContain('Yêu cầu HDS2 đã nhận 411.200\u00a0đ, còn thiếu 10.000\u00a0đ.');
  expect(textContent).not.toContain('HDS1');
  expect(screen.getByRole('link', { name: 'Trả nốt' }).getAttribute('href')).toBe('/checkout/khoa-2');
});

test('a request that waits is gone on with; without one nothing is said', () => {
  Object.assign(held, { waiting: [WAITING], wrong_amount: [] });
  render(<OpenRequest />);
  expect(screen.getByRole('link', { name: 'Thanh toán tiếp' }).getAttribute('href')).toBe('/checkout/khoa-1');
  cleanup();
  Object.assign(held, { waiting: [], wrong_amount: [] });
  expect(render(<OpenRequest />).container.textContent).toBe('');
});
