import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { isOfRegister } from '#domain/invoice/register-code.ts';
import { legalSentence } from '#domain/rules/particulars/legal-sentences.table.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { InvoicePrint, PrintConversion } from '../invoice-print.ts';
import { dateText, invoiceNumberText, timeText } from '../number-text.ts';
import type { Run } from '../text-lines.ts';
import type { PrintContext } from './print-context.ts';
import type { Block } from './totals.ts';
import { PRINT_WORDS } from './words.table.ts';

const lawDay = ({ converted_on }: PrintConversion): string => vietnamDate(Date.parse(converted_on));

/** Under the name of the form: what this paper is. A conversion says so in place of `bản thể hiện`. */
export function subtitleOf({ conversion, form_no }: InvoicePrint): {
  vi: string;
  en: string;
  is_mark: boolean;
} {
  const mark = conversion === null ? null : legalSentence('converted', lawDay(conversion));
  return mark === null
    ? { ...PRINT_WORDS[movesGoods({ form_no }) ? 'subtitle_of_movement' : 'subtitle'], is_mark: false }
    : { vi: mark, en: 'Paper copy converted from e-invoice', is_mark: true };
}

/**
 * What a paper says of its conversion: by whom and when, out of which electronic invoice, where that is looked up, and what the
 * paper is not good for. Of the frozen invoice and the act of conversion alone.
 */
export function conversionRows(context: PrintContext, conversion: PrintConversion): Run[][] {
  const { view, text, strong, aside } = context;
  const { form_no, symbol, number, issued_on, tax_authority_code, lookup } = view;
  const small = (words: string): Run => text(words, 12);
  const bold = (words: string): Run => strong(words, 12);
  // Paper out of a cash register keeps its value for trade.
  const value = isOfRegister(view) ? null : legalSentence('converted_value', lawDay(conversion));
  return [
    [...context.label('converted_by', small('')), bold(conversion.converted_by)],
    [...context.label('converted_on', small('')), bold(timeText(conversion.converted_on))],
    [
      ...context.label('converted_from', small('')),
      ...[bold(`${form_no}${symbol}`), small(' số '), bold(invoiceNumberText(number))],
      small(` ngày ${dateText(issued_on)}`),
    ],
    ...(tax_authority_code === null
      ? []
      : [[...context.label('authority_code', small('')), bold(tax_authority_code)]]),
    ...(lookup === null
      ? []
      : [[small('Tra cứu tại '), bold(lookup.site), small(', mã tra cứu '), bold(lookup.code)]]),
    ...(value === null ? [] : [[aside(value, 11)]]),
  ];
}

const LINE_HEIGHT = 17;
const PADDING = 10;
/** Beside the rows: where the person who converts it signs. */
const SIGN_WIDTH = 190;
const SIGN_HEIGHT = 92;

/** The box under the signatures; none on a print of the electronic invoice itself. */
export function conversionBlock(context: PrintContext): Block[] {
  const { paper, view, left, right, width, accent, strong, aside } = context;
  const { conversion } = view;
  if (conversion === null) return [];
  const head = [strong(subtitleOf(view).vi, 12, accent)];
  const rows = [head, ...conversionRows(context, conversion)];
  const room = width - SIGN_WIDTH - 3 * PADDING;
  const heights = rows.map((row) => paper.height(row, room, LINE_HEIGHT) + 1);
  const inner = Math.max(
    SIGN_HEIGHT,
    heights.reduce((sum, height) => sum + height, 0),
  );
  return [
    {
      height: inner + 2 * PADDING + 14,
      draw: (start) => {
        const top = start + 14;
        paper.frame(left, top, width, inner + 2 * PADDING, { color: accent, width: 1 }, 4);
        let y = top + PADDING;
        rows.forEach((row, index) => {
          paper.text(row, { x: left + PADDING, y, width: room, line_height: LINE_HEIGHT });
          y += heights[index] ?? 0;
        });
        const box = { x: right - SIGN_WIDTH - PADDING, width: SIGN_WIDTH, align: 'center' } as const;
        const named = context.word('converted_by', strong('', 12));
        const under = paper.text(named, { ...box, y: top + PADDING, line_height: LINE_HEIGHT });
        const how = context.word('written_signature', aside('', 11));
        paper.text(how, { ...box, y: top + PADDING + under, line_height: 15 });
      },
    },
  ];
}
