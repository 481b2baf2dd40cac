import type { Table } from './import-desk.ts';

/** Not in the order of the description, as files come. */
const HEADINGS = [
  'Tên đơn vị',
  'Mã khách hàng *',
  'Email nhận hóa đơn',
  'Mã số thuế',
  'Trạng thái',
  'Số định danh cá nhân',
  'MÃ QUAN HỆ NGÂN SÁCH',
  'so dien thoai',
  'bank_account',
  'Ghi chú',
  'Cột riêng',
] as const;

type Kind = {
  column: number;
  text: string;
  says: RegExp;
  /** Five digits of the row follow, since a key that stands twice is another mistake. */
  numbered?: true;
};

/** Thirteen ways for a cell to be wrong, and what is said of each. */
const KINDS: readonly Kind[] = [
  { column: 0, text: '', says: /Ô này để trống\. Cần Tên đơn vị/ },
  { column: 0, text: 'T'.repeat(401), says: /dài tối đa 400 ký tự, đang có 401/ },
  { column: 1, text: '', says: /Ô này để trống\. Cần Mã khách hàng/ },
  { column: 1, text: 'M'.repeat(46), numbered: true, says: /dài tối đa 50 ký tự, đang có 51/ },
  { column: 1, text: 'DÒNG ĐẦU', says: /“DÒNG ĐẦU” đã có ở dòng 2 của tệp/ },
  { column: 2, text: 'khong-phai-thu', says: /“khong-phai-thu”.*ten@congty\.vn/ },
  { column: 3, text: '0000000018', says: /“0000000018”.*10 chữ số/ },
  { column: 4, text: 'Đang nghỉ', says: /“Đang nghỉ”.*Đang hoạt động, Ngừng hoạt động/ },
  { column: 5, text: '12345', says: /“12345” không đúng dạng/ },
  { column: 6, text: '0123456', says: /“0123456” không đúng dạng/ },
  { column: 7, text: 'abc', says: /“abc” không phải số điện thoại\. Cần chữ số/ },
  { column: 7, text: '0'.repeat(21), says: /có 21 chữ số\. Số điện thoại cần 8 đến 15/ },
  { column: 8, text: '1'.repeat(31), says: /dài tối đa 30 ký tự, đang có 31/ },
];

type Planted = Kind & {
  /** As the sheet counts, the headings being row 1. */
  row: number;
};

/** `rows` right customers with `errors` wrong cells, no two in a row; all kinds of them. */
export function plantedFile(
  rows: number,
  errors: number,
): { table: Table; right: Table; planted: Planted[] } {
  const right = Array.from({ length: rows }, (_none, at) => customer(at));
  const step = Math.floor((rows - 2) / errors);
  const planted = Array.from({ length: errors }, (_none, at): Planted => {
    const kind = KINDS[at % KINDS.length];
    if (kind === undefined) throw new Error('no kinds of errors');
    const row = 3 + at * step;
    const text = kind.numbered === true ? `${kind.text}${String(row).padStart(5, '0')}` : kind.text;
    return { ...kind, text, row };
  });
  const wrong = right.map((cells) => [...cells]);
  for (const { row, column, text } of planted) wrong[row - 2]?.splice(column, 1, text);
  return { table: [HEADINGS, ...wrong], right: [HEADINGS, ...right], planted };
}

function customer(at: number): string[] {
  const number = String(at).padStart(6, '0');
  const status = ['Đang hoạt động', 'ngung hoat dong', 'active', ''][at % 4] ?? '';
  return [
    `Công ty TNHH Bao bì Số ${number}`,
    at === 0 ? 'DÒNG ĐẦU' : `NK-${number}`,
    at % 3 === 0 ? '' : `ketoan${at}@congty.example`,
    at % 5 === 0 ? '0000000017' : '',
    status,
    at % 7 === 0 ? '012345678901' : '',
    at % 11 === 0 ? '1234567' : '',
    `0283${number}`,
    '',
    `=1+${at}`,
    'không nhập cột này',
  ];
}
