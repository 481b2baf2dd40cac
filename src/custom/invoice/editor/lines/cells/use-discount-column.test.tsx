// @vitest-environment jsdom
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { Toasts } from '#tests/setup/toasts.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createDraftStore } from '../../draft/draft-store.ts';
import { blankLine, newDraft, type DraftLine } from '../../draft/draft.ts';
import { LineTable } from '../line-table.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const COMPUTED = { amount: '95000', discount_amount: '5000', vat_amount: null } as unknown as LineAmounts;
const AMOUNTS = new Map([[1, COMPUTED]]);

function show(line: Partial<DraftLine>, price_includes_tax = false) {
  const first = { ...blankLine(1), name: 'Giấy', quantity: '1', unit_price: '100000', ...line };
  const store = createDraftStore({ ...newDraft('2026-11-22'), lines: [first, blankLine(2)] });
  const account = { account: { permissions: [] }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  render(
    <AppTheme>
      <AccountProvider value={account}>
        <CoreAdminContext dataProvider={testDataProvider({})}>
          <Toasts>
            <LineTable
              {...{ store, currency: 'VND', issued_on: '2026-11-22', price_includes_tax }}
              problems={{}}
              amounts={AMOUNTS}
              has_vat
              percents={null}
            />
          </Toasts>
        </CoreAdminContext>
      </AccountProvider>
    </AppTheme>,
  );
  return () => {
    const { discount_rate, discount_amount } = store.get().lines[0] ?? blankLine(0);
    return { discount_rate, discount_amount };
  };
}

const cell = (field: 'discount_rate' | 'discount_amount') => document.getElementById(`line-1-${field}`);
const textOf = (one: HTMLElement | null) =>
  one instanceof HTMLInputElement ? one.value : (one?.textContent ?? null);
function type(field: 'discount_rate' | 'discount_amount', value: string) {
  act(() => cell(field)?.focus());
  fireEvent.change(cell(field) as HTMLInputElement, { target: { value } });
}
function byAmount() {
  fireEvent.click(screen.getByRole('button', { name: 'Thao tác với dòng 1' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Nhập tiền chiết khấu' }));
}

test('a discount is typed as an amount once that is chosen at the line, and takes the place of its rate', () => {
  const discount = show({ discount_rate: '5' });
  expect(cell('discount_amount')).toBeNull();
  byAmount();
  expect(textOf(cell('discount_amount'))).toBe('5.000');
  expect(discount()).toEqual({ discount_rate: '5', discount_amount: '' });
  type('discount_amount', '7.500');
  expect(discount()).toEqual({ discount_rate: '', discount_amount: '7500' });
  type('discount_rate', '10');
  expect(discount()).toEqual({ discount_rate: '10', discount_amount: '' });
});

test('an amount that a line has already is shown, and its cell stays while it is emptied', () => {
  const discount = show({ discount_amount: '7500' });
  expect(textOf(cell('discount_amount'))).toBe('7.500');
  type('discount_amount', '');
  expect(discount()).toEqual({ discount_rate: '', discount_amount: '' });
  expect(document.activeElement).toBe(cell('discount_amount'));
});

test('đồng have no decimals, and a computed amount before tax does not stand among those with it', () => {
  const discount = show({ discount_amount: '7500' });
  type('discount_amount', '7.500,5');
  expect(discount().discount_amount).toBe('?7.500,5');
  cleanup();
  show({ discount_rate: '5' }, true);
  expect(screen.queryByRole('columnheader', { name: /^Tiền CK/ })).toBeNull();
  byAmount();
  expect(screen.getByRole('columnheader', { name: 'Tiền CK (đã gồm thuế)' })).toBeTruthy();
  expect(textOf(cell('discount_amount'))).toBe('');
});
