import type { CrudDescriptor, CrudField } from '../../crud-descriptor.ts';

/** What people write above a column of a kind, whatever the sheet is about. */
const BY_KIND: Readonly<Record<string, readonly string[]>> = {
  tax_code: ['MST', 'Mã số thuế'],
  phone: ['Điện thoại', 'Số điện thoại', 'SĐT', 'ĐT', 'Di động'],
  email: ['Email', 'E-mail', 'Thư điện tử'],
  vat_rate: ['Thuế suất', 'Thuế GTGT', 'VAT'],
  money: ['Đơn giá', 'Giá', 'Số tiền'],
  long_text: ['Ghi chú', 'Mô tả'],
};

type Named = Pick<CrudDescriptor, 'one' | 'represent' | 'import_key'>;

/**
 * Headings that a field usually stands under beside its label: by its kind, where only one field is of that kind, and "Mã",
 * "Mã KH", "Tên", "Tên khách hàng" for the key and the name of one "khách hàng".
 */
export function usualHeadings(
  { one, represent, import_key }: Named,
  fields: readonly CrudField[],
): [heading: string, source: string][] {
  const initials = one
    .split(/[\s,]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const named = (source: string | null, word: string): [string, string][] =>
    source === null
      ? []
      : [word, `${word} ${one}`, `${word} ${initials}`].map((heading) => [heading, source]);
  const alone = fields.filter(({ kind }) => fields.filter((field) => field.kind === kind).length === 1);
  return [
    ...alone.flatMap(({ kind, source }) =>
      (BY_KIND[kind] ?? []).map((heading): [string, string] => [heading, source]),
    ),
    ...named(import_key, 'Mã'),
    ...named(represent, 'Tên'),
  ];
}
