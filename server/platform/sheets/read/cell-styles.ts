import type { Archive } from './archive.ts';
import { attributeOf, readTags } from './xml.ts';

/** How a number is shown, as far as reading it goes. */
export type NumberLook =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'time' }
  | { kind: 'percent' }
  /** Zeros in front up to so many digits: 0101243150 stored as 101243150. */
  | { kind: 'padded'; length: number };

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
  if (/^0{2,}$/.test(section)) return { kind: 'padded', length: section.length };
  if (section.includes('%')) return PERCENT;
  // Thousandths of a second are the one place where a time has digits.
  if (/[0#?]/.test(section.replace(/s\.0+/gi, 's')) || /general/i.test(section)) return PLAIN_LOOK;
  if (/[dy]/i.test(section) || /^[^hs]*m[^hs]*$/i.test(section)) return DATE;
  return /[hs]/i.test(section) ? TIME : PLAIN_LOOK;
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
