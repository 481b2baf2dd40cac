import type { Archive } from './archive.ts';
import { attributeOf, readTags } from './xml.ts';

/** How a number is shown, as far as reading it goes. */
export type NumberLook =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'time' }
  | { kind: 'percent' }
  /** Zeros in front up to so many digits: 0101243150 stored as 101243150. */
  | { kind: 'padded'; length: number }
  /** A code with signs of its own: `"HD"0000` shows 5 as HD0005. Null is a place for a digit. */
  | { kind: 'pattern'; parts: readonly (string | null)[] };

export const PLAIN_LOOK: NumberLook = { kind: 'plain' };
const DATE: NumberLook = { kind: 'date' };
const TIME: NumberLook = { kind: 'time' };
const PERCENT: NumberLook = { kind: 'percent' };

/** Formats that every spreadsheet program knows by number (ECMA-376 part 1, 18.8.30), East Asian dates included. */
export function builtInLook(id: number): NumberLook {
  if (id === 9 || id === 10) return PERCENT;
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36) return DATE;
  if (id >= 50 && id <= 58) return DATE;
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return TIME;
  return PLAIN_LOOK;
}

/** A format in its own words, such as `dd/mm/yyyy;@` or `[$-42A]#,##0" đ"`. */
export function lookOf(format: string): NumberLook {
  const section = bare(format).split(';', 1)[0] ?? '';
  const parts = patternOf(format);
  if (parts !== null) return { kind: 'pattern', parts };
  if (/^0{2,}$/.test(section)) return { kind: 'padded', length: section.length };
  if (section.includes('%')) return PERCENT;
  // Thousandths of a second are the one place where a time has digits.
  if (/[0#?]/.test(section.replace(/s\.0+/gi, 's')) || /general/i.test(section)) return PLAIN_LOOK;
  if (/[dy]/i.test(section) || /^[^hs]*m[^hs]*$/i.test(section)) return DATE;
  return /[hs]/i.test(section) ? TIME : PLAIN_LOOK;
}

const PIECE = /"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]|(.)/gsu;
/** What is shown without quotes. */
const PLAIN_SIGN = /^[-+() :'~=]$/;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const MONEY = /^(?:[\p{Sc}đ]|vnđ|đồng|[a-z]{3})\.?$/iu;

/**
 * The first section of a format of nothing but zeros and signs, where it makes a code of a number: words stand before the digits or signs
 * among them. A unit behind a single zero (`0" cái"`) and a currency leave it a number.
 */
function patternOf(format: string): readonly (string | null)[] | null {
  const parts: (string | null)[] = [];
  for (const [piece, quoted, escaped, plain] of format.matchAll(PIECE)) {
    if (plain === ';') break;
    if (plain === '0') parts.push(null);
    else if (plain !== undefined && !PLAIN_SIGN.test(plain)) return null;
    else if (!/^[_*[]/.test(piece)) parts.push(quoted ?? escaped ?? plain ?? '');
  }
  const first = parts.indexOf(null);
  const last = parts.lastIndexOf(null);
  const before = parts.slice(0, first).join('');
  const behind = parts.slice(last + 1).join('');
  if (first === -1 || isMoney(before) || isMoney(behind)) return null;
  const is_parted = parts.slice(first, last).some((part) => part !== null && part !== '');
  return is_parted || /\p{L}/u.test(before) ? parts : null;
}

function isMoney(signs: string): boolean {
  const word = signs.trim();
  return MONEY.test(word) && (word.length !== 3 || CURRENCIES.has(word.toUpperCase()) || /đ/i.test(word));
}

/** Without what is only shown: quoted words, escaped signs, spaces of a width, colours, locales, AM/PM. */
function bare(format: string): string {
  return format
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/AM\/PM|A\/P/gi, '')
    .trim();
}

/** How cells of each style show their numbers; the place in the list is what a cell names. */
export async function readCellStyles(archive: Archive, name: string): Promise<readonly NumberLook[]> {
  const own = new Map<number, NumberLook>();
  const looks: NumberLook[] = [];
  let in_cell_formats = false;
  await readTags(
    archive,
    name,
    (tag, attributes) => {
      if (tag === 'cellXfs') in_cell_formats = true;
      if (tag === 'numFmt')
        own.set(
          Number(attributeOf(attributes, 'numFmtId')),
          lookOf(attributeOf(attributes, 'formatCode') ?? ''),
        );
      if (tag === 'xf' && in_cell_formats) {
        const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
        looks.push(own.get(id) ?? builtInLook(id));
      }
    },
    (tag) => {
      if (tag === 'cellXfs') in_cell_formats = false;
    },
  );
  return looks;
}
