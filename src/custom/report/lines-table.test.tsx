// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ComponentProps } from 'react';
import { media } from '#src/theme/tokens.ts';
import { LinesTable } from './lines-table.tsx';
import { FEW_COLUMNS } from './rows.tsx';

vi.mock('#src/providers/account-context.ts', () => ({ useCan: () => () => false }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  place: 1,
  invoice_id: 7,
  series: '1C26TAA',
  number: 382,
  issued_on: '2026-11-01',
  buyer_name: 'Công ty In',
  kind: 'goods',
  name: 'Băng keo',
  unit: 'Cuộn',
  quantity: '100',
  unit_price: '10300',
  currency: 'VND',
  vat_rate: '8%',
  revenue: '1030000',
  vat: '82400',
  nature: 'original',
  corrected_number: null,
  extras: [
    { name: 'Số lô', type: 'string', value: 'A12' },
    { name: 'Hạn dùng', type: 'date', value: '2027-03-31' },
  ],
};
const figures = { invoices: 1, rows: 1, revenue: '1030000', vat: '82400', without_rate: 0 };
const report = { figures, rows: [row] } as unknown as ComponentProps<typeof LinesTable>['report'];

function draw(
  matching: readonly string[],
  hidden: string[] = [],
): { heads: (string | null)[]; cells: (string | null)[] } {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<LinesTable {...{ report, hidden }} />);
  const cells = screen.getAllByRole('row')[1]?.querySelectorAll('td') ?? [];
  return {
    heads: screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
    cells: [...cells].map(({ textContent }) => textContent),
  };
}

test('with little room beside the menu the day is under the number, and how much under the goods', () => {
  const { heads, cells } = draw([FEW_COLUMNS]);
  expect(heads).toEqual([
    'Hóa đơn',
    'Người mua',
    'Hàng hóa, dịch vụ',
    'Thuế suất',
    'Doanh số chưa thuế',
    'Thuế GTGT',
    'Ghi chú',
  ]);
  expect(cells.slice(0, 4)).toEqual([
    '1C26TAA 0000038201/11/2026',
    'Công ty In',
    'Băng keoSố lô: A12 · Hạn dùng: 31/03/2027100 Cuộn × 10.300',
    '8%',
  ]);
});

test('what a person leaves out is not told there either', () => {
  const { cells } = draw([FEW_COLUMNS], ['issuedOn', 'price', 'unit', 'extras']);
  expect([cells[0], cells[2]]).toEqual(['1C26TAA 00000382', 'Băng keo100']);
});

test('with room, and on the cards of a phone, each has a column', () => {
  const { heads, cells } = draw([]);
  expect(cells[4]).toBe('Băng keo');
  // In a row of its own, from the column of the goods on.
  const under = [...(screen.getAllByRole('row')[2]?.querySelectorAll('td') ?? [])];
  expect(under.map(({ colSpan, textContent }) => [colSpan, textContent])).toEqual([
    [4, ''],
    [8, 'Số lô: A12 · Hạn dùng: 31/03/2027'],
  ]);
  cleanup();
  expect(draw([], ['extras']).heads).toHaveLength(12);
  expect(screen.queryByText(/A12/)).toBeNull();
  cleanup();
  expect(heads).toHaveLength(12);
  expect(draw([FEW_COLUMNS, media.sheetNavigation]).heads).toEqual(heads);
});
