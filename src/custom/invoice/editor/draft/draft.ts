import { eachBuyerField, type BuyerField } from '#domain/invoice/buyer-fields.table.ts';
import {
  eachLineField,
  hasField,
  isHandedDown,
  LINE_FIELDS,
  type LineField,
} from '#domain/invoice/lines/line-fields.table.ts';
import { isAmountTyped } from '#domain/invoice/lines/lump-sum.ts';
import { extrasIn, type GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import { eachMovementField, type MovementField } from '#domain/invoice/movement/movement-fields.table.ts';
import type { BuyerPlace } from '#domain/invoice/particulars.ts';
import type { components } from '#generated/types.ts';
import { NO_EXTRAS } from '../lines/own-columns.ts';

export type Invoice = components['schemas']['Invoice'];
export type InvoiceInput = components['schemas']['InvoiceInput'];
type InvoiceLineInput = components['schemas']['InvoiceLineInput'];
export type LineKind = InvoiceLineInput['kind'];

/** One line as it stands in the table: text, '' for nothing. `key` is the table's own and never travels. */
export type DraftLine = Record<'name' | LineField, string> & {
  key: number;
  kind: LineKind;
  product_id: number | null;
  /** What the law asks for beside special goods; null is ordinary goods. */
  special: NonNullable<InvoiceLineInput['special']> | null;
  /** Fields of the company's own; '' where nothing is given. */
  extras: readonly GivenExtra[];
};

/** What a new line takes over from the one above it. */
type LineAbove = Partial<Record<LineField, string>>;

/** Chiết khấu cả hóa đơn as it is typed: a percent (`5`) or an amount, '' for none. One field, since only one of both is given. */
export type InvoiceDiscountEntry = { by: 'rate' | 'amount'; value: string };

/** Phí, lệ phí as it is typed. `key` is the form's own and never travels. */
export type FeeEntry = { key: number; name: string; amount: string };

/** Where the buyer of a car or motorbike lives; '' in every field for nowhere yet. */
export type DraftPlace = Readonly<Record<keyof BuyerPlace, string>>;

export const NO_PLACE: DraftPlace = { province_code: '', province: '', commune_code: '', commune: '' };

/** The invoice being written: what the screen holds, text for everything that is typed. */
export type Draft = Record<BuyerField, string> & {
  template_id: number | null;
  issued_on: string;
  customer_id: number | null;
  payment_method: string;
  currency: string;
  exchange_rate: string;
  internal_note: string;
  /** Null while nobody has chosen: the company's setting. */
  price_includes_tax: boolean | null;
  invoice_discount: InvoiceDiscountEntry;
  fees: readonly FeeEntry[];
  /** Giảm trừ khác: an amount, '' for none. */
  other_deduction: string;
  buyer_place: DraftPlace;
  /** How the goods of a phiếu xuất kho go; every field is '' on other invoices. */
  movement: Readonly<Record<MovementField, string>>;
  /** Fields of the company's own; '' where nothing is given. */
  extras: readonly GivenExtra[];
  lines: readonly DraftLine[];
};

/** The draft without its lines: what the cards above and below the lines show. */
export type DraftHead = Omit<Draft, 'lines'>;

export type TextField = Exclude<
  keyof Draft,
  | 'lines'
  | 'template_id'
  | 'customer_id'
  | 'price_includes_tax'
  | 'invoice_discount'
  | 'fees'
  | 'buyer_place'
  | 'movement'
  | 'extras'
>;

export const NO_INVOICE_DISCOUNT: InvoiceDiscountEntry = { by: 'rate', value: '' };

const text = (value: string | null | undefined) => value ?? '';
const given = (value: string) => (value.trim() === '' ? null : value.trim());

export function blankLine(key: number, above?: LineAbove): DraftLine {
  return {
    key,
    kind: 'goods',
    product_id: null,
    name: '',
    ...eachLineField((field) => (isHandedDown(field) ? (above?.[field] ?? '') : '')),
    special: null,
    extras: NO_EXTRAS,
  };
}

/** Goods that are written: a discount given to all lines at once is theirs. */
export function takesDiscount(line: DraftLine): boolean {
  return line.kind === 'goods' && !isBlank(line);
}

/** A line nobody has written anything in; it is not saved. */
export function isBlank(line: DraftLine): boolean {
  return (
    line.kind === 'goods' &&
    line.special === null &&
    line.extras.every(({ value }) => value.trim() === '') &&
    // One by one: it runs over all lines at each key.
    line.name.trim() === '' &&
    line.quantity.trim() === '' &&
    line.unit_price.trim() === '' &&
    line.unit.trim() === '' &&
    line.amount.trim() === ''
  );
}

/** A new invoice: today, the most usual payment, one empty line. */
export function newDraft(today: string): Draft {
  const buyer = eachBuyerField(() => '');
  return {
    ...buyer,
    template_id: null,
    issued_on: today,
    customer_id: null,
    payment_method: 'TM/CK',
    currency: 'VND',
    exchange_rate: '',
    internal_note: '',
    price_includes_tax: null,
    invoice_discount: NO_INVOICE_DISCOUNT,
    fees: [],
    other_deduction: '',
    buyer_place: NO_PLACE,
    movement: eachMovementField(() => ''),
    extras: [],
    lines: [blankLine(1)],
  };
}

/** A line that was saved or read, as the table holds it. */
export function draftLine(line: InvoiceLineInput, key: number): DraftLine {
  return {
    key,
    kind: line.kind,
    product_id: line.product_id ?? null,
    name: line.name,
    ...eachLineField((field) => text(line[field])),
    // With a rate the amount follows from it; kept apart it would outlive a change of the rate.
    discount_amount: line.discount_rate == null ? text(line.discount_amount) : '',
    amount: isAmountTyped(line) ? text(line.amount) : '',
    special: line.special ?? null,
    extras: line.extras === undefined || line.extras.length === 0 ? NO_EXTRAS : line.extras,
  };
}

export function draftOf(invoice: Invoice): Draft {
  const buyer = eachBuyerField((field) => text(invoice[field]));
  const lines = invoice.lines.map((line, at) => draftLine(line, at + 1));
  return {
    ...buyer,
    template_id: invoice.template_id,
    issued_on: invoice.issued_on,
    customer_id: invoice.customer_id,
    payment_method: invoice.payment_method,
    currency: invoice.currency,
    exchange_rate: text(invoice.exchange_rate),
    internal_note: text(invoice.internal_note),
    price_includes_tax: invoice.price_includes_tax,
    invoice_discount: discountOf(invoice),
    fees: invoice.fees.map(({ name, amount }, at) => ({
      key: at + 1,
      name: text(name),
      amount: text(amount),
    })),
    other_deduction: text(invoice.other_deduction),
    buyer_place: invoice.buyer_place ?? NO_PLACE,
    movement: eachMovementField((field) => text(invoice.movement?.[field])),
    extras: invoice.extras,
    lines: [...lines, blankLine(lines.length + 1, lines.at(-1))],
  };
}

function discountOf({ invoice_discount_rate, invoice_discount_amount }: Invoice): InvoiceDiscountEntry {
  if (invoice_discount_amount !== null) return { by: 'amount', value: invoice_discount_amount };
  return { by: 'rate', value: text(invoice_discount_rate) };
}

/** A rate or a percentage that the kind of the line does not have was chosen when it was of another kind. */
const isLeftOver = (kind: LineKind, field: LineField) =>
  ['rate', 'percent'].includes(LINE_FIELDS[field].holds) && !hasField(kind, field);

/** A line as the wire wants it. */
export function lineInput(line: DraftLine): InvoiceLineInput {
  return {
    kind: line.kind,
    product_id: line.product_id,
    name: line.name.trim(),
    ...eachLineField((field) => (isLeftOver(line.kind, field) ? null : given(line[field]))),
    amount: isAmountTyped(line) ? given(line.amount) : null,
    special: line.kind === 'goods' ? line.special : null,
    extras: extrasIn(line.extras),
  };
}

/** The fees that count, in their order: those with a name or an amount. */
export function writtenFees({ fees }: Pick<Draft, 'fees'>): FeeEntry[] {
  return fees.filter(({ name, amount }) => name.trim() !== '' || amount.trim() !== '');
}

/** The lines that count, in their order. */
export function writtenLines(draft: Pick<Draft, 'lines'>): DraftLine[] {
  return draft.lines.filter((line) => !isBlank(line));
}

/** The invoice as the wire wants it: nothing as null, empty lines left out. */
export function inputOf(draft: Draft): InvoiceInput {
  const buyer = eachBuyerField((field) => given(draft[field]));
  const { by, value } = draft.invoice_discount;
  return {
    ...buyer,
    template_id: draft.template_id,
    issued_on: draft.issued_on,
    customer_id: draft.customer_id,
    payment_method: draft.payment_method,
    currency: draft.currency,
    exchange_rate: draft.currency === 'VND' ? null : given(draft.exchange_rate),
    internal_note: given(draft.internal_note),
    price_includes_tax: draft.price_includes_tax,
    invoice_discount_rate: by === 'rate' ? given(value) : null,
    invoice_discount_amount: by === 'amount' ? given(value) : null,
    fees: writtenFees(draft).map(({ name, amount }) => ({ name: given(name), amount: given(amount) })),
    other_deduction: given(draft.other_deduction),
    buyer_place: draft.buyer_place.commune_code === '' ? null : draft.buyer_place,
    movement: eachMovementField((field) => given(draft.movement[field])),
    extras: extrasIn(draft.extras),
    lines: writtenLines(draft).map(lineInput),
  };
}
