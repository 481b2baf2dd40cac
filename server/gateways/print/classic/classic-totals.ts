import type { InvoicePrint, PrintSignature } from '../invoice-print.ts';
import type { FlowingRow } from '../line-table.ts';
import { isZeroText, numberText, timeText } from '../number-text.ts';
import type { Paper } from '../paper.ts';
import { rateSentences, reductionSums } from '../totals-text.ts';
import type { Run } from '../text-lines.ts';
import { LEFT, LINE, RIGHT, RULE, WIDTH, aside, bold, serif } from './classic-style.ts';

type Total = { words: Run[]; amount: Run | null };

function totals(view: InvoicePrint): Total[] {
  const number = (decimal: string): string => numberText(decimal, view.number_style);
  const rows: Total[] = rateSentences(view).map((group) => ({
    words: group.untaxed
      ? [serif(group.untaxed)]
      : [
          serif(`Cộng tiền hàng chịu thuế suất ${group.rate} — tiền thuế GTGT: `),
          bold(number(group.vat_amount)),
        ],
    amount: serif(number(group.amount)),
  }));
  if (!isZeroText(view.total_discount))
    rows.push({
      words: [serif('Chiết khấu thương mại (đã trừ vào tiền hàng)')],
      amount: serif(number(view.total_discount)),
    });
  if (view.method_of_tax_calculation === 'VAT')
    rows.push(
      { words: [serif('Cộng tiền hàng trước thuế')], amount: serif(number(view.total_before_vat)) },
      { words: [serif('Tổng tiền thuế GTGT')], amount: serif(number(view.total_vat)) },
    );
  for (const [words, amount] of reductionSums(view))
    rows.push({ words: [serif(words)], amount: serif(number(amount)) });
  rows.push(
    { words: [bold('Tổng tiền thanh toán')], amount: bold(number(view.total)) },
    {
      words: [
        serif('Số tiền viết bằng chữ: '),
        serif(`${view.total_in_words}.`, 'source-serif-4-700-italic'),
      ],
      amount: null,
    },
  );
  return rows;
}

/** The boxed rows under the table: totals by rate, tax, payable, words. */
export function classicTotals(paper: Paper, view: InvoicePrint, amount_left: number): FlowingRow {
  const rows = totals(view).map((row) => {
    const width = (row.amount ? amount_left - LEFT : WIDTH) - 12;
    return { ...row, width, height: paper.height(row.words, width, 18) + 9 };
  });
  return {
    height: rows.reduce((sum, row) => sum + row.height, 0),
    draw: (start) => {
      let top = start;
      for (const { words, amount, width, height } of rows) {
        paper.text(words, { x: LEFT + 6, y: top + 4, width, line_height: 18 });
        if (amount) {
          const box = { x: amount_left + 6, width: RIGHT - amount_left - 12, line_height: 18 };
          paper.text([amount], { ...box, y: top + 4, align: 'right' });
        }
        const edges = amount ? [LEFT, amount_left, RIGHT] : [LEFT, RIGHT];
        for (const x of edges) paper.line([x, top], [x, top + height], { color: RULE, width: 1 });
        for (const y of [top, top + height]) paper.line([LEFT, y], [RIGHT, y], { color: RULE, width: 1 });
        top += height;
      }
    },
  };
}

function drawSeal(paper: Paper, signature: PrintSignature, centre: number, top: number, room: number): void {
  const line = (text: string, strong = false): Run => ({
    text,
    face: strong ? 'inter-700' : 'inter-500',
    size: 11,
    color: '#17602f',
  });
  const texts = [
    line('Đã ký số', true),
    line(`Ký bởi: ${signature.signed_by}`),
    line(`Ký ngày: ${timeText(signature.signed_on)}`),
  ];
  const inner = Math.min(room - 34, Math.max(...texts.map((text) => paper.width(text) + 1)));
  const height = texts.reduce((sum, text) => sum + paper.height([text], inner, 17), 0) + 14;
  const x = centre - inner / 2 - 11;
  paper.fill(x, top, inner + 22, height, { color: '#1f7a3f', opacity: 0.05, radius: 3 });
  paper.frame(x, top, inner + 22, height, { color: '#1f7a3f', width: 1.5 }, 3);
  let y = top + 7;
  for (const text of texts) y += paper.text([text], { x: x + 11, y, width: inner, line_height: 17 });
}

/** Người mua hàng, cơ quan thuế (when it signed) and người bán hàng, side by side. */
export function classicSignatures(paper: Paper, view: InvoicePrint): FlowingRow {
  const parties: [string, string, PrintSignature | null][] = [
    ['Người mua hàng', '(Chữ ký số, nếu có)', null],
    ['Người bán hàng', '(Chữ ký số)', view.seller_signature],
  ];
  if (view.authority_signature) parties.splice(1, 0, ['Cơ quan thuế', '(Cấp mã)', view.authority_signature]);
  const width = WIDTH / parties.length;
  return {
    height: 140,
    draw: (top) => {
      parties.forEach(([name, how, signature], index) => {
        const box = { x: LEFT + index * width, width, line_height: LINE, align: 'center' } as const;
        paper.text([bold(name)], { ...box, y: top + 18 });
        paper.text([aside(how)], { ...box, y: top + 18 + LINE });
        if (signature) drawSeal(paper, signature, box.x + width / 2, top + 28 + 2 * LINE, width);
      });
    },
  };
}
