import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { isZeroText } from '../number-text.ts';
import { feeSums, linesSum, rateSentences, reductionSums } from '../totals-text.ts';
import type { Run } from '../text-lines.ts';
import type { PrintContext } from './print-context.ts';
import { INK, SOFT_INK } from './theme.ts';

/** A part of the print that is not broken over pages. */
export type Block = { height: number; draw(top: number): void };

type Total = { words: Run[]; amount: string };

/** The sums above the one that is paid, in the order of the forms of law. */
function sums(context: PrintContext, rates: Total[]): Total[] {
  const { view, text, number, word } = context;
  const base = text('', 12.5);
  const rows = [...rates];
  if (!isZeroText(view.total_discount))
    rows.push({ words: word('total_discount', base), amount: number(view.total_discount) });
  if (view.method_of_tax_calculation === 'VAT')
    rows.push(
      { words: word('total_before_vat', base), amount: number(view.total_before_vat) },
      { words: word('total_vat', base), amount: number(view.total_vat) },
    );
  for (const [words, amount] of reductionSums(view))
    rows.push({ words: [text(words, 12.5)], amount: number(amount) });
  for (const [words, amount] of feeSums(view))
    rows.push({ words: [text(words, 12.5)], amount: number(amount) });
  if (view.other_deduction !== null && !isZeroText(view.other_deduction))
    rows.push({ words: word('other_deduction', base), amount: number(`-${view.other_deduction}`) });
  return rows;
}

const english = ({ design, aside }: PrintContext, words: string): Run[] =>
  design.language === 'vi_en' ? [aside(` (${words})`, 10.5)] : [];

/** What goods of each rate come to, with their tax in the words. */
function amountsByRate(context: PrintContext): Total[] {
  const { view, text, strong, number } = context;
  return rateSentences(view).map((group) => ({
    words:
      group.untaxed === null
        ? [
            text(`Cộng tiền hàng chịu thuế suất ${group.rate}`, 12.5),
            ...english(context, `Taxed at ${group.rate}`),
            text(' — tiền thuế GTGT: ', 12.5),
            strong(number(group.vat_amount), 12.5),
          ]
        : [text(group.untaxed, 12.5)],
    amount: number(group.amount),
  }));
}

/** The tax of each rate, with the amount it is computed on in the words. */
function taxByRate(context: PrintContext): Total[] {
  const { view, text, number } = context;
  return rateSentences(view).map((group) =>
    group.untaxed === null
      ? {
          words: [
            text(`Thuế GTGT ${group.rate} (trên ${number(group.amount)})`, 12.5),
            ...english(context, `VAT ${group.rate}`),
          ],
          amount: number(group.vat_amount),
        }
      : { words: [text(group.untaxed, 12.5)], amount: number(group.amount) },
  );
}

/** Sums, the total and its words, under the table. */
export function totalsBlock(context: PrintContext, amount_left: number): Block {
  return context.theme.totals === 'boxed' ? boxed(context, amount_left) : column(context);
}

/** What is paid, or on a phiếu xuất kho what its goods are worth. */
function wholeOf({ view }: PrintContext): { key: 'total' | 'goods_sum'; amount: string } {
  return movesGoods(view)
    ? { key: 'goods_sum', amount: linesSum(view.lines) }
    : { key: 'total', amount: view.total };
}

/** The words of what is paid; none where nothing is. */
function inWords(context: PrintContext, size: number): Run[] {
  const { view, theme, text } = context;
  if (movesGoods(view)) return [];
  const { total_in_words } = view;
  return [
    ...context.label('total_in_words', text('', size)),
    { text: `${total_in_words}.`, face: theme.faces.strong_aside, size, color: INK },
  ];
}

function boxed(context: PrintContext, amount_left: number): Block {
  const { paper, left, right, width, rule, text, strong, number } = context;
  const whole = wholeOf(context);
  const in_words = inWords(context, 12.5);
  const rows: { words: Run[]; amount: Run | null }[] = [
    ...sums(context, amountsByRate(context)).map(({ words, amount }) => ({
      words,
      amount: text(amount, 12.5),
    })),
    { words: context.word(whole.key, strong('', 13)), amount: strong(number(whole.amount)) },
    ...(in_words.length === 0 ? [] : [{ words: in_words, amount: null }]),
  ];
  const measured = rows.map((row) => {
    const room = (row.amount === null ? width : amount_left - left) - 12;
    return { ...row, room, height: paper.height(row.words, room, 18) + 8 };
  });
  return {
    height: measured.reduce((sum, row) => sum + row.height, 0),
    draw: (start) => {
      let top = start;
      for (const { words, amount, room, height } of measured) {
        paper.text(words, { x: left + 6, y: top + 4, width: room, line_height: 18 });
        if (amount !== null) {
          const box = { x: amount_left + 6, y: top + 4, width: right - amount_left - 12, line_height: 18 };
          paper.text([paper.fitted(amount, box.width)], { ...box, align: 'right' });
        }
        const edges = amount === null ? [left, right] : [left, amount_left, right];
        for (const x of edges) paper.line([x, top], [x, top + height], { color: rule, width: 1 });
        for (const y of [top, top + height]) paper.line([left, y], [right, y], { color: rule, width: 1 });
        top += height;
      }
    },
  };
}

/** Sums by one another on the right, the total in a bar of colour, its words on the left. */
function column(context: PrintContext): Block {
  const { paper, view, theme, accent, left, right, width, text, strong, number } = context;
  const start = left + width * 0.42;
  const wide = right - start;
  const rows = sums(context, taxByRate(context)).map(({ words, amount }) => {
    const value = text(amount, 12.5);
    const room = wide - 24 - paper.width(value);
    return {
      words: words.map((run) => ({ ...run, color: SOFT_INK })),
      value,
      room,
      height: paper.height(words, room, 17) + 6,
    };
  });
  const words_room = start - left - 24;
  const words = inWords(context, 12.5);
  const whole = wholeOf(context);
  const sums_height = rows.reduce((sum, row) => sum + row.height, 0);
  const unit = view.currency === 'VND' ? 'đ' : view.currency;
  return {
    height: 10 + Math.max(sums_height + 46, paper.height(words, words_room, 19) + 4),
    draw: (top) => {
      paper.text(words, { x: left, y: top + 12, width: words_room, line_height: 19 });
      let y = top + 10;
      for (const { words: named, value, room, height } of rows) {
        paper.text(named, { x: start + 6, y: y + 3, width: room, line_height: 17 });
        paper.text([value], { x: start + 6, y: y + 3, width: wide - 12, line_height: 17, align: 'right' });
        y += height;
      }
      const bar = { color: theme.table === 'striped' ? accent : INK, radius: 8 };
      paper.fill(start, y + 4, wide, 38, bar);
      const total = strong(`${number(whole.amount)} ${unit}`, 17, '#ffffff');
      const named = context.word(whole.key, text('', 12.5, '#ffffff'));
      const named_width = named.reduce((sum, run) => sum + paper.width(run), 0);
      const box = { x: start + 12, y: y + 14, width: wide - 24, line_height: 18 };
      paper.text(named, box);
      paper.text([paper.fitted(total, box.width - named_width - 12)], { ...box, align: 'right' });
    },
  };
}
