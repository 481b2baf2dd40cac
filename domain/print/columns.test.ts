import { describe, expect, test } from 'vitest';
import { designColumns, printedColumns } from './columns.ts';

const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);
const vat = { form_no: '1', method_of_tax_calculation: 'VAT' } as const;

describe('the columns of a print', () => {
  test('are the usual ones where the design names none', () => {
    expect(keys(printedColumns({ columns: [] }, vat))).toEqual([
      ...['position', 'name', 'unit', 'quantity', 'unit_price', 'discount', 'amount', 'vat_rate'],
    ]);
  });

  test('stand in the order of the design; one it does not name follows the one it usually follows', () => {
    const columns = [
      { key: 'amount', shown: true, label: 'Tiền hàng' },
      { key: 'position', shown: true, label: null },
    ] as const;
    const ordered = designColumns({ columns: [...columns] });
    expect(keys(ordered)).toEqual([
      ...[
        'amount',
        'vat_rate',
        'vat_amount',
        'position',
        'code',
        'name',
        'unit',
        'quantity',
        'unit_price',
        'discount',
      ],
    ]);
    expect(ordered[0]?.label).toBe('Tiền hàng');
  });

  test('of law are printed whatever the design says (decree 254/2026, article 10.1)', () => {
    const all = designColumns({ columns: [] }).map(({ key }) => ({ key, shown: false, label: null }));
    expect(keys(printedColumns({ columns: all }, vat))).toEqual([
      ...['position', 'name', 'unit', 'quantity', 'unit_price', 'amount', 'vat_rate'],
    ]);
  });

  test('of VAT are left out where none is computed', () => {
    const columns = [{ key: 'vat_amount', shown: true, label: null }] as const;
    const percentage = { form_no: '2', method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE' } as const;
    expect(keys(printedColumns({ columns: [...columns] }, vat))).toContain('vat_amount');
    expect(keys(printedColumns({ columns: [...columns] }, percentage)).join()).not.toContain('vat');
  });
});
