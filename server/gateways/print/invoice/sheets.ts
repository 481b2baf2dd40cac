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

/** The sheet on which the print takes fewest pages, drawn as large as that allows. */
export function fittingSheet(sheet: Sheet, pagesOn: (sheet: Sheet) => number): Sheet {
  const natural = pagesOn(sheet);
  if (natural === 1 || natural > MAX_PAGES_TO_SPARE) return sheet;
  const smaller = STEPS.map((step) => ({ ...sheet, zoom: sheet.zoom * step }));
  return smaller.find((one) => pagesOn(one) < natural) ?? sheet;
}
