// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.tsx';
import { leastWidth, nextSort, togglePage } from './table-model.ts';

type Row = { id: number; name: string };
const rows: Row[] = [
  { id: 1, name: 'Băng keo' },
  { id: 2, name: 'Thùng carton' },
];

function mount(props: Partial<DataTableProps<Row>> = {}) {
  render(
    <DataTable
      caption="Hàng hóa"
      columns={[{ key: 'name', header: 'Tên', cell: (row) => row.name, sortKey: 'name' }]}
      rows={rows}
      rowId={(row) => row.id}
      {...props}
    />,
  );
}

test('it is a table with a caption and column heads', () => {
  mount();
  expect(screen.getByRole('table', { name: 'Hàng hóa' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Tên' }).getAttribute('scope')).toBe('col');
});

test('the first cell holds a real link', () => {
  mount({ rowHref: (row) => `/admin/products/${row.id}` });
  expect(screen.getByRole('link', { name: 'Băng keo' }).getAttribute('href')).toBe('/admin/products/1');
});

test('the sorted head says so and turns round when pressed', () => {
  const onSort = vi.fn();
  mount({ sort: { key: 'name', order: 'asc' }, onSort });
  const head = screen.getByRole('columnheader', { name: 'Tên' });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenCalledWith({ key: 'name', order: 'desc' });
});

test('pressing the row opens it, pressing its controls does not', () => {
  const onOpen = vi.fn();
  mount({ onOpen, selection: { ids: new Set(), onChange: () => undefined }, rowName: (row) => row.name });
  fireEvent.click(screen.getByLabelText('Chọn Băng keo'));
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Thùng carton'));
  expect(onOpen).toHaveBeenCalledWith(rows[1]);
});

test('choosing the page keeps what was chosen elsewhere', () => {
  expect([...togglePage(new Set([9]), [1, 2], true)]).toEqual([9, 1, 2]);
  expect([...togglePage(new Set([9, 1, 2]), [1, 2], false)]).toEqual([9]);
});

test('names keep room: a column without a width counts 180 px, one for wide screens nothing', () => {
  expect(leastWidth([{ width: 100 }, {}, { width: 90, wideOnly: true }], 88)).toBe(348);
  expect(leastWidth([{ width: 100 }, { width: 90, roomyOnly: true }], 0)).toBe(100);
});

test('another head starts rising', () => {
  expect(nextSort({ key: 'name', order: 'asc' }, 'id')).toEqual({ key: 'id', order: 'asc' });
});

test('rows are not drawn again while others are asked for, only what changed of them', () => {
  const cell = vi.fn((row: Row) => row.name);
  const columns = [{ key: 'name', header: 'Tên', cell }];
  const table = (props: Partial<DataTableProps<Row>>) => (
    <DataTable caption="Hàng hóa" rowId={(row) => row.id} {...{ columns, rows, ...props }} />
  );
  const choosing = { onChange: () => undefined };
  const { rerender } = render(table({ selection: { ...choosing, ids: new Set() } }));
  cell.mockClear();
  rerender(table({ loading: true, selection: { ...choosing, ids: new Set() } }));
  expect(cell).not.toHaveBeenCalled();
  rerender(table({ selection: { ...choosing, ids: new Set([2]) } }));
  expect(cell.mock.calls).toEqual([[rows[1]]]);
});

test('a row that is kept opens by the newest handler', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const columns = [{ key: 'name', header: 'Tên', cell: (row: Row) => row.name }];
  const table = (onOpen: (row: Row) => void) => (
    <DataTable caption="Hàng hóa" rowId={(row) => row.id} {...{ columns, rows, onOpen }} />
  );
  const { rerender } = render(table(first));
  rerender(table(second));
  fireEvent.click(screen.getByText('Thùng carton'));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(rows[1]);
});
