import { visibleText } from '#domain/fields/text.ts';
import type { components } from '#generated/types.ts';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { foldText } from '#src/ui/format/text.ts';
import { isBlank, type DraftLine } from '../../draft/draft.ts';
import type { PastedLine } from './pasted-region.ts';

type Schemas = components['schemas'];
type ProductMatch = Schemas['ProductMatch'];

/** A pasted line and the product of the catalogue that it means. */
export type ProductLine = PastedLine & Partial<Pick<DraftLine, 'product_id'>>;

/** Products of the catalogue that a paste can mean, and those made out of it, by the name of their rows (`rowName`). */
export type KnownProducts = {
  matches: readonly ProductMatch[];
  made: ReadonlyMap<string, ProductMatch>;
};

/** What a paste names and the catalogue has not. */
export type MissingProduct = {
  /** As `rowName` of its rows. */
  row_name: string;
  product: Schemas['ProductInput'];
};

const MAX_CODE = 50;
const MAX_NAME = 500;
const MAX_UNIT = 50;
/** Of the codes that are made up out of names. */
const MAX_INITIALS = 20;
const MAX_WORD = 8;

/** Capitals aside, as it is read: letters in pieces and blanks of the web make no other thing. */
const folded = (text: string | undefined) => visibleText(text ?? '').toLowerCase();

/** What tells two things in a paste apart: the code, where a row has one, else the name. Null for a row that names nothing. */
function rowName({ code, name }: Pick<PastedLine, 'code' | 'name'>): string | null {
  if (folded(code) !== '') return `code ${folded(code)}`;
  return folded(name) === '' ? null : `name ${folded(name)}`;
}

/** A code out of a name: the initials and numbers of its words (`Băng keo OPP 48 mm` is BKO48M), or the beginning of its one word. */
export function codeOfName(name: string): string {
  const words = foldText(name).match(/\d+|[a-z]+/g) ?? [];
  const [first = 'HH', ...others] = words;
  const code =
    others.length === 0
      ? first.slice(0, MAX_WORD)
      : words.map((word) => (/^\d/.test(word) ? word : word.charAt(0))).join('');
  return code.slice(0, MAX_INITIALS).toUpperCase();
}

/** What to look up in the catalogue: codes and names of the rows, and the codes proposed for rows without one. */
export function matchingOf(lines: readonly PastedLine[]): Schemas['ProductMatching'] {
  const bare = lines.filter(({ code, name }) => folded(code) === '' && folded(name) !== '');
  const names = bare.map(({ name = '' }) => visibleText(name));
  const codes = lines.map(({ code = '' }) => visibleText(code)).concat(names.map(codeOfName));
  const within = (texts: readonly string[], most: number) =>
    [...new Set(texts)].filter((text) => text !== '' && text.length <= most);
  return { codes: within(codes, MAX_CODE), names: within(names, MAX_NAME) };
}

/** The product a row means: by its code, where it has one, else by its name, the one of its unit before others of that name. */
function productOf(line: PastedLine, { matches, made }: KnownProducts): ProductMatch | null {
  const row_name = rowName(line);
  if (row_name === null) return null;
  const own = made.get(row_name);
  if (own !== undefined) return own;
  if (folded(line.code) !== '') {
    const same = matches.filter(({ code }) => folded(code) === folded(line.code));
    return same.find(({ code }) => code === visibleText(line.code ?? '')) ?? same[0] ?? null;
  }
  const named = matches.filter(({ name }) => folded(name) === folded(line.name));
  return named.find(({ unit }) => folded(unit ?? '') === folded(line.unit)) ?? named[0] ?? null;
}

/** What will stand in the line: the cells that are pasted over those that were there. A blank line only waits for its content. */
function laidOver(line: PastedLine, below: DraftLine | undefined): PastedLine {
  return below === undefined || isBlank(below) ? line : { ...below, ...line };
}

/** The rows with the products they mean; what neither they nor the lines below them say is taken from the catalogue. */
export function linesWithProducts(
  lines: readonly PastedLine[],
  below: readonly DraftLine[],
  known: KnownProducts,
): ProductLine[] {
  return lines.map((line, at) => {
    if (line.code === undefined && line.name === undefined) return line;
    const product = productOf(line, known);
    // A line that another name is pasted over means another product.
    if (product === null) return { ...line, product_id: null, code: line.code ?? '' };
    const stands = laidOver(line, below[at]);
    const missing = (['name', 'unit', 'unit_price', 'vat_rate'] as const).filter(
      (field) => (stands[field] ?? '').trim() === '',
    );
    return {
      ...line,
      ...Object.fromEntries(missing.map((field) => [field, product[field] ?? ''])),
      product_id: product.id,
      code: product.code,
    };
  });
}

/** What the rows name and the catalogue has not, each once, as it would be made; `rates` are those of the day. */
export function missingProducts(
  lines: readonly PastedLine[],
  below: readonly DraftLine[],
  known: KnownProducts,
  rates: readonly string[],
): MissingProduct[] {
  const taken = new Set([...known.matches, ...known.made.values()].map(({ code }) => folded(code)));
  const missing = new Map<string, MissingProduct>();
  for (const [at, line] of lines.entries()) {
    const row_name = rowName(line);
    const stands = laidOver(line, below[at]);
    const name = visibleText(stands.name ?? '');
    if (row_name === null || name === '' || missing.has(row_name) || productOf(line, known) !== null)
      continue;
    const given = visibleText(line.code ?? '');
    const code = given === '' ? freeCode(codeOfName(name), taken) : given;
    taken.add(folded(code));
    if (name.length > MAX_NAME || code.length > MAX_CODE) continue;
    const unit = (stands.unit ?? '').trim();
    const rate = stands.vat_rate ?? '';
    missing.set(row_name, {
      row_name,
      product: {
        code,
        name,
        unit: unit === '' || unit.length > MAX_UNIT ? null : unit,
        unit_price: priceOf(stands.unit_price ?? ''),
        vat_rate: rates.includes(rate) ? rate : null,
        status: 'active',
      },
    });
  }
  return [...missing.values()];
}

/** The code, or the first of it with a number behind that is not taken (in small letters). */
export function freeCode(code: string, taken: ReadonlySet<string>): string {
  if (!taken.has(folded(code))) return code;
  for (let at = 2; ; at += 1) {
    const next = `${code}-${at}`;
    if (!taken.has(folded(next))) return next;
  }
}

/** A price that was read and is none below zero; else none. */
export function priceOf(entry: string): string | null {
  return entry === '' || entry.startsWith('-') || unreadText(entry) !== null ? null : entry;
}
