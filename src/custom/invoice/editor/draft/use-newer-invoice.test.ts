// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { moneySettingsFrom } from '#domain/settings/tenant-settings.ts';
import { mergeInvoice } from '../merge/merge-invoice.ts';
import { draftOf, type Invoice } from './draft.ts';
import type { SaveInvoice } from './use-draft-saving.ts';
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
vi.mock('#src/providers/first-form.ts', () => ({ useFirstForm: () => ({ form_no: null }) }));

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

describe('steps that were taken before another person saved', () => {
  const put = (field: 'internal_note' | 'buyer_name' | 'buyer_address', value: string) =>
    ({ type: 'put', field, value }) as const;
  const note = (editor: () => ReturnType<typeof useInvoiceDraft>) => editor().head.internal_note;

  test('are taken back one by one, and what came in stays', () => {
    const { rerender, buyer, editor } = open(saved(1, 'Minh Khôi'));
    act(() => editor().dispatch(put('internal_note', 'giao sáng')));
    act(() => editor().dispatch(put('buyer_address', 'Đà Nẵng')));
    act(() => editor().dispatch(put('internal_note', 'giao chiều')));
    rerender(saved(2, 'Thuận Lợi'));
    const states = [0, 1, 2].map(() => {
      act(() => editor().dispatch({ type: 'undo' }));
      return [note(editor), editor().head.buyer_address, buyer()];
    });
    expect(states).toEqual([
      ['giao sáng', 'Đà Nẵng', 'Thuận Lợi'],
      ['giao sáng', '', 'Thuận Lợi'],
      ['', '', 'Thuận Lợi'],
    ]);
    expect(editor().store.canUndo()).toBe(false);
    expect(editor().isDirty).toBe(false);
    act(() => editor().dispatch({ type: 'redo' }));
    expect([note(editor), buyer()]).toEqual(['giao sáng', 'Thuận Lợi']);
  });

  test('that were given up for theirs are none; those that were chosen lead back to theirs', () => {
    const meet = (side: 'draft' | 'current') => {
      const { rerender, buyer, editor } = open(saved(1, 'Minh Khôi'));
      act(() => editor().dispatch(put('internal_note', 'giao sáng')));
      act(() => editor().dispatch(put('buyer_name', 'Đang gõ')));
      rerender(saved(2, 'Thuận Lợi'));
      const { met, stored, store } = editor();
      if (met === null) throw new Error('both changed the name');
      const merge = mergeInvoice(stored, store.get(), draftOf(met.saved));
      act(() => editor().settle(met, merge, { buyer: side }));
      const settled = buyer();
      act(() => editor().dispatch({ type: 'undo' }));
      return [settled, buyer(), note(editor)];
    };
    expect(meet('current')).toEqual(['Thuận Lợi', 'Thuận Lợi', '']);
    expect(meet('draft')).toEqual(['Đang gõ', 'Thuận Lợi', 'giao sáng']);
  });

  test('never take away what came in, though an earlier step had changed the same', () => {
    const { rerender, buyer, editor } = open(saved(1, 'Minh Khôi'));
    act(() => editor().dispatch(put('buyer_name', 'Gõ nhầm')));
    act(() => editor().dispatch(put('internal_note', 'giao sáng')));
    act(() => editor().dispatch(put('buyer_name', 'Minh Khôi')));
    rerender(saved(2, 'Thuận Lợi'));
    expect(editor().met).toBeNull();
    while (editor().store.canUndo()) {
      act(() => editor().dispatch({ type: 'undo' }));
      expect(buyer()).toBe('Thuận Lợi');
    }
    expect(note(editor)).toBe('');
  });

  test('in lines keep the lines that came in, under one key', () => {
    const line = (name: string, quantity: string) => ({ kind: 'goods', name, quantity, extras: [] });
    const lines = (...all: object[]) => ({ lines: all as unknown as Invoice['lines'] });
    const { rerender, editor } = open(saved(1, 'Minh Khôi', lines(line('Giấy', '1'))));
    const key = () => editor().store.get().lines[0]?.key ?? 0;
    act(() => editor().dispatch({ type: 'put_line', key: key(), change: { quantity: '5' } }));
    act(() => editor().dispatch({ type: 'append_line' }));
    act(() => editor().dispatch({ type: 'put_line', key: key(), change: { unit: 'Ram' } }));
    rerender(saved(2, 'Minh Khôi', lines(line('Giấy', '1'), line('Mực', '2'))));
    const shown = () =>
      editor()
        .store.get()
        .lines.filter(({ name }) => name !== '')
        .map((one) => [one.key, one.name, one.quantity, one.unit]);
    const merged = shown();
    expect(merged.map(([, ...rest]) => rest)).toEqual([
      ['Giấy', '5', 'Ram'],
      ['Mực', '2', ''],
    ]);
    act(() => editor().dispatch({ type: 'undo' }));
    act(() => editor().dispatch({ type: 'undo' }));
    const [paper, ink] = shown();
    expect([paper?.slice(1), ink]).toEqual([['Giấy', '1', ''], merged[1]]);
  });
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
