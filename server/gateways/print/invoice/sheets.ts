import type { PaperSize, PrintDesign } from '#domain/print/design.ts';
import { PAGE, type Sheet } from '../paper.ts';

/** Sheets in CSS pixels; a roll is as long as what is printed on it. */
const SIZES = {
  a4: PAGE,
  a5: { width: PAGE.width, height: 559 },
  roll_80: { width: 302, height: 0 },
} satisfies Record<PaperSize, { width: number; height: number }>;

const FONT_SIZES = { small: 0.9, normal: 1, large: 1.12 } satisfies Record<PrintDesign['font_size'], number>;

/** How much smaller a print may become to spare a page: at the last step text of 13 px is 8 points high. */
const STEPS = [1, 0.95, 0.9, 0.86, 0.82];
/** Beyond these pages one less is not worth smaller letters. */
const MAX_PAGES_TO_SPARE = 5;

export function sheetOf({ paper, font_size }: PrintDesign, zoom: number): Sheet {
  // Half a page is read as near as a whole one, yet holds half of it.
  const half = paper === 'a5' ? 0.88 : 1;
  return { ...SIZES[paper], zoom: zoom * half * FONT_SIZES[font_size] };
}

/** What a print comes to on a sheet. */
type Tried = { pages: number; is_tight: boolean };

/**
 * The sheet on which the print takes fewest pages and its columns have the room they need, drawn as large as that allows. Where no
 * sheet has that room, the one with most.
 */
export function fittingSheet(sheet: Sheet, tryOn: (sheet: Sheet) => Tried): Sheet {
  const sizes = STEPS.map((step) => ({ ...sheet, zoom: sheet.zoom * step }));
  const tried = new Map<Sheet, Tried>();
  const on = (size: Sheet): Tried => {
    const known = tried.get(size) ?? tryOn(size);
    tried.set(size, known);
    return known;
  };
  const roomy = sizes.findIndex((size) => !on(size).is_tight);
  const [natural = sheet, ...smaller] = roomy < 0 ? sizes.slice(-1) : sizes.slice(roomy);
  const { pages } = on(natural);
  if (pages === 1 || pages > MAX_PAGES_TO_SPARE) return natural;
  return smaller.find((size) => on(size).pages < pages) ?? natural;
}
