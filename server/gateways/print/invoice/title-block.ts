import { dateText, invoiceNumberText } from '../number-text.ts';
import type { Run } from '../text-lines.ts';
import { subtitleOf } from './conversion.ts';
import { LINE, type PrintContext } from './print-context.ts';
import { SOFT_INK } from './theme.ts';
import { FORM_NAMES_EN } from './words.table.ts';

/** Name of the invoice, its symbol, number and day, what it corrects, and the authority's code; returns where it ends. */
export function drawTitleBlock(context: PrintContext, top: number): number {
  return context.theme.title === 'centred' ? drawCentred(context, top + 8) : drawLeft(context, top + 12);
}

function englishName({ view, design }: PrintContext): string | null {
  return design.language === 'vi_en'
    ? (FORM_NAMES_EN[view.form_no] ?? FORM_NAMES_EN[view.form_no + view.symbol.charAt(3)] ?? null)
    : null;
}

function drawCentred(context: PrintContext, top: number): number {
  const { paper, view, accent, left, right, width, text, strong, aside } = context;
  const english = englishName(context);
  const side_width = english === null ? 138 : 172;
  const middle = { x: left + side_width, width: width - 2 * side_width, align: 'center' } as const;
  let y = top;
  const add = (runs: Run[], line_height: number): void =>
    void (y += paper.text(runs, { ...middle, y, line_height }));
  add([strong(view.title.toLocaleUpperCase('vi'), 24, accent)], 33);
  if (english !== null) add([strong(`(${english.toUpperCase()})`, 15, accent)], 22);
  const subtitle = subtitleOf(view);
  add([subtitle.is_mark ? strong(subtitle.vi, 12.5) : aside(`(${subtitle.vi})`)], 17);
  if (english !== null) add([aside(`(${subtitle.en})`, 10.5)], 15);
  const [year = '', month = '', day = ''] = view.issued_on.split('-');
  const small = (words: string): Run[] => (english === null ? [] : [aside(` (${words})`, 10.5)]);
  add(
    [
      ...[text('Ngày'), ...small('Date'), text(' '), strong(day)],
      ...[text(' tháng'), ...small('month'), text(' '), strong(month)],
      ...[text(' năm'), ...small('year'), text(' '), strong(year)],
    ],
    LINE + 2,
  );
  const side = { x: right - side_width + 8, width: side_width - 8, line_height: LINE };
  paper.text([...context.label('symbol'), strong(view.form_no + view.symbol)], { ...side, y: y - 42 });
  const number = strong(invoiceNumberText(view.number), 17, accent);
  paper.text([...context.label('number'), number], { ...side, y: y - 21 });
  const whole = { x: left, width, line_height: LINE, align: 'center' } as const;
  if (view.corrects !== null) y += paper.text([text(view.corrects)], { ...whole, y });
  if (view.tax_authority_code !== null) {
    const runs = [...context.label('authority_code', text('', 12)), strong(view.tax_authority_code, 12)];
    y += paper.text(runs, { ...whole, y: y + 2 }) + 2;
  }
  return y + 8;
}

function drawLeft(context: PrintContext, top: number): number {
  const { paper, view, design, accent, left, right, width, text, strong, aside } = context;
  const cells: [Run[], Run][] = [
    [context.word('issued_on', aside('', 11)), strong(dateText(view.issued_on), 15)],
    [context.word('number', aside('', 11)), strong(invoiceNumberText(view.number), 15, accent)],
    [context.word('symbol', aside('', 11)), strong(view.form_no + view.symbol, 15)],
  ];
  const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, run) => sum + paper.width(run), 0);
  const widths = cells.map(([name, value]) => Math.max(widthOf(name), paper.width(value)) + 1);
  const box = { x: left, width: width - widths.reduce((sum, one) => sum + one + 26, 0) };
  const english = englishName(context);
  let y = top + paper.text([strong(view.title, 23)], { ...box, y: top, line_height: 32 });
  if (english !== null) y += paper.text([aside(english, 14)], { ...box, y, line_height: 20 });
  const subtitle = subtitleOf(view);
  const says = subtitle.is_mark ? strong(subtitle.vi, 12, accent) : aside(subtitle.vi, 11);
  const translated = design.language === 'vi_en' ? [aside(` (${subtitle.en})`, 9.5)] : [];
  y += paper.text([says, ...translated], { ...box, y, line_height: 16 });
  let edge = right;
  cells.forEach(([name, value], index) => {
    const wide = widths[index] ?? 0;
    const cell = { x: edge - wide, width: wide, align: 'right' } as const;
    paper.text(name, { ...cell, y: y - 38, line_height: 16 });
    paper.text([value], { ...cell, y: y - 22, line_height: 22 });
    edge -= wide + 26;
  });
  if (view.corrects !== null)
    y += 8 + paper.text([text(view.corrects)], { x: left, y: y + 8, width, line_height: 18 });
  if (view.tax_authority_code !== null) y = drawCodeBar(context, view.tax_authority_code, y + 14);
  return y + 16;
}

function drawCodeBar(context: PrintContext, code: string, top: number): number {
  const { paper, left, width, accent, strong, aside } = context;
  paper.fill(left, top, width, 34, { color: accent, opacity: 0.06, radius: 8 });
  const runs = [...context.label('authority_code', aside('', 11, SOFT_INK)), strong(code, 12)];
  paper.text(runs, { x: left + 14, y: top + 8, width: width - 28, line_height: 18 });
  return top + 34;
}

/** The line at the head of every page but the first: which invoice it belongs to. Returns where the table may start. */
export function drawContinuation(context: PrintContext): number {
  const { paper, view, accent, left, width, strong, aside } = context;
  const name = `${view.title} – ${view.form_no}${view.symbol} – số ${invoiceNumberText(view.number)}`;
  const box = { x: left, y: 44, width, line_height: LINE };
  paper.text([strong(name)], box);
  paper.text(context.word('continued', aside('')), { ...box, align: 'right' });
  const { vi, is_mark } = subtitleOf(view);
  const marked = is_mark ? paper.text([strong(vi, 11, accent)], { ...box, y: 44 + LINE }) : 0;
  return 44 + LINE + marked + 8;
}
