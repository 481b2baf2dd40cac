// @vitest-environment jsdom
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { Toasts } from '#tests/setup/toasts.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { useReducer } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { reduceDraft } from '../draft/draft-reducer.ts';
import { blankLine, newDraft } from '../draft/draft.ts';
import { LineTable } from './line-table.tsx';
import { PercentCell } from './line-cells.tsx';

afterEach(cleanup);

const noAmounts = { lines: [] } as unknown as InvoiceAmounts;

function Percent(props: { value: string; percents: readonly string[] }) {
  return (
    <PercentCell
      {...props}
      {...{ id: 'p', name: 'p', problem: undefined, row: 0, column: 'p' }}
      onChange={vi.fn()}
    />
  );
}

type SampleProps = { names: readonly string[]; percents?: readonly string[] | null };

function Sample({ names, percents = null }: SampleProps) {
  const lines = names.map((name, at) => ({ ...blankLine(at + 1), name }));
  const [draft, dispatch] = useReducer(reduceDraft, { ...newDraft('2026-11-22'), lines });
  return (
    <LineTable
      {...{ draft, dispatch }}
      problems={{}}
      amounts={noAmounts}
      has_vat={false}
      percents={percents}
      price_includes_tax={false}
    />
  );
}

const show = (props: SampleProps) =>
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({})}>
        <Toasts>
          <Sample {...props} />
        </Toasts>
      </CoreAdminContext>
    </AppTheme>,
  );

const mount = (...names: string[]) => show({ names });

const menuOf = (row: number) => screen.getByRole('button', { name: `Thao tác với dòng ${row}` });
const names = () =>
  screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Tên hàng hóa/ }).map(({ value }) => value);
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
  const cell = (row: number) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: `Tỷ lệ % được giảm, dòng ${row}` });
  expect([...cell(1).options].map(({ text }) => text)).toEqual(['', '1%', '3%']);
  fireEvent.change(cell(1), { target: { value: '3' } });
  expect([cell(1).value, cell(2).value]).toEqual(['3', '3']);
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

const cell = (name: string, row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name}, dòng ${row}` });
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } });

test('a region of a sheet is laid over the lines, each column of numbers read in its one style', () => {
  mount('Giấy');
  paste(cell('Số lượng', 1), '1.500\t1,234,567.5\t3,5%\r\n2,5\t2,000\t\r\n');
  expect([1, 2].map((row) => cell('Số lượng', row).value)).toEqual(['1.500', '2,5']);
  // Only one of its texts can be read at all, and only in the other style.
  expect([1, 2].map((row) => cell('Đơn giá', row).value)).toEqual(['1.234.567,5', '2.000']);
  expect([1, 2].map((row) => cell('CK %', row).value)).toEqual(['3,5', '']);
});

test('a column that mixes two styles is refused by its name, and nothing is pasted', async () => {
  mount('Giấy');
  paste(cell('Số lượng', 1), '5\t1.234,5\n6\t1,234.5');
  expect((await screen.findByText(/Cột Đơn giá của vùng dán/)).textContent).toContain('hai kiểu lẫn lộn');
  expect(cell('Số lượng', 1).value).toBe('');
});

test('more columns than there are cells are refused as a whole', async () => {
  mount('Giấy');
  paste(cell('CK %', 1), '5\t8%');
  expect(await screen.findByText(/nhiều cột hơn/)).toBeTruthy();
  expect(cell('CK %', 1).value).toBe('');
});
