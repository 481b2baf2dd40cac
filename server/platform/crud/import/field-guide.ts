import type { CrudField } from '../crud-descriptor.ts';
import { initialValue, mustBeFilled } from './sheet-fields.ts';

const WRITTEN: Readonly<Record<string, string>> = {
  integer: 'Số nguyên, ví dụ 1200 hoặc 1.200',
  decimal: 'Số, dấu phẩy là dấu thập phân, ví dụ 1.234,56',
  money: 'Số tiền, dấu phẩy là dấu thập phân, ví dụ 11.500 hoặc 11500,5',
  date: 'Ngày/tháng/năm, ví dụ 20/11/2026',
  date_time: 'Ngày/tháng/năm giờ:phút, ví dụ 20/11/2026 08:30',
  boolean: 'Có hoặc Không',
  email: 'Địa chỉ email, ví dụ ten@congty.vn',
  tax_code: '10 chữ số (chi nhánh thêm -001) hoặc 12 chữ số',
  reference: 'Mã hoặc tên của một bản ghi đang có',
};

const HEAD = ['Cột', 'Bắt buộc', 'Cách điền'];

/** What to write in each column, for whoever fills the template in. */
export function fieldGuide(fields: readonly CrudField[]): string[][] {
  return [HEAD, ...fields.map((field) => [field.label, mustBeFilled(field) ? 'Bắt buộc' : '', howTo(field)])];
}

function howTo(field: CrudField): string {
  const { kind, options, many, max_length, hint, unique } = field;
  const initial = initialValue(field);
  const given = options?.find(({ value }) => value === initial)?.label ?? initial;
  const labels = (options ?? []).map(({ label }) => label);
  const choice = many ? 'Một hay nhiều giá trị, cách nhau bằng dấu chấm phẩy: ' : 'Một trong: ';
  const parts = [
    WRITTEN[kind] ?? '',
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
