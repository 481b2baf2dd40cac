import type { ExtraFieldRow } from '#domain/invoice/extras/extra-fields.ts';
import type { MovementField } from '#domain/invoice/movement/movement-fields.table.ts';
import { add, decimalText, parseDecimal, readDecimal } from '#domain/money/decimal.ts';
import type { Dispatch } from 'react';
import type { FromProduct } from '../lines/line-of-product.ts';
import { NO_EXTRAS, withExtra, withExtras, withoutValues, type OwnColumn } from '../lines/own-columns.ts';
import {
  blankLine,
  isBlank,
  takesDiscount,
  type Draft,
  type DraftHead,
  type DraftLine,
  type DraftPlace,
  type FeeEntry,
  type InvoiceDiscountEntry,
  type TextField,
} from './draft.ts';

const ONE = parseDecimal('1');

export type DraftAction =
  | { type: 'put'; field: TextField; value: string }
  | { type: 'put_template'; template_id: number }
  | { type: 'put_price_basis'; price_includes_tax: boolean }
  | { type: 'put_invoice_discount'; change: Partial<InvoiceDiscountEntry> }
  | { type: 'put_movement'; field: MovementField; value: string }
  | { type: 'put_extra'; fields: readonly ExtraFieldRow[]; name: string; value: string }
  | { type: 'scan'; product: FromProduct }
  | { type: 'add_fee' }
  | { type: 'put_fee'; key: number; change: Partial<Omit<FeeEntry, 'key'>> }
  | { type: 'remove_fee'; key: number }
  /** By a tax code: only where that code stands and nothing was typed meanwhile. */
  | { type: 'fill_buyer'; buyer: Partial<Draft>; by_tax_code?: true }
  /** What the law asks for beside the goods of a line, and of the buyer of a car or motorbike: one step. */
  | { type: 'put_special'; key: number; special: DraftLine['special']; place: DraftPlace }
  | { type: 'put_line'; key: number; change: Partial<DraftLine> }
  /** The product whose code was typed, found after the cell was left: only where the cell still holds that code. */
  | { type: 'take_code'; key: number; typed: string; product: FromProduct }
  | { type: 'paste_lines'; at: number; lines: readonly Partial<DraftLine>[] }
  | { type: 'clear_cells'; keys: readonly number[]; change: Partial<DraftLine>; own: readonly OwnColumn[] }
  /** One rate for all goods, in place of what each had; '' for none. */
  | { type: 'discount_lines'; rate: string }
  | { type: 'insert_line'; before: number }
  | { type: 'duplicate_line'; key: number }
  /** One place up (-1) or down (1). */
  | { type: 'move_line'; key: number; by: 1 | -1 }
  | { type: 'append_line' }
  | { type: 'remove_line'; key: number }
  | { type: 'restore_line'; line: DraftLine; at: number }
  | { type: 'replace'; draft: Draft };

const nextKey = (lines: readonly { key: number }[]) => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** The table always ends with an empty line to go on writing in; it takes the rates of the line before. */
function withRoom(lines: readonly DraftLine[]): readonly DraftLine[] {
  const last = lines.at(-1);
  return last !== undefined && isBlank(last) ? lines : [...lines, blankLine(nextKey(lines), last)];
}

function insertBefore(lines: readonly DraftLine[], key: number): readonly DraftLine[] {
  const at = lines.findIndex((line) => line.key === key);
  return [...lines.slice(0, at), blankLine(nextKey(lines), lines[at]), ...lines.slice(at)];
}

/** A copy goes in below the line, under a key of its own. */
function duplicate(lines: readonly DraftLine[], key: number): readonly DraftLine[] {
  return lines.flatMap((line) => (line.key === key ? [line, { ...line, key: nextKey(lines) }] : [line]));
}

/** The line changes places with its neighbour; the first goes no further up, none past an empty one. */
function moveBy(lines: readonly DraftLine[], key: number, by: 1 | -1): readonly DraftLine[] {
  const at = lines.findIndex((line) => line.key === key);
  const [line, neighbour] = [lines[at], lines[at + by]];
  if (line === undefined || neighbour === undefined || isBlank(neighbour)) return lines;
  const next = [...lines];
  next[at + by] = line;
  next[at] = neighbour;
  return next;
}

/** Puts a line that was taken away back at its place; where another has taken its key by now, under a new one. */
function restoreAt(lines: readonly DraftLine[], line: DraftLine, at: number): readonly DraftLine[] {
  const isTaken = lines.some(({ key }) => key === line.key);
  const back = isTaken ? { ...line, key: nextKey(lines) } : line;
  return [...lines.slice(0, at), back, ...lines.slice(at)];
}

/** Untouched lines keep their identity, so that only the line written in is drawn again. */
function changeLine(
  lines: readonly DraftLine[],
  key: number,
  change: Partial<DraftLine>,
): readonly DraftLine[] {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

/** Lays pasted cells over the lines from a place on (from 0); lines that are missing are made. */
function pasteOver(
  lines: readonly DraftLine[],
  at: number,
  pasted: readonly Partial<DraftLine>[],
): readonly DraftLine[] {
  let next = lines;
  while (next.length < at + pasted.length) next = [...next, blankLine(nextKey(next), next.at(-1))];
  return next.map((line, place) => {
    const cells = pasted[place - at];
    if (cells === undefined) return line;
    return { ...line, ...cells, extras: withExtras(line.extras, cells.extras ?? NO_EXTRAS) };
  });
}

/**
 * The empty line at the end goes on with the percentage on revenue that the line above it is given: a line without one is
 * right too, so nobody would be told that it was forgotten.
 */
function handedDown(
  lines: readonly DraftLine[],
  key: number,
  { revenue_percent }: Partial<DraftLine>,
): readonly DraftLine[] {
  const last = lines.at(-1);
  if (revenue_percent === undefined || last === undefined || !isBlank(last)) return lines;
  return lines.at(-2)?.key === key ? changeLine(lines, last.key, { revenue_percent }) : lines;
}

/** Whether the buyer is another one by now, or was typed in the meantime. */
function isBuyerTyped(draft: Draft, { buyer_tax_code }: Partial<Draft>): boolean {
  const typed = [draft.buyer_name, draft.buyer_address, draft.buyer_person].join('');
  return typed !== '' || draft.buyer_tax_code.trim() !== buyer_tax_code;
}

/** A product that is scanned again is one more of its line, unless its price was changed there; else it is a line of its own. */
function scanned(lines: readonly DraftLine[], product: FromProduct): readonly DraftLine[] {
  const again = lines.findLast(
    ({ kind, product_id, unit_price }) =>
      kind === 'goods' && product_id === product.product_id && unit_price === product.unit_price,
  );
  const before = again === undefined ? null : readDecimal(again.quantity || '0');
  if (again !== undefined && before !== null)
    return changeLine(lines, again.key, { quantity: decimalText(add(before, ONE)) });
  const blank = lines.findLast(isBlank) ?? blankLine(nextKey(lines), lines.at(-1));
  const room = lines.includes(blank) ? lines : [...lines, blank];
  return changeLine(room, blank.key, { ...product, quantity: '1' });
}

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'put':
      return { ...draft, [action.field]: action.value };
    case 'put_template':
      return { ...draft, template_id: action.template_id };
    case 'put_price_basis':
      return { ...draft, price_includes_tax: action.price_includes_tax };
    case 'put_invoice_discount':
      return { ...draft, invoice_discount: { ...draft.invoice_discount, ...action.change } };
    case 'put_movement':
      return { ...draft, movement: { ...draft.movement, [action.field]: action.value } };
    case 'put_extra':
      return { ...draft, extras: withExtra(draft.extras, action.fields, action) };
    case 'add_fee':
      return { ...draft, fees: [...draft.fees, { key: nextKey(draft.fees), name: '', amount: '' }] };
    case 'put_fee': {
      const fees = draft.fees.map((fee) => (fee.key === action.key ? { ...fee, ...action.change } : fee));
      return { ...draft, fees };
    }
    case 'remove_fee':
      return { ...draft, fees: draft.fees.filter(({ key }) => key !== action.key) };
    case 'fill_buyer':
      return action.by_tax_code && isBuyerTyped(draft, action.buyer) ? draft : { ...draft, ...action.buyer };
    case 'put_special': {
      const lines = changeLine(draft.lines, action.key, { special: action.special });
      return { ...draft, buyer_place: action.place, lines: withRoom(lines) };
    }
    case 'put_line':
      return {
        ...draft,
        lines: handedDown(
          withRoom(changeLine(draft.lines, action.key, action.change)),
          action.key,
          action.change,
        ),
      };
    case 'take_code': {
      const { key, typed, product } = action;
      const line = draft.lines.find((one) => one.key === key);
      if (line?.name !== typed || line.product_id !== null) return draft;
      return { ...draft, lines: withRoom(changeLine(draft.lines, key, product)) };
    }
    case 'scan':
      return { ...draft, lines: withRoom(scanned(draft.lines, action.product)) };
    case 'paste_lines':
      return { ...draft, lines: withRoom(pasteOver(draft.lines, action.at, action.lines)) };
    case 'clear_cells': {
      const cleared = new Set(action.keys);
      const lines = draft.lines.map((line) => {
        if (!cleared.has(line.key)) return line;
        return { ...line, ...action.change, extras: withoutValues(line.extras, action.own) };
      });
      return { ...draft, lines: withRoom(lines) };
    }
    case 'discount_lines': {
      const change = { discount_rate: action.rate, discount_amount: '' };
      return {
        ...draft,
        lines: draft.lines.map((line) => (takesDiscount(line) ? { ...line, ...change } : line)),
      };
    }
    case 'duplicate_line':
      return { ...draft, lines: withRoom(duplicate(draft.lines, action.key)) };
    case 'move_line': {
      const lines = moveBy(draft.lines, action.key, action.by);
      return lines === draft.lines ? draft : { ...draft, lines: withRoom(lines) };
    }
    case 'insert_line':
      return { ...draft, lines: insertBefore(draft.lines, action.before) };
    case 'append_line':
      return { ...draft, lines: [...draft.lines, blankLine(nextKey(draft.lines), draft.lines.at(-1))] };
    case 'remove_line':
      return { ...draft, lines: withRoom(draft.lines.filter(({ key }) => key !== action.key)) };
    case 'restore_line':
      if (draft.lines.includes(action.line)) return draft;
      return { ...draft, lines: withRoom(restoreAt(draft.lines, action.line, action.at)) };
    case 'replace':
      return action.draft;
  }
}

/** What the cards of the editor are given. `problems` are by the id of the control they stand at. */
export type CardProps = {
  draft: DraftHead;
  dispatch: Dispatch<DraftAction>;
  problems: Readonly<Record<string, string>>;
};
