// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { RowId } from './table-model.ts';

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }));

function Table({ activeId = null }: { activeId?: RowId | null }) {
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set());
  return (
    <>
      <DataTable
        caption="Hóa đơn"
        columns={[{ key: 'id', header: 'Số', cell: ({ id }) => String(id) }]}
        rows={rows}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/invoices/${id}`}
        selection={{ ids, onChange: setIds }}
        span={{ total: 200, first: 51 }}
        activeId={activeId}
      />
      <output>{[...ids].join(',')}</output>
    </>
  );
}

const chosen = () => document.querySelector('output')?.textContent;
const tick = (row: number, shiftKey = false) =>
  fireEvent.click(screen.getByLabelText(`Chọn dòng ${row}`), { shiftKey });

test('Shift takes all rows between the one ticked last and this one', () => {
  render(<Table />);
  tick(2);
  tick(4, true);
  expect(chosen()).toBe('2,3,4');
});

test('Shift on a ticked row takes them all out again', () => {
  render(<Table />);
  tick(1);
  tick(5, true);
  tick(2);
  tick(4, true);
  expect(chosen()).toBe('1,5');
});

test('the table tells its whole length and where its rows stand in it', () => {
  render(<Table />);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('201');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '52',
    '53',
    '54',
    '55',
    '56',
  ]);
});

test('the row the keys stand on is marked and its link has the focus', () => {
  const { rerender } = render(<Table />);
  rerender(<Table activeId={3} />);
  expect(document.activeElement?.getAttribute('href')).toBe('/invoices/3');
  expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
});

const nothing = () => undefined;
const act = (label: string) => ({ label, onSelect: nothing });

function bar(props: Partial<ComponentProps<typeof SelectionBar>> = {}) {
  render(<SelectionBar count={4} onClear={nothing} {...props} />);
}

const whole = { total: 1284, things: 'hóa đơn', chosen: false, onChoose: nothing, onRelease: nothing };

test('it offers all that fit the filter, and then lets them go', () => {
  const onChoose = vi.fn();
  bar({ whole: { ...whole, onChoose } });
  fireEvent.click(screen.getByText('Chọn cả 1.284 hóa đơn khớp bộ lọc'));
  expect(onChoose).toHaveBeenCalledTimes(1);
  cleanup();
  const onRelease = vi.fn();
  bar({ whole: { ...whole, chosen: true, onRelease } });
  expect(screen.getByText('Đã chọn cả 1.284 hóa đơn')).toBeTruthy();
  fireEvent.click(screen.getByText('Bỏ chọn'));
  expect(onRelease).toHaveBeenCalledTimes(1);
});

test('it offers nothing more when all are ticked already', () => {
  bar({ whole: { ...whole, total: 4 } });
  expect(screen.queryByText(/Chọn cả/)).toBeNull();
});

test('three actions stand, the others are behind the menu', () => {
  bar({ actions: ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'].map(act) });
  expect(screen.getByRole('button', { name: 'Ba' })).toBeTruthy();
  expect(screen.queryByText('Bốn')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Thao tác khác với các dòng đã chọn' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Bốn', 'Năm']);
});

test('what cannot be done with all of them stays in sight, says why, and takes no press', () => {
  const onSelect = vi.fn();
  const why = 'Ký từng trang';
  const bar = (reason?: string) => (
    <SelectionBar count={2} actions={[{ label: 'Phát hành', onSelect, why: reason }]} onClear={vi.fn()} />
  );
  const { rerender } = render(bar(why));
  const button = screen.getByRole('button', { name: 'Phát hành' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('title')).toBe(why);
  fireEvent.click(button);
  expect(onSelect).not.toHaveBeenCalled();
  rerender(bar());
  fireEvent.click(screen.getByRole('button', { name: 'Phát hành' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
