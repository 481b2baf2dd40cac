import { isVehicle } from '../../documents/formats/invoices/special-goods.table.ts';
import type { ExtraField, SpecialField } from '../particulars.ts';

/** What an invoice states of a car or motorbike beside the fields of the annex that are always there. */
type VehicleDetail = 'brand' | 'type' | 'year';

/** A line as it is published; null is nothing. */
type Line = {
  readonly kind: string;
  readonly name: string;
  readonly special?: readonly SpecialField[] | null;
  readonly extras?: readonly ExtraField[] | null;
};

/** Words that say what kind of vehicle it is, and neither who made it nor which type it is. */
const GENERIC: ReadonlySet<string> = new Set(
  [
    ...[
      'xe',
      'o',
      'to',
      'oto',
      'mo',
      'moto',
      'gan',
      'may',
      'dien',
      'con',
      'tai',
      'khach',
      'ban',
      'du',
      'lich',
    ],
    ...[
      'cho',
      'ngoi',
      'banh',
      'moi',
      'mau',
      'trang',
      'den',
      'do',
      'xanh',
      'bac',
      'so',
      'khung',
      'nhap',
      'khau',
    ],
    ...['lap', 'rap', 'trong', 'nuoc', 'nam', 'san', 'xuat', 'sx', 'loai', 'nhan', 'hieu', 'kieu'],
  ].values(),
);
const YEAR = /(?<!\d)(19|20)\d{2}(?!\d)/;

/**
 * What is found nowhere of a new vehicle: its brand, its type and its year, which its fields, its name or fields of the company's own may say.
 * In a name they are guessed: a word that is no kind of vehicle is taken for the brand, the next one for the type. Of a used vehicle the
 * annex asks for all three.
 */
export function missingDetails(line: Line): VehicleDetail[] {
  const special = line.special ?? [];
  if (line.kind !== 'goods' || !isVehicle({ special })) return [];
  const of = (...names: string[]) => special.some(({ name, value }) => names.includes(name) && value !== '');
  if (special.some(({ name, value }) => name === 'TTTSan' && value === '1')) return [];
  const texts = [line.name, ...(line.extras ?? []).map(({ value }) => value)].join(' ');
  const words = wordsOf(withoutNumbers(texts, special));
  const brands = of('TNHieu') ? 0 : 1;
  const found: Record<VehicleDetail, boolean> = {
    brand: of('TNHieu') || words.length > 0,
    type: of('KLXe', 'TTMai') || words.length > brands,
    year: of('NSXuat') || YEAR.test(texts),
  };
  return (['brand', 'type', 'year'] as const).filter((detail) => !found[detail]);
}

/** Frame and engine are often in the name too. */
function withoutNumbers(text: string, special: readonly SpecialField[]): string {
  return special
    .filter(({ name, value }) => (name === 'SKhung' || name === 'SMay') && value !== '')
    .reduce((rest, { value }) => rest.replaceAll(value, ' '), text);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word) && !GENERIC.has(word));
}
