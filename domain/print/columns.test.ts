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

  test('of the fields of the company’s own follow the unit until the design moves them', () => {
    const line_fields = [
      { name: 'Số lô ', type: 'string' },
      { name: 'Hạn dùng', type: 'date' },
    ] as const;
    const own = (field: string) => ({ key: 'own', field, shown: true, label: null }) as const;
    const ids = (columns: Parameters<typeof designColumns>[0]['columns']) =>
      printedColumns({ columns, line_fields: [...line_fields] }, vat).map(({ id }) => id);
    expect(ids([]).slice(1, 5)).toEqual(['name', 'unit', 'own Số lô', 'own Hạn dùng']);
    const position = { key: 'position', shown: true, label: null } as const;
    expect(ids([own('Hạn dùng'), position]).slice(0, 3)).toEqual(['own Hạn dùng', 'position', 'name']);
    expect(ids([{ ...own('Số lô'), shown: false }])).not.toContain('own Số lô');
    // A field that was given up or has another name now.
    expect(ids([own('Lô sản xuất'), position]).slice(0, 2)).toEqual(['position', 'name']);
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
