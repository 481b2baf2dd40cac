// @vitest-environment jsdom
import { AccountProvider } from '#src/providers/account-context.ts';
import { lineKindLabels } from '#src/wording/labels.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { Toasts } from '#tests/setup/toasts.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { useState, type ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { createDraftStore } from '../draft/draft-store.ts';
import { blankLine, newDraft } from '../draft/draft.ts';
import { LineTable } from './line-table.tsx';
import { PercentCell } from './cells/line-cells.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const noAmounts: ReadonlyMap<number, LineAmounts> = new Map();

const NO_PROBLEMS = {};

function Percent(props: { value: string; percents: readonly string[] }) {
  return (
    <PercentCell
      {...props}
      {...{ id: 'p', name: 'p', problem: undefined, row: 0, column: 'p' }}
      onChange={vi.fn()}
    />
  );
}

type SampleProps = {
  names: readonly string[];
  percents?: readonly string[] | null;
  has_vat?: boolean;
  amounts?: ReadonlyMap<number, LineAmounts>;
};

function Sample({ names, percents = null, has_vat = false, amounts = noAmounts }: SampleProps) {
  const written = names.map((name, at) => ({ ...blankLine(at + 1), name, code: `MH-${at + 1}` }));
  const first = { ...newDraft('2026-11-22'), lines: written };
  const [store] = useState(() => createDraftStore(first));
  const { currency, issued_on } = first;
  return (
    <LineTable
      {...{ store, currency, issued_on }}
      problems={NO_PROBLEMS}
      amounts={amounts}
      has_vat={has_vat}
      percents={percents}
      price_includes_tax={false}
    />
  );
}

/** May neither read nor make products: what a paste means in the catalogue is tried in missing-products.test. */
const account = { account: { permissions: [] }, tenant: {} } as unknown as ComponentProps<
  typeof AccountProvider
>['value'];

const show = (props: SampleProps) =>
  render(
    <AppTheme>
      <AccountProvider value={account}>
        <CoreAdminContext dataProvider={testDataProvider({})}>
          <Toasts>
            <Sample {...props} />
          </Toasts>
        </CoreAdminContext>
      </AccountProvider>
    </AppTheme>,
  );

const mount = (...names: string[]) => show({ names });

const menuOf = (row: number) => screen.getByRole('button', { name: `Thao tác với dòng ${row}` });
const FIELDS = {
  'Tên hàng hóa, dịch vụ': 'name',
  ĐVT: 'unit',
  'Số lượng': 'quantity',
  'Đơn giá': 'unit_price',
  'CK %': 'discount_rate',
  'Tỷ lệ % được giảm': 'revenue_percent',
} as const;
type Heading = keyof typeof FIELDS;

const ofColumn = (field: string) => [
  ...document.querySelectorAll<HTMLElement>(`[role=grid] [data-column="${field}"]`),
];
const textOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement
    ? element.value
    : (element.textContent ?? '');
/** A cell as it stands: its text, or its control. */
const standing = (heading: Heading, row: number): HTMLElement => {
  const found = ofColumn(FIELDS[heading])[row - 1];
  if (found === undefined) throw new Error(`no ${heading} in line ${row}`);
  return found;
};
const shown = (heading: Heading, row: number) => textOf(standing(heading, row));
const names = () => ofColumn('name').map(textOf);
const remove = (row: number) => {
  menuOf(row).focus();
  fireEvent.click(menuOf(row));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Xóa dòng' }));
};

test('a line that goes leaves the focus to the line that takes its place, or to the last', () => {
  mount('Giấy', 'Bút', '');
  remove(1);
  expect(names()).toEqual(['Bút', '']);
  expect(document.activeElement).toBe(menuOf(1));
  remove(2);
  expect(names()).toEqual(['Bút', '']);
  expect(document.activeElement).toBe(menuOf(2));
  remove(1);
  expect(names()).toEqual(['']);
  expect(document.activeElement).toBe(menuOf(1));
});

test('a line taken away can be put back at its place, and has the focus again', () => {
  mount('Giấy', 'Bút', 'Kéo');
  remove(2);
  expect(names()).toEqual(['Giấy', 'Kéo', '']);
  expect(screen.getByText('Đã xóa dòng 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(names()).toEqual(['Giấy', 'Bút', 'Kéo', '']);
  expect(document.activeElement).toBe(menuOf(2));
});

test('an empty line goes without a word', () => {
  mount('Giấy', '');
  remove(2);
  expect(names()).toEqual(['Giấy', '']);
  expect(screen.queryByText(/^Đã xóa dòng/)).toBeNull();
});

test('a percentage on revenue is chosen for each line, and taken over by the line that is added', () => {
  show({ names: ['Cơm'], percents: ['1', '3'] });
  act(() => standing('Tỷ lệ % được giảm', 1).focus());
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tỷ lệ % được giảm, dòng 1' });
  expect(document.activeElement).toBe(choice);
  expect([...choice.options].map(({ text }) => text)).toEqual(['', '1%', '3%']);
  fireEvent.change(choice, { target: { value: '3' } });
  expect(choice.value).toBe('3');
  expect(shown('Tỷ lệ % được giảm', 2)).toBe('3%');
});

test('a line that becomes a note keeps its percentage for when it is goods again, and takes none from the line below', () => {
  show({ names: ['Cơm'], percents: ['1', '3'] });
  act(() => standing('Tỷ lệ % được giảm', 1).focus());
  fireEvent.change(screen.getByRole('combobox', { name: 'Tỷ lệ % được giảm, dòng 1' }), {
    target: { value: '3' },
  });
  const become = (kind: 'goods' | 'note') => {
    fireEvent.click(menuOf(1));
    fireEvent.click(screen.getByRole('menuitem', { name: lineKindLabels[kind] }));
  };
  become('note');
  expect([shown('Tỷ lệ % được giảm', 1), shown('Tỷ lệ % được giảm', 2)]).toEqual(['', '3%']);
  become('goods');
  expect([shown('Tỷ lệ % được giảm', 1), shown('Tỷ lệ % được giảm', 2)]).toEqual(['3', '3%']);
});

test('what was chosen before the law ended stays to be seen; where there are none, there is no column', () => {
  const { rerender } = render(<Percent value="3" percents={[]} />);
  const cell = screen.getByRole<HTMLSelectElement>('combobox');
  expect([cell.value, ...[...cell.options].map(({ text }) => text)]).toEqual(['3', '', '3%']);
  rerender(<Percent value="" percents={[]} />);
  expect(cell.options).toHaveLength(1);
  cleanup();
  mount('Cơm');
  expect(screen.queryByRole('columnheader', { name: 'Tỷ lệ % được giảm' })).toBeNull();
});

/** Goes into a cell, as Tab and a press do; its control. */
const enter = (heading: Heading, row: number) => {
  act(() => standing(heading, row).focus());
  const control = screen.getByLabelText<HTMLInputElement>(`${heading}, dòng ${row}`);
  expect(document.activeElement).toBe(control);
  return control;
};
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } });

const insert = (count: number) => fireEvent.click(screen.getByRole('button', { name: `Chèn ${count} dòng` }));

test('a region of a sheet is shown before it is laid over the lines; each column of numbers is read in its one style', () => {
  mount('Giấy');
  paste(standing('Số lượng', 1), '1.500\t1,234,567.5\t3,5%\r\n2,5\t2,000\t\r\n');
  expect(screen.getByRole('dialog').textContent).toContain('2 dòng × 3 cột, vào từ dòng 1');
  expect(shown('Số lượng', 1)).toBe('');
  insert(2);
  expect([1, 2].map((row) => shown('Số lượng', row))).toEqual(['1.500', '2,5']);
  // Only one of its texts can be read at all, and only in the other style.
  expect([1, 2].map((row) => shown('Đơn giá', row))).toEqual(['1.234.567,5', '2.000']);
  expect([1, 2].map((row) => shown('CK %', row))).toEqual(['3,5', '']);
});

test('headings say what the columns are, in any order; what no line has is skipped', () => {
  mount('');
  const heading = 'STT\tMã hàng\tSL\tTên hàng hóa, dịch vụ\tĐVT\tĐơn giá\tThành tiền';
  paste(standing('Số lượng', 1), `${heading}\n1\tBK-48\t720\tBăng keo\tCuộn\t11.500\t8.280.000\n`);
  insert(1);
  expect(names()).toEqual(['Băng keo', '']);
  expect([shown('ĐVT', 1), shown('Số lượng', 1), shown('Đơn giá', 1)]).toEqual(['Cuộn', '720', '11.500']);
});

test('a column that mixes two styles asks how to read it; what cannot be read stays as typed, in its cell', () => {
  mount('Giấy');
  paste(standing('Số lượng', 1), '5\t1.234,5\n6\t1,234.5');
  expect(screen.getByText(/hai kiểu lẫn lộn/)).toBeTruthy();
  insert(2);
  expect([1, 2].map((row) => shown('Đơn giá', row))).toEqual(['1.234,5', '1,234.5']);
  expect(standing('Đơn giá', 2).getAttribute('aria-invalid')).toBe('true');
  expect(standing('Đơn giá', 2).title).toContain('Gõ lại');
});

test('more columns than there are cells: the last ones are skipped, to be seen before anything is pasted', () => {
  mount('Giấy');
  paste(standing('CK %', 1), '5\t8%');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cột thứ 2 là' }).value).toBe('skipped');
  insert(1);
  expect(shown('CK %', 1)).toBe('5');
});

test('a region that was pasted goes again as one step', () => {
  mount('Giấy');
  paste(standing('Số lượng', 1), '5\t1000\n6\t2000');
  insert(2);
  expect(shown('Đơn giá', 2)).toBe('2.000');
  fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(names()).toEqual(['Giấy']);
  expect(shown('Số lượng', 1)).toBe('');
});

test('after another step the button of a paste takes nothing back', () => {
  mount('Giấy');
  paste(standing('Số lượng', 1), '5\t1000\n6\t2000');
  insert(2);
  const [undo] = screen.getAllByRole('button', { name: 'Hoàn tác' });
  remove(2);
  if (undo) fireEvent.click(undo);
  expect(names()).toEqual(['Giấy', '']);
});

const press = (key: string, modifiers: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
const focusedCell = () => document.activeElement?.getAttribute('aria-label');

test('Ctrl D copies a line below it, Alt with an arrow moves it, Ctrl Delete takes it away: the column stays', () => {
  mount('Giấy', 'Bút', '');
  enter('ĐVT', 2);
  press('d', { ctrlKey: true });
  expect(names()).toEqual(['Giấy', 'Bút', 'Bút', '']);
  expect(focusedCell()).toBe('ĐVT, dòng 3');
  press('ArrowUp', { altKey: true });
  press('ArrowUp', { altKey: true });
  expect(focusedCell()).toBe('ĐVT, dòng 1');
  expect(names()).toEqual(['Bút', 'Giấy', 'Bút', '']);
  press('Delete', { ctrlKey: true });
  expect(names()).toEqual(['Giấy', 'Bút', '']);
  expect(focusedCell()).toBe('ĐVT, dòng 1');
});

test('Enter goes on to the quantity that a name lacks, then to where the next line begins; the last line makes another', () => {
  mount('Giấy');
  enter('Tên hàng hóa, dịch vụ', 1);
  press('Enter');
  expect(focusedCell()).toBe('Số lượng, dòng 1');
  fireEvent.change(enter('Số lượng', 1), { target: { value: '5' } });
  press('Enter');
  expect(focusedCell()).toBe('Tên hàng hóa, dịch vụ, dòng 2');
  press('Enter');
  expect(focusedCell()).toBe('Tên hàng hóa, dịch vụ, dòng 3');
  // A cell that was gone to by itself is a column of its own.
  enter('Đơn giá', 1);
  press('Enter');
  expect(focusedCell()).toBe('Đơn giá, dòng 2');
});

/** Tab on to the next cell, which the browser does and jsdom does not. */
const tabTo = (heading: Heading, row: number, modifiers: object = {}) => {
  press('Tab', modifiers);
  return enter(heading, row);
};

test('a line goes on where it was begun after a look at another window, and where Tab ends a composed word', () => {
  mount('Giấy');
  enter('Tên hàng hóa, dịch vụ', 1);
  const unit = tabTo('ĐVT', 1);
  // The document keeps its focused element.
  fireEvent.blur(unit);
  fireEvent.focus(unit);
  press('Enter');
  expect(focusedCell()).toBe('Tên hàng hóa, dịch vụ, dòng 2');
  tabTo('ĐVT', 2, { isComposing: true });
  press('Enter', { isComposing: true });
  expect(focusedCell()).toBe('ĐVT, dòng 2');
  press('Enter');
  expect(focusedCell()).toBe('Tên hàng hóa, dịch vụ, dòng 3');
});

test('Tab out of the table ends the line: a cell that is gone to afterwards is a column of its own', () => {
  mount('Giấy');
  enter('Tên hàng hóa, dịch vụ', 1);
  press('Tab');
  act(() => screen.getByRole('button', { name: 'Chọn cột' }).focus());
  enter('Đơn giá', 1);
  press('Enter');
  expect(focusedCell()).toBe('Đơn giá, dòng 2');
});

test('arrows go to the cell beside from a text that is selected as a whole or ends there, and no further than the line', () => {
  mount('Giấy', 'Bút');
  const quantity = enter('Số lượng', 1);
  fireEvent.change(quantity, { target: { value: '25' } });
  quantity.setSelectionRange(1, 1);
  press('ArrowRight');
  expect(focusedCell()).toBe('Số lượng, dòng 1');
  quantity.setSelectionRange(2, 2);
  press('ArrowRight');
  expect(focusedCell()).toBe('Đơn giá, dòng 1');
  press('ArrowLeft');
  expect(focusedCell()).toBe('Số lượng, dòng 1');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(focusedCell()).toBe('Tên hàng hóa, dịch vụ, dòng 1');
  press('ArrowLeft');
  expect(focusedCell()).toBe('Tên hàng hóa, dịch vụ, dòng 1');
});

test('Shift with an arrow to the side begins a range only where the whole text is selected', () => {
  mount('Giấy', 'Bút');
  const quantity = enter('Số lượng', 1);
  fireEvent.change(quantity, { target: { value: '2' } });
  quantity.setSelectionRange(0, 0);
  press('ArrowRight', { shiftKey: true });
  expect(screen.queryByText(/^Tổng/)).toBeNull();
  quantity.setSelectionRange(0, 1);
  press('ArrowRight', { shiftKey: true });
  expect(screen.getByText('Tổng 2')).toBeTruthy();
});

test('Shift with arrows selects cells: their sum, copying them, emptying them', () => {
  mount('Giấy', 'Bút');
  fireEvent.change(enter('Số lượng', 1), { target: { value: '2' } });
  fireEvent.change(enter('Số lượng', 2), { target: { value: '1,5' } });
  enter('Số lượng', 1);
  press('ArrowDown', { shiftKey: true });
  expect(screen.getByText('Tổng 3,5')).toBeTruthy();
  press('ArrowLeft', { shiftKey: true });
  const copied = vi.fn();
  fireEvent.copy(standing('Số lượng', 1), { clipboardData: { setData: copied } });
  expect(copied).toHaveBeenCalledWith('text/plain', '\t2\n\t1,5');
  press('Delete');
  expect([1, 2].map((row) => shown('Số lượng', row))).toEqual(['', '']);
  expect(screen.queryByText(/^Tổng/)).toBeNull();
});

test('a cell that begins with = is computed when it is left; what cannot be computed stays as typed', () => {
  mount('Giấy');
  fireEvent.change(enter('Số lượng', 1), { target: { value: '=12*3' } });
  expect(screen.getByRole('tooltip').textContent).toBe('36');
  const price = enter('Đơn giá', 1);
  expect(shown('Số lượng', 1)).toBe('36');
  fireEvent.change(price, { target: { value: '=5/0' } });
  enter('Số lượng', 1);
  expect(shown('Đơn giá', 1)).toBe('=5/0');
  expect(standing('Đơn giá', 1).getAttribute('aria-invalid')).toBe('true');
});

test('codes and totals with VAT are shown once chosen, and again on the next invoice', () => {
  const computed = { amount: '100', vat_amount: '8', amount_with_tax: '1108' } as LineAmounts;
  const invoice: SampleProps = { names: ['Giấy'], has_vat: true, amounts: new Map([[1, computed]]) };
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const choose = (entry: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Chọn cột' }));
    fireEvent.click(screen.getByRole('menuitem', { name: entry }));
  };
  show(invoice);
  expect(headings()).not.toContain('Mã hàng');
  choose('Hiện cột Mã hàng');
  choose('Hiện cột Cộng');
  cleanup();
  show(invoice);
  expect(headings().slice(1, 3)).toEqual(['Mã hàng', 'Tên hàng hóa, dịch vụ']);
  expect(headings().at(-1)).toBe('Cộng');
  expect(screen.getByText('MH-1')).toBeTruthy();
  expect(screen.getByText('1.108')).toBeTruthy();
  choose('Ẩn cột Mã hàng');
  expect(screen.queryByText('MH-1')).toBeNull();
  cleanup();
  show({ names: ['Giấy'] });
  expect(headings()).not.toContain('Cộng');
});
