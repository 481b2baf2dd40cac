import type { MovementField } from '#domain/invoice/movement/movement-fields.table.ts';
import { isVehicle } from '#domain/documents/formats/invoices/special-goods.table.ts';
import type { Refusal } from '#domain/refusals.ts';
import { refusalSentence } from '#src/wording/refusals.ts';
import { isBlank, writtenFees, writtenLines, type Draft } from './draft/draft.ts';
import { ownColumn } from './lines/own-columns.ts';

/** A problem and where it stands on the screen. */
export type Problem = {
  message: string;
  /** Id of the control, null when it is about the whole. */ target: string | null;
  line: number | null;
};

/** The id of a line's cell: the line by its key, which stays when lines above it go. */
export function cellId(key: number, field: string): string {
  return `line-${key}-${field}`;
}

/** The key of the line and the field that an id of a cell names; null for any other id. */
export function cellOfId(id: string): { key: number; field: string } | null {
  const [, key, field] = /^line-(\d+)-(\w+)$/.exec(id) ?? [];
  return key === undefined || field === undefined ? null : { key: Number(key), field };
}

/** Sent to the document with the id of a cell that is not drawn: the line table draws it and gives it the focus. */
export const GO_TO_CELL = 'go-to-cell';

/** The id of the button with the number of a line, which opens its menu. */
export function menuId(key: number): string {
  return `line-${key}-menu`;
}

export function fieldId(field: string): string {
  return `invoice-${field}`;
}

/** The id of the field or cell of the editor that is written in; null for anything else. */
export function fieldWithFocus(): string | null {
  const id = document.activeElement?.id ?? '';
  return cellOfId(id) !== null || id.startsWith(fieldId('')) ? id : null;
}

/** The id of a control of a fee, by the fee's key. */
export function feeId(key: number, field: 'name' | 'amount'): string {
  return fieldId(`fee-${key}-${field}`);
}

/** The id of a control of how the goods of a phiếu xuất kho go. */
export function movementId(field: MovementField): string {
  return fieldId(`movement_${field}`);
}

/** The id of a control of a field of the company's own. */
export function extraId(name: string): string {
  return fieldId(`extra-${encodeURIComponent(name)}`);
}

const lineExtraPath = /(?:^|\.)lines\.(\d+)\.extras\.(\d+)\.\w+$/;
const extraPath = /(?:^|\.)extras\.(\d+)\.\w+$/;
const movementPath = /(?:^|\.)movement\.(\w+)$/;
const feePath = /(?:^|\.)fees\.(\d+)\.(name|amount)$/;
const linePath = /(?:^|\.)lines\.(\d+)(?:\.(\w+))?$/;
const placeholders: Readonly<Record<string, string>> = {
  form_no: 'template_id',
  symbol: 'template_id',
  invoice_discount_rate: 'invoice_discount',
  invoice_discount_amount: 'invoice_discount',
  fees: 'fees_section',
};

type Sent = Pick<Draft, 'lines' | 'fees' | 'extras'>;

/** Where a path of the contract (`lines.2.quantity`, `buyer_tax_code`) is on the screen, of the lines and fees that were sent. */
export function placeOf(path: string | null, draft: Sent): Pick<Problem, 'target' | 'line'> {
  const in_line = lineExtraPath.exec(path ?? '');
  if (in_line) {
    const at = Number(in_line[1]);
    const line = writtenLines(draft)[at];
    const stated = line && givenExtras(line)[Number(in_line[2])];
    return { target: line && stated ? cellId(line.key, ownColumn(stated.name)) : null, line: at + 1 };
  }
  const found = linePath.exec(path ?? '');
  if (found) {
    const at = Number(found[1]);
    const line = writtenLines(draft)[at];
    // Special goods are stated in a dialog of the line, which is marked at its name.
    const field = found[2] === undefined || found[2] === 'special' ? 'name' : found[2];
    return { target: line ? cellId(line.key, field) : null, line: at + 1 };
  }
  if (path === 'buyer_place') {
    const sold = writtenLines(draft).findIndex(isVehicle);
    return placeOf(sold === -1 ? null : `lines.${sold}.special`, draft);
  }
  const fee = feePath.exec(path ?? '');
  if (fee) {
    const [, at, part] = fee;
    const entry = writtenFees(draft)[Number(at)];
    return { target: entry ? feeId(entry.key, part === 'name' ? 'name' : 'amount') : null, line: null };
  }
  const extra = extraPath.exec(path ?? '');
  if (extra) {
    const stated = givenExtras(draft)[Number(extra[1])];
    return { target: stated ? extraId(stated.name) : null, line: null };
  }
  const [, moved] = movementPath.exec(path ?? '') ?? [];
  const field = moved === undefined ? path?.split('.').at(-1) : `movement_${moved}`;
  if (field === 'lines') {
    // What is said of all lines, such as that there are none, is put right where the next one is written.
    const next = draft.lines.find(isBlank) ?? draft.lines.at(-1);
    return { target: next === undefined ? null : cellId(next.key, 'name'), line: null };
  }
  if (field === undefined || field.startsWith('seller')) return { target: null, line: null };
  return { target: fieldId(placeholders[field] ?? field), line: null };
}

/** What is sent of the fields of the company's own, in its order. */
function givenExtras({ extras }: Pick<Draft, 'extras'>): Draft['extras'] {
  return extras.filter(({ value }) => value.trim() !== '');
}

export function problemsOf(refusals: readonly Refusal[], draft: Sent): Problem[] {
  return refusals.map((refusal) => ({
    message: refusalSentence(refusal),
    ...placeOf(refusal.field, draft),
  }));
}
