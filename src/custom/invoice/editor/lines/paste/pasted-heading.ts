import {
  amountMisfit,
  isMultiple,
  type AmountMisfit,
  type AmountsWanted,
} from '#domain/numbers/amount-heading.ts';
import { eachOf, LINE_FIELDS, LINE_TEXTS } from '#domain/invoice/lines/line-fields.table.ts';
import { foldText } from '#src/ui/format/text.ts';
import { TEXT_COLUMNS } from '../line-columns.ts';
import type { OwnColumn, OwnField } from '../own-columns.ts';

/** In the order of the table. */
export const IN_TABLE = [
  'name',
  ...TEXT_COLUMNS,
  'quantity',
  'unit_price',
  'discount_rate',
  'vat_rate',
] as const;

/** What a column of a copied region can be taken for in any company; `skipped` is left out. */
const USUAL_COLUMNS = [...IN_TABLE, 'discount_amount', 'code', 'skipped'] as const;
export type UsualPasted = (typeof USUAL_COLUMNS)[number];
export type PastedColumn = UsualPasted | OwnColumn;

/** Headings as people write them, without accents and in lower case. */
const HEADINGS: Readonly<Record<UsualPasted, RegExp>> = {
  ...eachOf(LINE_TEXTS, (field) => LINE_FIELDS[field].headings),
  name: /^(ten( (hang( hoa)?|san pham|sp|vat tu|dich vu|hhdv|mat hang)\b.*)?|mat hang|(hang hoa|dien giai|mo ta|san pham|noi dung)\b.*|item|name|description|product)$/,
  quantity: /^(so luong|sl|s\.? ?luong|qty|quantity)\.?( \(.*\))?$/,
  unit_price: /^(don gia|gia( ban)?|dg|unit price|price)([ (/].*)?$/,
  discount_rate: /^(ck( %|\s*\(%\))?|% ?(ck|chiet khau)|(ty le )?chiet khau( %|\s*\(%\))?|discount( %)?)$/,
  discount_amount: /^(so )?tien (ck|chiet khau)( .*)?$/,
  vat_rate: /^((% ?)?(thue( suat)?( gtgt| vat)?|ts( gtgt)?|vat|gtgt)( %|\s*\(%\)| rate)?|% ?thue.*)$/,
  skipped: /^(stt|tt|#|no\.?|thanh tien.*|tien (thue|hang).*|tong.*|cong.*|amount|total|ghi chu.*|note)$/,
};

/** Names of something, which are those of the goods only where no other column is. */
const SOME_NAME = /^ten (?!kho\b|khach|kh\b|nguoi|cong ty|don vi|doi tuong|ncc\b|nha |nhan vien).*$/;

export const foldedHeading = (text: string) => foldText(text).replaceAll(/\s+/g, ' ').trim();

/** What a heading calls its column, and why its amounts are not taken as those of the invoice. */
type NamedColumn = { column: PastedColumn | null; misfit: AmountMisfit | null };

/** What each heading calls its column. */
export function headingsOf(
  texts: readonly string[],
  own: readonly OwnField[],
  wanted: AmountsWanted,
): NamedColumn[] {
  const folded = texts.map(foldedHeading);
  const columns = folded.map((text) => headingOf(text, own));
  const hasName = columns.includes('name');
  return folded.map((text, at) => {
    const column = columns[at] ?? (!hasName && SOME_NAME.test(text) ? 'name' : null);
    return { column, misfit: misfitOf(column, text, wanted) };
  });
}

function headingOf(folded: string, own: readonly OwnField[]): PastedColumn | null {
  const field = own.find(({ name }) => foldedHeading(name) === folded);
  return field?.column ?? USUAL_COLUMNS.find((column) => HEADINGS[column].test(folded)) ?? null;
}

function misfitOf(column: PastedColumn | null, folded: string, wanted: AmountsWanted): AmountMisfit | null {
  if (column === 'quantity') return isMultiple(folded) ? 'multiple' : null;
  return column === 'unit_price' || column === 'discount_amount' ? amountMisfit(folded, wanted) : null;
}
