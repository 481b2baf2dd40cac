import type { Table } from './import-desk.ts';

/** Words of other programs, in no order of ours. */
const HEADINGS = [
  'Ngày CT',
  'Số CT',
  'Tên khách hàng',
  'MST',
  'SĐT',
  'HTTT',
  'Tên hàng hóa',
  'ĐVT',
  'SL',
  'Đơn giá (VNĐ)',
  'Thuế suất GTGT (%)',
  'Tiền hàng',
  'Nhân viên',
] as const;

/** Wrong texts of cells, and what is said of each. */
const KINDS = [
  { column: 0, text: '31/11/2026', says: /“31\/11\/2026” không phải một ngày có thật/ },
  { column: 3, text: '0000000018', says: /“0000000018”.*10 chữ số/ },
  { column: 4, text: 'abc', says: /“abc” không phải số điện thoại/ },
  { column: 6, text: '', says: /Ô này để trống\. Cần Tên hàng hóa, dịch vụ/ },
  { column: 8, text: 'nhiều', says: /“nhiều” không phải số/ },
  { column: 8, text: '', says: /Chưa có số lượng/ },
  { column: 9, text: 'liên hệ', says: /“liên hệ” không phải số/ },
  { column: 10, text: '9', says: /“9%”/ },
  { column: 11, text: '1', says: /Tệp ghi 1, tính ra / },
  { column: 2, text: 'T'.repeat(401), says: /dài tối đa 400 ký tự/ },
] as const;

type PlantedCell = (typeof KINDS)[number] & { row: number };

const LINES = 3;

/** `invoices` of one to three lines, `errors` wrong cells, no two in an invoice; how many rows and invoices are without. */
export function plantedInvoices(
  invoices: number,
  errors: number,
): { table: Table; right: Table; planted: PlantedCell[]; rows: number } {
  const groups = Array.from({ length: invoices }, (_none, at) => rowsOf(at));
  const right = groups.flat();
  const wrong = right.map((cells) => [...cells]);
  const firsts = groups.map((_rows, at) => groups.slice(0, at).reduce((sum, rows) => sum + rows.length, 0));
  const step = Math.floor(invoices / errors);
  const planted = Array.from({ length: errors }, (_none, at): PlantedCell => {
    const kind = KINDS[at % KINDS.length] ?? KINDS[0];
    const place = firsts[at * step] ?? 0;
    // What an invoice says once is wrong in its first row.
    wrong[place]?.splice(kind.column, 1, kind.text);
    return { ...kind, row: place + 2 };
  });
  return { table: [HEADINGS, ...wrong], right: [HEADINGS, ...right], planted, rows: right.length };
}

function rowsOf(at: number): string[][] {
  const number = String(at).padStart(6, '0');
  return Array.from({ length: 1 + (at % LINES) }, (_none, line) => {
    const quantity = 1 + ((at + line) % 9);
    const price = 1_000 * (1 + (at % 50));
    const first = line === 0;
    return [
      first ? '20/11/2026 08:30' : '',
      first ? `DH-${number}` : '',
      first ? `Công ty TNHH Mua số ${number}` : '',
      first && at % 4 === 0 ? '0000000017' : '',
      first ? '0905123456' : '',
      'TM/CK',
      `Hàng số ${line + 1}`,
      'Cái',
      String(quantity),
      String(price),
      ['8', '10%', '0,05'][at % 3] ?? '8',
      String(quantity * price),
      'Lan',
    ];
  });
}
