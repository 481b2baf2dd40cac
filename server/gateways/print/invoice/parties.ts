import {
  BUYER_FIELDS,
  PRINTED_BUYER_FIELDS,
  type BuyerFieldRow,
} from '#domain/invoice/buyer-fields.table.ts';
import type { Run } from '../text-lines.ts';
import { LINE, type PrintContext } from './print-context.ts';
import { INK, SOFT_INK } from './theme.ts';
import type { WordKey } from './words.table.ts';

type Row = { key: WordKey; value: string; strong?: boolean; short?: boolean };

/** Who buys: what the invoice states of the buyer, in the order of the forms; the bank is said behind the account. */
export function buyerRows({ view }: Pick<PrintContext, 'view'>): Row[] {
  const account = [view.buyer_bank_account, view.buyer_bank_name].filter((part) => part !== null).join(' – ');
  return PRINTED_BUYER_FIELDS.flatMap((key) => {
    const value = key === 'buyer_bank_account' ? account : view[key];
    const print: BuyerFieldRow['print'] = BUYER_FIELDS[key].print;
    return value === null || value === '' ? [] : [{ key, value, ...print }];
  });
}

function paymentRows({ view, number }: PrintContext): Row[] {
  const rows: Row[] = [
    { key: 'payment_method', value: view.payment_method, strong: true },
    { key: 'currency', value: view.currency, strong: true },
  ];
  if (view.exchange_rate !== null)
    rows.push({ key: 'exchange_rate', value: number(view.exchange_rate), strong: true });
  return rows;
}

/** Buyer and payment; returns where the table may start. */
export function drawParties(context: PrintContext, top: number): number {
  return context.theme.parties === 'rows' ? drawRows(context, top) : drawColumns(context, top);
}

const runsOf = ({ text, strong, label }: PrintContext, row: Row): Run[] => [
  ...label(row.key),
  row.strong === true ? strong(row.value) : text(row.value),
];

function drawRows(context: PrintContext, top: number): number {
  const { paper, left, width } = context;
  const box = { x: left, width, line_height: LINE };
  let y = top;
  for (const row of pairs(context, buyerRows(context))) {
    const at = row.map((one, index) => ({
      ...box,
      y,
      x: left + index * 0.5 * width,
      width: width / row.length,
      ...one,
    }));
    const heights = at.map(({ runs, ...cell }) =>
      paper.text(runs, { ...cell, width: cell.width - (row.length > 1 ? 12 : 0) }),
    );
    y += Math.max(...heights);
  }
  let x = left;
  for (const row of paymentRows(context)) {
    const runs = runsOf(context, row);
    const wide = runs.reduce((sum, run) => sum + paper.width(run), 0);
    if (x > left && x + wide > left + width) {
      x = left;
      y += LINE;
    }
    paper.text(runs, { ...box, x, y });
    x += 36 + wide;
  }
  return y + LINE + 8;
}

/** Short particulars (codes, telephone) stand two in a row, to leave room for lines of goods. */
function pairs(context: PrintContext, rows: readonly Row[]): { runs: Run[] }[][] {
  const { paper, width } = context;
  const result: { runs: Run[]; isShort: boolean }[][] = [];
  for (const row of rows) {
    const runs = runsOf(context, row);
    const wide = runs.reduce((sum, run) => sum + paper.width(run), 0);
    const isShort = row.short === true && wide < width / 2 - 14;
    const last = result.at(-1);
    if (isShort && last?.length === 1 && last[0]?.isShort === true) last.push({ runs, isShort });
    else result.push([{ runs, isShort }]);
  }
  return result;
}

function drawColumns(context: PrintContext, top: number): number {
  const { paper, left, right, width, view, strong, text, aside } = context;
  const split = left + width * 0.62;
  const box = { x: left, width: split - left - 20 };
  let y = top + paper.text(context.word('buyer', aside('', 11)), { ...box, y: top, line_height: 16 });
  const heading = view.buyer_name ?? view.buyer_person ?? '';
  if (heading !== '') y += paper.text([strong(heading, 14)], { ...box, y, line_height: 21 });
  const taken: WordKey = view.buyer_name === null ? 'buyer_person' : 'buyer_name';
  for (const row of buyerRows(context)) {
    if (row.key === taken) continue;
    const value = row.strong === true ? strong(row.value, 12.5, INK) : text(row.value, 12.5, SOFT_INK);
    const runs = [...context.label(row.key, text('', 12.5, SOFT_INK)), value];
    y += paper.text(runs, { ...box, y, line_height: 18 });
  }
  const side = { x: split, width: right - split };
  let side_y = top;
  for (const row of paymentRows(context)) {
    side_y += paper.text(context.word(row.key, aside('', 11)), { ...side, y: side_y, line_height: 16 });
    side_y += paper.text([strong(row.value, 12.5)], { ...side, y: side_y, line_height: 18 }) + 4;
  }
  return Math.max(y, side_y) + 12;
}
