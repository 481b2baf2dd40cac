// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { moneySettingsFrom } from '#domain/settings/tenant-settings.ts';
import type { Invoice } from './draft.ts';
import { useInvoiceDraft } from './use-invoice-draft.ts';
import { useNewerInvoice } from './use-newer-invoice.ts';

vi.mock('#src/providers/account-context.ts', () => ({
  useSignedIn: () => ({ tenant: { name: 'Công ty Sao Việt', tax_code: '0012345672', address: 'Đà Nẵng' } }),
}));
const settings = moneySettingsFrom([]);
vi.mock('#src/views/use-amount-settings.ts', () => ({
  useAmountSettings: () => ({ digits: DEFAULT_DECIMAL_DIGITS, settings, isPending: false }),
}));
vi.mock('../use-templates.ts', () => ({ useDefaultTemplate: () => null }));

const saved = (lock_version: number, buyer_name: string) =>
  ({
    id: 7,
    lock_version,
    buyer_name,
    number: null,
    issued_on: '2026-11-30',
    currency: 'VND',
    payment_method: 'TM',
    invoice_discount_amount: null,
    fees: [],
    extras: [],
    lines: [],
    related: null,
  }) as unknown as Invoice;

function open(invoice: Invoice) {
  const onNewer = vi.fn();
  const { result, rerender } = renderHook(
    (now: Invoice) => {
      const editor = useInvoiceDraft(now, [], () => new Promise(() => undefined));
      useNewerInvoice(now, editor, onNewer);
      return editor;
    },
    { initialProps: invoice },
  );
  return { onNewer, rerender, buyer: () => result.current.head.buyer_name, editor: () => result.current };
}

test('an invoice that was saved elsewhere is shown, which publishing it would send', () => {
  const { onNewer, rerender, buyer, editor } = open(saved(1, 'Minh Khôi'));
  rerender(saved(2, 'Thuận Lợi'));
  expect(buyer()).toBe('Thuận Lợi');
  expect(editor().lockVersion).toBe(2);
  expect(onNewer).toHaveBeenCalledOnce();
  // An answer that was overtaken.
  rerender(saved(1, 'Minh Khôi'));
  expect(buyer()).toBe('Thuận Lợi');
  rerender(saved(3, 'Thuận Lợi'));
  expect(editor().lockVersion).toBe(3);
  expect(onNewer).toHaveBeenCalledOnce();
});

test('what is typed stays, on the version it was typed on: saving it asks; once it is given up the newer one is shown', () => {
  const { rerender, buyer, editor } = open(saved(1, 'Minh Khôi'));
  act(() => editor().dispatch({ type: 'put', field: 'buyer_name', value: 'Đang gõ' }));
  rerender(saved(2, 'Thuận Lợi'));
  expect(buyer()).toBe('Đang gõ');
  expect(editor().lockVersion).toBe(1);
  act(() => editor().discard());
  expect(buyer()).toBe('Thuận Lợi');
});
