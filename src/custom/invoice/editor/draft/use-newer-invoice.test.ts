// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { moneySettingsFrom } from '#domain/settings/tenant-settings.ts';
import type { Invoice } from './draft.ts';
import { useInvoiceDraft, type SaveInvoice } from './use-invoice-draft.ts';
import { useNewerInvoice } from './use-newer-invoice.ts';

vi.mock('#src/providers/account-context.ts', () => ({
  useSignedIn: () => ({ tenant: { name: 'Công ty Sao Việt', tax_code: '0012345672', address: 'Đà Nẵng' } }),
}));
const settings = moneySettingsFrom([]);
vi.mock('#src/views/use-amount-settings.ts', () => ({
  useAmountSettings: () => ({ digits: DEFAULT_DECIMAL_DIGITS, settings, isPending: false }),
}));
vi.mock('../use-templates.ts', () => ({ useDefaultTemplate: () => null }));

const saved = (lock_version: number, buyer_name: string, more: Partial<Invoice> = {}) =>
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
    saved_by_name: 'Trần Thị Bình',
    saved_on: '2026-11-20T02:00:00Z',
    ...more,
  }) as unknown as Invoice;

function open(invoice: Invoice, save: SaveInvoice = () => new Promise(() => undefined)) {
  const onNewer = vi.fn();
  const onMet = vi.fn();
  const { result, rerender } = renderHook(
    (now: Invoice) => {
      const editor = useInvoiceDraft(now, [], save);
      useNewerInvoice(now, editor, { onNewer, onMet });
      return editor;
    },
    { initialProps: invoice },
  );
  return {
    onNewer,
    onMet,
    rerender,
    buyer: () => result.current.head.buyer_name,
    editor: () => result.current,
  };
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

test('where both changed the same, what is typed stays on its version and it is shown at once; once it is given up the newer one is shown', () => {
  const { rerender, buyer, editor } = open(saved(1, 'Minh Khôi'));
  act(() => editor().dispatch({ type: 'put', field: 'buyer_name', value: 'Đang gõ' }));
  rerender(saved(2, 'Thuận Lợi'));
  expect(buyer()).toBe('Đang gõ');
  expect(editor().lockVersion).toBe(1);
  expect(editor().met).toMatchObject({ bySave: false, saved: { saved_by_name: 'Trần Thị Bình' } });
  act(() => editor().discard());
  expect(buyer()).toBe('Thuận Lợi');
  expect(editor().met).toBeNull();
});

test('where each changed something else, both are in the draft at once, and it is said what came in', () => {
  const { rerender, buyer, editor, onNewer, onMet } = open(saved(1, 'Minh Khôi'));
  act(() => editor().dispatch({ type: 'put', field: 'internal_note', value: 'giao sáng' }));
  rerender(saved(2, 'Thuận Lợi'));
  expect(buyer()).toBe('Thuận Lợi');
  expect(editor().head.internal_note).toBe('giao sáng');
  expect(editor()).toMatchObject({ lockVersion: 2, isDirty: true, met: null });
  expect(editor().joined?.places).toEqual([{ of: 'head', unit: 'buyer' }]);
  expect(onNewer).not.toHaveBeenCalled();
  expect(onMet).toHaveBeenCalledOnce();
});

describe('a save that is refused because somebody else saved', () => {
  const refusedBy = (current: Invoice) =>
    new ApiFailure(409, { current }, [{ code: 'stale', message: 'stale', fields: [] }]);

  test('goes on with both where nothing is in conflict', async () => {
    const sent: unknown[] = [];
    const { editor, buyer } = open(saved(1, 'Minh Khôi'), (input) => {
      sent.push([input.lock_version, input.buyer_name, input.internal_note]);
      if (input.lock_version === 1) return Promise.reject(refusedBy(saved(2, 'Thuận Lợi')));
      return Promise.resolve(saved(3, 'Thuận Lợi', { internal_note: 'giao sáng' }));
    });
    act(() => editor().dispatch({ type: 'put', field: 'internal_note', value: 'giao sáng' }));
    await act(() => editor().save(true));
    expect(sent).toEqual([
      [1, 'Minh Khôi', 'giao sáng'],
      [2, 'Thuận Lợi', 'giao sáng'],
    ]);
    expect(buyer()).toBe('Thuận Lợi');
    expect(editor()).toMatchObject({ lockVersion: 3, isDirty: false });
    expect(editor().joined).not.toBeNull();
  });

  test('before a publication both are shown first, and nothing is saved', async () => {
    const { editor, buyer } = open(saved(1, 'Minh Khôi'), () =>
      Promise.reject(refusedBy(saved(2, 'Thuận Lợi'))),
    );
    act(() => editor().dispatch({ type: 'put', field: 'internal_note', value: 'giao sáng' }));
    await act(async () => expect(await editor().save(false)).toBeNull());
    expect(buyer()).toBe('Thuận Lợi');
    expect(editor()).toMatchObject({ lockVersion: 2, isDirty: true });
  });

  test('keeps what is typed where the same was changed, and asks', async () => {
    const { editor, buyer } = open(saved(1, 'Minh Khôi'), () =>
      Promise.reject(refusedBy(saved(2, 'Thuận Lợi'))),
    );
    act(() => editor().dispatch({ type: 'put', field: 'buyer_name', value: 'Đang gõ' }));
    await act(async () => expect(await editor().save(true)).toBeNull());
    expect(buyer()).toBe('Đang gõ');
    expect(editor().met).toMatchObject({ bySave: true });
  });

  test('is said so too where it was shown before', async () => {
    const there = saved(2, 'Thuận Lợi');
    const { editor, rerender } = open(saved(1, 'Minh Khôi'), () => Promise.reject(refusedBy({ ...there })));
    act(() => editor().dispatch({ type: 'put', field: 'buyer_name', value: 'Đang gõ' }));
    rerender(there);
    expect(editor().met).toMatchObject({ bySave: false });
    await act(() => editor().save(true));
    expect(editor().met).toMatchObject({ bySave: true });
    rerender({ ...there });
    expect(editor().met).toMatchObject({ bySave: true });
  });
});
