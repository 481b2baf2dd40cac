import {
  formatDecimal,
  NUMBER_MARKS,
  ungroupedDecimal,
  type NumberStyle,
} from '#domain/numbers/number-style.ts';
import { FileStream } from '../../http/handlers.ts';
import type { SheetColumn } from '../../sheets/column.ts';
import { CSV_TYPE, writeCsv } from '../../sheets/write/csv.ts';
import { writeXlsx, XLSX_TYPE } from '../../sheets/write/xlsx.ts';
import type { CrudField } from '../crud-descriptor.ts';
import { columnKind, fileStem } from '../export/sheet-cells.ts';
import type { ImportTarget } from './import-target.ts';
import { initialValue, mustBeFilled } from './sheet-fields.ts';

const WRITTEN: Readonly<Record<string, string>> = {
  date: 'Ngày/tháng/năm, ví dụ 20/11/2026',
  date_time: 'Ngày/tháng/năm giờ:phút, ví dụ 20/11/2026 08:30',
  boolean: 'Có hoặc Không',
  email: 'Địa chỉ email, ví dụ ten@congty.vn',
  tax_code: '10 chữ số (chi nhánh thêm -001) hoặc 12 chữ số',
  reference: 'Mã hoặc tên của một bản ghi đang có',
};

const MARK_NAMES = { '.': 'dấu chấm', ',': 'dấu phẩy' } as const;

function numbersWritten(style: NumberStyle): Readonly<Record<string, string>> {
  const number = (decimal: string) => formatDecimal(decimal, style);
  const point = `${MARK_NAMES[NUMBER_MARKS[style].point]} là dấu thập phân`;
  return {
    integer: `Số nguyên, ví dụ 1200 hoặc ${number('1200')}`,
    decimal: `Số, ${point}, ví dụ ${number('1234.56')}`,
    money: `Số tiền, ${point}, ví dụ ${number('11500')} hoặc ${ungroupedDecimal('11500.5', style)}`,
  };
}

const HEAD = ['Cột', 'Bắt buộc', 'Cách điền'];

/** What to write in each column, for anyone who fills the template in. */
function fieldGuide(fields: readonly CrudField[], style: NumberStyle): string[][] {
  const written = { ...WRITTEN, ...numbersWritten(style) };
  return [
    HEAD,
    ...fields.map((field) => [field.label, mustBeFilled(field) ? 'Bắt buộc' : '', howTo(field, written)]),
  ];
}

function howTo(field: CrudField, written: Readonly<Record<string, string>>): string {
  const { kind, options, many, max_length, hint, unique } = field;
  const initial = initialValue(field);
  const given = options?.find(({ value }) => value === initial)?.label ?? initial;
  const labels = (options ?? []).map(({ label }) => label);
  const choice = many ? 'Một hay nhiều giá trị, cách nhau bằng dấu chấm phẩy: ' : 'Một trong: ';
  const parts = [
    written[kind] ?? '',
    labels.length === 0 ? '' : `${choice}${labels.join(', ')}`,
    max_length === null ? '' : `Tối đa ${max_length} ký tự`,
    unique ? 'Mỗi dòng một giá trị riêng' : '',
    hint ?? '',
    given === null ? '' : `Để trống là ${String(given)}`,
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}

export const GUIDE_SHEET = 'Hướng dẫn';

/**
 * An empty file to be filled in: a column for each field, required ones with a star, choices offered as lists. Fields that few files have are
 * explained beside, and get a column from those who need one.
 */
export function importTemplate(
  { descriptor, fields, own }: Pick<ImportTarget, 'descriptor' | 'fields' | 'own'>,
  format: 'xlsx' | 'csv',
  style: NumberStyle,
): FileStream {
  const columns = fields.map((field): SheetColumn => {
    const { label, kind, many, options } = field;
    const header = mustBeFilled(field) ? `${label} *` : label;
    const choices = many || options === null ? {} : { choices: options.map((option) => option.label) };
    return { header, kind: columnKind(kind), ...choices };
  });
  const name = `mau-nhap-${fileStem(descriptor.label)}.${format}`;
  if (format === 'csv') return new FileStream(writeCsv(columns, []), CSV_TYPE, name);
  const guide = { name: GUIDE_SHEET, rows: fieldGuide([...fields, ...(own?.rare ?? [])], style) };
  return new FileStream(writeXlsx(columns, [], { sheet_name: descriptor.label, guide }), XLSX_TYPE, name);
}
