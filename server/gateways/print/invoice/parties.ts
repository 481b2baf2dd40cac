import {
  BUYER_FIELDS,
  PRINTED_BUYER_FIELDS,
  type BuyerFieldRow,
} from '#domain/invoice/buyer-fields.table.ts';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { extraText } from '#domain/invoice/extras/extra-fields.ts';
import type { Run } from '../text-lines.ts';
import { movementRows } from './movement-rows.ts';
import { LINE, type PrintContext } from './print-context.ts';
import { INK, SOFT_INK } from './theme.ts';
import type { WordKey } from './words.table.ts';

type Style = { value: string; strong?: boolean; short?: boolean };
type Row = { key: WordKey } & Style;
/** A field of the seller's own, under the name it gave it. */
type OwnRow = { name: string } & Style;

/** Who buys: what the invoice states of the buyer, in the order of the forms; the bank is said behind the account. */
function buyerRows({ view }: Pick<PrintContext, 'view'>): Row[] {
  const account = [view.buyer_bank_account, view.buyer_bank_name].filter((part) => part !== null).join(' – ');
  return PRINTED_BUYER_FIELDS.flatMap((key) => {
    const value = key === 'buyer_bank_account' ? account : view[key];
    const print: BuyerFieldRow['print'] = BUYER_FIELDS[key].print;
    const row = value === null || value === '' ? [] : [{ key, value, ...print }];
    return key === 'buyer_address' ? [...row, ...placeRows(view)] : row;
  });
}

/** Where the buyer of a car or motorbike lives, unless the address says it in the same words. */
function placeRows({ buyer_address, buyer_place }: PrintContext['view']): Row[] {
  if (buyer_place === null) return [];
  const { commune, province } = buyer_place;
  if ([commune, province].every((name) => buyer_address?.includes(name))) return [];
  return [{ key: 'buyer_place', value: `${commune}, ${province}` }];
}

/** What the seller states in fields of its own. */
function ownRows({ view }: Pick<PrintContext, 'view'>): OwnRow[] {
  return view.extras.flatMap((extra): OwnRow[] =>
    extra.value === null
      ? []
      : [{ name: extra.name, value: extraText(extra, view.number_style), short: true }],
  );
}

/** What a phiếu xuất kho says of the way the goods go, and every other form of who buys; the seller's own fields behind it. */
export function partyRows(context: Pick<PrintContext, 'view'>): (Row | OwnRow)[] {
  const moved = movementRows(context.view);
  return [...(moved === null ? buyerRows(context) : [...moved.from, ...moved.to]), ...ownRows(context)];
}

/** How it is paid, in which currency; a phiếu xuất kho is not paid, and names its currency where it is not đồng. */
export function paymentRows({ view, number }: Pick<PrintContext, 'view' | 'number'>): Row[] {
  if (movesGoods(view) && view.currency === 'VND') return [];
  const rows: Row[] = [
    ...(movesGoods(view)
      ? []
      : [{ key: 'payment_method', value: view.payment_method, strong: true } as const]),
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

/** The label before a value: a word in the languages of the design, or the name of the seller's own field. */
export function labelOf(context: PrintContext, row: Row | OwnRow, run: Run = context.text('')): Run[] {
  return 'key' in row ? context.label(row.key, run) : [{ ...run, text: `${row.name}: ` }];
}

const runsOf = (context: PrintContext, row: Row | OwnRow): Run[] => [
  ...labelOf(context, row),
  row.strong === true ? context.strong(row.value) : context.text(row.value),
];

function drawRows(context: PrintContext, top: number): number {
  const { paper, left, width } = context;
  const box = { x: left, width, line_height: LINE };
  let y = top;
  for (const row of pairs(context, partyRows(context))) {
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
  return y + (x > left ? LINE : 0) + 8;
}

/** Short particulars (codes, telephone) stand two in a row, to leave room for lines of goods. */
function pairs(context: PrintContext, rows: readonly (Row | OwnRow)[]): { runs: Run[] }[][] {
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

type Column = { x: number; width: number };

function drawColumns(context: PrintContext, top: number): number {
  const moved = movementRows(context.view);
  return moved === null ? drawBuyerAndPayment(context, top) : drawMovement(context, moved, top);
}

/** A particular of a column. */
function particular(context: PrintContext, row: Row | OwnRow): Run[] {
  const { value, strong } = row;
  const said = strong === true ? context.strong(value, 12.5, INK) : context.text(value, 12.5, SOFT_INK);
  return [...labelOf(context, row, context.text('', 12.5, SOFT_INK)), said];
}

/** Draws lines in a column; returns where they end. */
function drawLines({ paper }: PrintContext, lines: readonly Run[][], column: Column, top: number): number {
  return lines.reduce((y, runs) => y + paper.text(runs, { ...column, y, line_height: 18 }), top);
}

/** A line each, but short ones that fit behind each other. */
function joined(context: PrintContext, rows: readonly (Row | OwnRow)[], width: number): Run[][] {
  const widthOf = (runs: readonly Run[]): number =>
    runs.reduce((sum, run) => sum + context.paper.width(run), 0);
  const lines: { runs: Run[]; is_short: boolean }[] = [];
  for (const row of rows) {
    const runs = particular(context, row);
    const before = lines.at(-1);
    const longer = [...(before?.runs ?? []), context.text('   ', 12.5), ...runs];
    if (row.short === true && before?.is_short === true && widthOf(longer) < width) before.runs = longer;
    else lines.push({ runs, is_short: row.short === true });
  }
  return lines.map(({ runs }) => runs);
}

function drawBuyerAndPayment(context: PrintContext, top: number): number {
  const { paper, left, right, width, view, strong, aside } = context;
  const split = left + width * 0.62;
  const box = { x: left, width: split - left - 20 };
  let y = top + paper.text(context.word('buyer', aside('', 11)), { ...box, y: top, line_height: 16 });
  const heading = view.buyer_name ?? view.buyer_person ?? '';
  if (heading !== '') y += paper.text([strong(heading, 14)], { ...box, y, line_height: 21 });
  const taken: WordKey = view.buyer_name === null ? 'buyer_person' : 'buyer_name';
  const rows = buyerRows(context).filter(({ key }) => key !== taken);
  const own = joined(context, ownRows(context), box.width);
  y = drawLines(context, [...rows.map((row) => particular(context, row)), ...own], box, y);
  const side = { x: split, width: right - split };
  let side_y = top;
  for (const row of paymentRows(context)) {
    side_y += paper.text(context.word(row.key, aside('', 11)), { ...side, y: side_y, line_height: 16 });
    side_y += paper.text([strong(row.value, 12.5)], { ...side, y: side_y, line_height: 18 }) + 4;
  }
  return Math.max(y, side_y) + 12;
}

/** Who hands out on the left, who receives on the right. */
function drawMovement(
  context: PrintContext,
  { from, to }: NonNullable<ReturnType<typeof movementRows>>,
  top: number,
): number {
  const { left, width } = context;
  const half = width / 2;
  const columns = [
    { rows: from, box: { x: left, width: half - 12 } },
    {
      rows: [...to, ...ownRows(context), ...paymentRows(context)],
      box: { x: left + half + 12, width: half - 12 },
    },
  ];
  const ends = columns.map(({ rows, box }) => drawLines(context, joined(context, rows, box.width), box, top));
  return Math.max(...ends) + 12;
}
