import type { PrintDesign } from '#domain/print/design.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import { numberText } from '../number-text.ts';
import type { Paper } from '../paper.ts';
import type { Run } from '../text-lines.ts';
import { INK, SANS, SERIF, SOFT_INK, THEMES, type Theme } from './theme.ts';
import { PRINT_WORDS, type WordKey } from './words.table.ts';

/** The height of a line of plain text. */
export const LINE = 19;

/** What every part of the print is drawn with. */
export type PrintContext = {
  paper: Paper;
  view: InvoicePrint;
  design: PrintDesign;
  theme: Theme;
  accent: string;
  rule: string;
  left: number;
  right: number;
  width: number;
  text(text: string, size?: number, color?: string): Run;
  strong(text: string, size?: number, color?: string): Run;
  aside(text: string, size?: number, color?: string): Run;
  /** The word in the languages of the design, English behind it in smaller letters. */
  word(key: WordKey, run?: Run): Run[];
  /** `Mã số thuế (Tax code): ` before a value. */
  label(key: WordKey, run?: Run): Run[];
  number(decimal: string | null): string;
};

export function themeOf({ layout, design }: InvoicePrint): Theme {
  const theme: Theme = THEMES[layout];
  const faces = { layout: theme.faces, serif: SERIF, sans: SANS }[design.font];
  // Half a page is low: what stands side by side leaves room for lines.
  const low = design.paper === 'a5' ? ({ parties: 'two_columns', totals: 'column' } as const) : {};
  return { ...theme, ...low, faces };
}

export function printContext(paper: Paper, view: InvoicePrint): PrintContext {
  const theme = themeOf(view);
  const { faces } = theme;
  const { design } = view;
  const { width } = paper.page();
  const text = (text: string, size = 13, color = INK): Run => ({ text, face: faces.text, size, color });
  const aside = (text: string, size = 11.5, color = SOFT_INK): Run => ({
    text,
    face: faces.aside,
    size,
    color,
  });
  const word = (key: WordKey, run = text('')): Run[] => {
    const { vi, en } = PRINT_WORDS[key];
    const english = design.language === 'vi_en' ? [aside(` (${en})`, run.size * 0.86, run.color)] : [];
    return [{ ...run, text: vi }, ...english];
  };
  return {
    paper,
    view,
    design,
    theme,
    accent: view.accent_color ?? theme.accent,
    rule: design.table_color ?? theme.rule,
    left: theme.margin,
    right: width - theme.margin,
    width: width - 2 * theme.margin,
    text,
    aside,
    strong: (value, size = 13, color = INK) => ({ text: value, face: faces.strong, size, color }),
    word,
    label: (key, run = text('')) => [...word(key, run), { ...run, text: ': ' }],
    number: (decimal) => numberText(decimal, view.number_style),
  };
}
