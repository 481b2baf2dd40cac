// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Side } from '#src/views/drafts/merge-draft.ts';
import { createDraftStore } from '../draft/draft-store.ts';
import { draftOf, type Invoice } from '../draft/draft.ts';
import { ConflictBanner, JoinedBanner } from './conflict-banner.tsx';
import type { InvoiceMerge } from './merge-invoice.ts';

const line = {
  kind: 'goods',
  name: 'Giấy A4',
  quantity: '10',
  unit_price: '50000',
  vat_rate: '8%',
  extras: [],
};
const saved = (lock_version: number, more: object = {}) =>
  ({
    id: 7,
    lock_version,
    buyer_name: 'Minh Khôi',
    issued_on: '2026-11-30',
    currency: 'VND',
    payment_method: 'TM',
    invoice_discount_amount: null,
    fees: [],
    extras: [],
    lines: [line],
    saved_by_name: 'Trần Thị Bình',
    saved_on: '2026-11-20T02:00:00Z',
    ...more,
  }) as unknown as Invoice;

test('says who saved when, asks by field and by the number of the line, and merges what was chosen with the rest', async () => {
  const base = draftOf(saved(1));
  const store = createDraftStore(base);
  store.dispatch({ type: 'put_line', key: 1, change: { quantity: '12' } });
  store.dispatch({ type: 'put', field: 'buyer_name', value: 'Thuận Lợi' });
  const met = {
    saved: saved(2, {
      lines: [{ ...line, quantity: '20' }],
      buyer_name: 'An Phước',
      payment_method: 'CK',
    }),
    bySave: false,
  };
  const onSettle = vi.fn<(merge: InvoiceMerge, choices: Readonly<Record<string, Side>>) => void>();
  render(<ConflictBanner templates={[]} {...{ met, base, store, onSettle }} />);
  const banner = screen.getByRole('status');
  expect(banner.textContent).toMatch(/^Trần Thị Bình đã lưu hóa đơn này lúc 20\/11\/2026 09:00\./);
  expect(banner.textContent).toContain('Có 2 chỗ cả hai cùng sửa');
  expect(banner.textContent).toContain('Gộp theo vì bạn không đổi chỗ này: Thanh toán.');

  const quantity = within(screen.getByRole('radiogroup', { name: 'Dòng 1, số lượng' }));
  const buyer = within(screen.getByRole('radiogroup', { name: 'Người mua' }));
  expect(quantity.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Của bạn, chưa lưu12',
    'Của Trần Thị Bình, đã lưu20',
  ]);
  fireEvent.click(quantity.getByRole('radio', { name: /Của bạn/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Gộp vào hóa đơn' }));
  expect(onSettle).not.toHaveBeenCalled();
  expect(screen.getByText('Chọn một trong hai')).toBeDefined();

  // Typing goes on behind the question.
  await act(async () => store.dispatch({ type: 'put', field: 'internal_note', value: 'giao sáng' }));
  fireEvent.click(buyer.getByRole('radio', { name: /Trần Thị Bình/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Gộp vào hóa đơn' }));
  const settled = onSettle.mock.calls.map(([merge, choices]) => merge.settle(choices));
  expect(settled[0]).toMatchObject({
    buyer_name: 'An Phước',
    payment_method: 'CK',
    internal_note: 'giao sáng',
    lines: [{ quantity: '12' }, {}],
  });
});

test('after both were merged it names what came in', () => {
  const places = [
    { of: 'line', number: 4, unit: null } as const,
    { of: 'head', unit: 'internal_note' } as const,
  ];
  const onSeen = vi.fn();
  render(<JoinedBanner joined={{ saved: saved(2), places }} onSeen={onSeen} />);
  expect(screen.getByText(/Đã gộp vào màn hình này: Dòng 4; Ghi chú nội bộ\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Đã xem' }));
  expect(onSeen).toHaveBeenCalledOnce();
});
