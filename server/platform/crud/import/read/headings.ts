import { amountMisfit } from '#domain/numbers/amount-heading.ts';
import { columnName } from '../../../sheets/column.ts';
import type { CrudDescriptor, CrudField } from '../../crud-descriptor.ts';
import type { ImportColumn } from '../import-record.ts';

/** Lower case, without accents and đ: what a Vietnamese reader takes for the same word. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
}

/**
 * A heading as it is compared: letters, digits and percent signs alone, so that `Mã khách hàng (*)` and `ma_khach_hang` are one, and `Đ.V.T` is
 * `ĐVT`; `% chiết khấu` is a rate where `Chiết khấu` is an amount.
 */
export function foldedHeading(text: string): string {
  return folded(text)
    .replaceAll('%', ' phan tram ')
    .replaceAll(/(?<=(?<!\p{L})\p{L})\./gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Which field a heading means, by the heading folded; null for one that is left out on purpose. */
export type KnownHeadings = ReadonlyMap<string, string | null>;

/** What is not known as a whole is looked for without its percent sign, `Thuế suất %`, then without its remark in brackets, `Đơn giá (VNĐ)`. */
const REMARKS = [/%/g, /\([^)]*\)/g];

function meaningOf(heading: string, known: KnownHeadings): string | null | undefined {
  const tries = [heading, ...REMARKS.map((remark) => heading.replaceAll(remark, ' '))];
  for (const one of tries) {
    const meaning = known.get(foldedHeading(one));
    if (meaning !== undefined) return one === heading || isPlain(heading, known) ? meaning : null;
  }
  return undefined;
}

/** Fields by which a record itself says what a heading says of its amounts: then it is judged with the record. */
const SAID_BY = { currency: 'currency', with_tax: 'price_includes_tax' } as const;

/** Whether the remark of a heading changes nothing: amounts in thousands, with tax or in dollars are left for a person to match. */
function isPlain(heading: string, known: KnownHeadings): boolean {
  const misfit = amountMisfit(folded(heading), { currency: 'VND', with_tax: false });
  if (misfit === null) return true;
  if (misfit === 'multiple' || misfit === 'without_tax') return false;
  return [...known.values()].includes(SAID_BY[misfit]);
}

/** What the company chose last time goes before the label of a field, that before its name, that before usual words for it. */
export function knownHeadings(
  fields: readonly CrudField[],
  usual: readonly (readonly [heading: string, source: string])[],
  remembered: KnownHeadings,
): KnownHeadings {
  const standing = fields.map(({ source }) => source);
  const chosen = [...remembered].filter(([, field]) => field === null || standing.includes(field));
  return new Map([
    ...usual.map(([heading, source]) => [foldedHeading(heading), source] as const),
    ...fields.map(({ source }) => [foldedHeading(source), source] as const),
    ...fields.map(({ source, label }) => [foldedHeading(label), source] as const),
    ...chosen,
  ]);
}

/** Rows at the top of a sheet among which its headings are looked for: a title or an address may come before them. */
export const HEADING_ROWS = 15;
const ENOUGH = 2;

export function isHeading(cells: readonly string[], known: KnownHeadings): boolean {
  return cells.filter((text) => meaningOf(text, known) !== undefined).length >= ENOUGH;
}

/** Which of the first rows holds the headings: the first in which two cells are known, else the first of all. */
export function headingRow(rows: readonly (readonly string[])[], known: KnownHeadings): number {
  return Math.max(
    rows.findIndex((cells) => isHeading(cells, known)),
    0,
  );
}

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
 * Headings that a field usually has beside its label: by its kind, where only one field is of that kind; "Mã", "Mã KH", "Tên",
 * "Tên khách hàng" for the key and the name of one "khách hàng"; and those that the description names (x-import.headings).
 */
export function usualHeadings(
  { one, represent, import_key }: Named,
  fields: readonly CrudField[],
  described: Readonly<Record<string, readonly string[]>>,
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
    ...Object.entries(described).flatMap(([source, headings]) =>
      headings.map((heading): [string, string] => [heading, source]),
    ),
  ];
}

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 100;

/** The columns of a file while its rows go by: how many there are, and what they contain. */
export class FileColumns {
  readonly #headings: readonly string[];
  readonly #samples: string[][] = [];

  constructor(headings: readonly string[]) {
    this.#headings = headings;
  }

  see(cells: readonly string[]): void {
    for (const [index, text] of cells.entries()) {
      const samples = (this.#samples[index] ??= []);
      const sample = text.slice(0, SAMPLE_CHARACTERS);
      if (sample !== '' && samples.length < SAMPLES && !samples.includes(sample)) samples.push(sample);
    }
  }

  /** Every column, each with the field its heading means; a field goes to the first that names it. */
  matched(known: KnownHeadings): ImportColumn[] {
    const taken = new Set<string>();
    const width = Math.max(this.#headings.length, this.#samples.length);
    return Array.from({ length: width }, (_none, index) => {
      const heading = this.#headings[index] ?? '';
      const meant = meaningOf(heading, known) ?? null;
      const field = meant === null || taken.has(meant) ? null : meant;
      if (field !== null) taken.add(field);
      const header = heading === '' ? `Cột ${columnName(index)}` : heading;
      return {
        index,
        header,
        samples: this.#samples[index] ?? [],
        field,
        number_style: null,
        unclear_as: null,
      };
    });
  }
}
