import type { InvoicePrint, PrintSignature } from '../invoice-print.ts';
import { isZeroText, numberText, timeText } from '../number-text.ts';
import type { Paper } from '../paper.ts';
import { rateSentences, reductionSums } from '../totals-text.ts';
import { INK, LABEL_INK, LEFT, RIGHT, body, label } from './modern-style.ts';

const COLUMN = { x: 426, width: RIGHT - 426 } as const;
const VALID = '#0F7A45';

export type Block = { height: number; draw(top: number): void };

function totalRows(view: InvoicePrint): [string, string][] {
  const number = (decimal: string): string => numberText(decimal, view.number_style);
  const rows: [string, string][] = [];
  if (!isZeroText(view.total_discount))
    rows.push(['Chiết khấu thương mại đã trừ', number(view.total_discount)]);
  for (const [words, amount] of reductionSums(view)) rows.push([words, number(amount)]);
  if (view.method_of_tax_calculation !== 'VAT') return rows;
  rows.push(['Tiền hàng trước thuế', number(view.total_before_vat)]);
  for (const group of rateSentences(view)) {
    const amount = number(group.amount);
    if (group.untaxed) rows.push([group.untaxed, amount]);
    else rows.push([`Thuế GTGT ${group.rate} (trên ${amount})`, number(group.vat_amount)]);
  }
  if (view.by_rate.length > 1) rows.push(['Tổng tiền thuế GTGT', number(view.total_vat)]);
  return rows;
}

/** Totals by rate on the right, the amount in words on the left. */
export function modernTotals(paper: Paper, view: InvoicePrint): Block {
  const rows = totalRows(view);
  const words = [body(view.total_in_words, INK, 'inter-500')];
  const words_width = COLUMN.x - LEFT - 32;
  const unit = view.currency === 'VND' ? 'đ' : view.currency;
  const height = Math.max(rows.length * 24 + 44, 16 + paper.height(words, words_width, 20)) + 14;
  return {
    height,
    draw: (top) => {
      const start = top + 14;
      paper.text([label('Bằng chữ')], { x: LEFT, y: start, width: words_width, line_height: 16 });
      paper.text(words, { x: LEFT, y: start + 16, width: words_width, line_height: 20 });
      rows.forEach(([name, value], index) => {
        const box = { x: COLUMN.x + 6, y: start + 3 + index * 24, width: COLUMN.width - 12, line_height: 18 };
        paper.text([body(name, LABEL_INK)], box);
        paper.text([body(value)], { ...box, align: 'right' });
      });
      const y = start + rows.length * 24 + 6;
      paper.fill(COLUMN.x, y, COLUMN.width, 38, { color: INK, radius: 8 });
      const box = { x: COLUMN.x + 12, y: y + 10, width: COLUMN.width - 24, line_height: 18 };
      paper.text([body('Tổng thanh toán', '#ffffff', 'inter-500')], box);
      const total = `${numberText(view.total, view.number_style)} ${unit}`;
      paper.text([body(total, '#ffffff', 'inter-700', 17)], { ...box, align: 'right' });
    },
  };
}

function drawSignature(paper: Paper, signature: PrintSignature, title: string, x: number, top: number): void {
  paper.fill(x, top, 3, 54, { color: VALID });
  const box = { x: x + 15, width: COLUMN.width - 15 };
  paper.text([body(title, '#0A6236', 'inter-600')], { ...box, y: top + 2, line_height: 18 });
  paper.text([label(`Ký bởi: ${signature.signed_by}`)], { ...box, y: top + 20, line_height: 16 });
  const signed = `Ký ngày: ${timeText(signature.signed_on)}`;
  paper.text([label(signed)], { ...box, y: top + 36, line_height: 16 });
}

/** The signatures the document carries: the tax authority's on the left, the seller's on the right. */
export function modernSignatures(paper: Paper, view: InvoicePrint): Block {
  const { seller_signature, authority_signature } = view;
  return {
    height: seller_signature || authority_signature ? 80 : 0,
    draw: (top) => {
      if (authority_signature)
        drawSignature(paper, authority_signature, 'Chữ ký số của cơ quan thuế', LEFT, top + 26);
      if (seller_signature)
        drawSignature(paper, seller_signature, 'Chữ ký số của người bán', COLUMN.x, top + 26);
    },
  };
}
