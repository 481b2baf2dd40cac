import type { ImportColumn, ImportRow, ImportRowState } from '#src/ui/import/import-model.ts';
import type { FileColumn, TargetField } from '#src/ui/import/mapping-model.ts';

export const gridColumns: ImportColumn[] = [
  { key: 'code', label: 'Mã đơn hàng', source: 'A · Số chứng từ', width: 110 },
  { key: 'date', label: 'Ngày hóa đơn', source: 'B · Ngày', width: 120 },
  { key: 'buyer', label: 'Tên người mua', source: 'C · Tên KH', width: 174 },
  { key: 'tax_code', label: 'Mã số thuế', source: 'D · MST', width: 120 },
  { key: 'product', label: 'Tên hàng', source: 'E · Hàng hóa', width: 180 },
  { key: 'quantity', label: 'Số lượng', source: 'F · SL', width: 118, align: 'end' },
  { key: 'price', label: 'Đơn giá', source: 'G · Đơn giá', width: 96, align: 'end' },
  { key: 'rate', label: 'Thuế suất', source: 'H · Thuế', width: 88, align: 'end' },
];

const buyers = [
  'Công ty TNHH MTV Thủy sản Biển Ngọc',
  'Công ty CP Thực phẩm Hương Đồng',
  'Hộ kinh doanh Lụa',
];
const products = [
  'Băng keo OPP trong 48 mm',
  'Màng PE quấn pallet',
  'Thùng carton 5 lớp',
  'Xốp hơi chống sốc',
];
const states: ImportRowState[] = ['new', 'new', 'existing', 'new', 'skipped', 'new', 'imported'];

/** A row made from its index, so that 100,000 of them need no memory. */
export function sampleRow(index: number, wrongEvery: number, mended: ReadonlyMap<string, string>): ImportRow {
  const wrong = index % wrongEvery === 3;
  const dateFixed = mended.has(`${index}:date`);
  const values: Record<string, string> = {
    code: `DH-${2211 + Math.floor(index / 3)}`,
    date: wrong ? '31/11/2026' : '21/11/2026',
    buyer: buyers[index % buyers.length] ?? '',
    tax_code: `00${18006745 + index}`,
    product: products[index % products.length] ?? '',
    quantity: index % 57 === 4 ? '1.234.567,5' : String(12 + (index % 9) * 24),
    price: '11.500',
    rate: '8%',
  };
  return {
    number: index + 2,
    state: wrong && !dateFixed ? 'invalid' : (states[index % states.length] ?? 'new'),
    cells: gridColumns.map(({ key }) => {
      const fixed = mended.get(`${index}:${key}`);
      if (fixed !== undefined) return { value: fixed, fixed: true };
      const value = values[key] ?? '';
      if (key === 'date' && wrong) {
        return { value, error: 'Tháng 11 chỉ có 30 ngày, đang có ngày 31' };
      }
      return key === 'quantity' && index % 57 === 4
        ? { value, warning: 'Số lượng lớn khác thường, xem lại dấu phẩy' }
        : { value };
    }),
  };
}

export const fields: TargetField[] = [
  { key: 'code', label: 'Mã đơn hàng', required: true },
  { key: 'date', label: 'Ngày hóa đơn', required: true },
  { key: 'buyer', label: 'Tên người mua', required: true },
  { key: 'tax_code', label: 'Mã số thuế' },
  { key: 'product', label: 'Tên hàng', required: true },
];

export const fileColumns: FileColumn[] = [
  { key: 'a', letter: 'A', header: 'Số chứng từ', samples: ['DH-2211', 'DH-2211', 'DH-2212'] },
  { key: 'b', letter: 'B', header: 'Ngày', samples: ['21/11/2026', '21/11/2026', '20/11/2026'] },
  { key: 'c', letter: 'C', header: 'Tên KH', samples: [buyers[0] ?? '', buyers[1] ?? '', ''] },
  { key: 'd', letter: 'D', header: 'MST', samples: ['0018006745', '', '0036009471'] },
  { key: 'e', letter: 'E', header: 'Hàng hóa', samples: products.slice(0, 3) },
];
