import { expect, test, vi } from 'vitest';
import { completeSale } from './complete-sale.ts';
import { failureOf } from './till-failure.ts';

const createInvoice = vi.hoisted(() => vi.fn());
vi.mock('#generated/client/invoices/invoices.ts', () => ({
  createInvoice,
  ...{ getInvoicePublication: vi.fn(), publishInvoice: vi.fn(), updateInvoice: vi.fn() },
}));

type Completing = Parameters<typeof completeSale>[0];

test.each([
  ['outdated', /tải lại trang/],
  ['held', /đóng thẻ đó/],
  ['full', /hết chỗ lưu/],
])(
  'while it is not known what this browser has sold (%s) nothing is sold, and a sale under way keeps its key',
  async (status, says) => {
    const keep = vi.fn();
    const device = { status, device: null } as unknown as Completing['device'];
    const asked = { asked: { key: 'a', text: '' }, is_sent: true, saved: null };
    const sale = { device, keep, now: () => asked } as unknown as Completing;
    const error: unknown = await completeSale(sale).catch((thrown: unknown) => thrown);
    expect([createInvoice.mock.calls, keep.mock.calls]).toEqual([[], []]);
    const { messages, is_unknown } = failureOf(error, true);
    expect(messages).toEqual([expect.stringMatching(says)]);
    expect(is_unknown).toBe(true);
  },
);
