import type { ExtraField } from '../../invoice/particulars.ts';
import { decimalText, readDecimal } from '../../money/decimal.ts';
import type { DocumentValue } from '../format/nodes.ts';
import type { InvoiceFormat } from '../formats/invoices/invoice-forms.table.ts';

type KeysOfAny<U> = U extends object ? keyof U : never;
type ValueOfAny<U, K> = U extends Readonly<Record<K & PropertyKey, infer V>> ? V : never;
/** The keys of every member of a union, each with whatever any of them holds there; texts may be missing. */
type Merged<U> = { readonly [K in KeysOfAny<U>]: Nullable<ValueOfAny<U, K>> };
type Nullable<V> = V extends string ? V | null : V;

type AnyForm = DocumentValue<InvoiceFormat>;
type Body = AnyForm['NDHDon'];

/**
 * The parts of an invoice of any form by the format's element names: the elements of all forms side by side. Written,
 * each form's table takes its own; read, what its form does not have is absent. An element that a table gains is asked
 * for here by the compiler.
 */
export type HeaderValue = Merged<NonNullable<AnyForm['TTChung']>>;
export type SellerValue = Merged<NonNullable<Body['NBan']>>;
export type BuyerValue = Merged<NonNullable<Body['NMua']>>;
export type LineValue = Merged<Body['DSHHDVu'][number]>;
export type TotalsValue = Merged<ValueOfAny<Body, 'TToan'>>;
export type RelatedValue = NonNullable<HeaderValue['TTHDLQuan']>;
type ExtraValue = AnyForm['TTKhac'][number];

export type InvoiceValue = {
  readonly TTChung: HeaderValue;
  readonly NDHDon: {
    readonly NBan: SellerValue;
    readonly NMua: BuyerValue;
    readonly DSHHDVu: readonly LineValue[];
    readonly TToan: TotalsValue;
  };
  readonly TTKhac: readonly ExtraValue[];
};

/** As it is read: parts and elements that its form does not have are not there. */
export type ReadInvoiceValue = {
  readonly TTChung: Partial<HeaderValue> | null;
  readonly NDHDon: {
    readonly NBan: Partial<SellerValue>;
    readonly NMua: Partial<BuyerValue> | null;
    readonly DSHHDVu: readonly Partial<LineValue>[];
    readonly TToan?: Partial<TotalsValue>;
  };
  readonly TTKhac: readonly ExtraValue[];
};

export function extraValues(extras: readonly ExtraField[] | undefined): readonly ExtraValue[] {
  return extras?.map(({ name, type, value }) => ({ TTruong: name, KDLieu: type, DLieu: value })) ?? NONE;
}

export function extraFields(values: readonly ExtraValue[] | undefined): readonly ExtraField[] {
  return (
    values?.map(({ TTruong, KDLieu, DLieu }) => ({ name: TTruong, type: typeOf(KDLieu), value: DLieu })) ?? []
  );
}

const NONE: readonly ExtraValue[] = [];
const TYPES = ['string', 'numeric', 'dateTime', 'date'] as const satisfies readonly ExtraField['type'][];

/** A type that the format does not have is read as text. */
function typeOf(written: string): ExtraField['type'] {
  return TYPES.find((type) => type === written) ?? 'string';
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that say something: what is null, empty or false is left out, as optional fields of an invoice are. */
export function given<T extends object>(fields: T): Given<T> {
  const filled = Object.entries(fields).filter(([, value]) => saysSomething(value));
  return Object.fromEntries(filled) as Given<T>;
}

/** The record when any of its fields says something, else null. */
export function anyGiven<T extends object>(record: T): T | null {
  return Object.values(record).some(saysSomething) ? record : null;
}

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && value !== false;
}

/** Nothing to shorten: no zeros before or behind, no minus before nothing. */
const PLAIN = /^(?!-0$)-?(?:0|[1-9]\d{0,39})(?:\.\d{0,39}[1-9])?$/;

/** A typed decimal as the format writes it: no zeros that say nothing; null when there is none. */
export function plainDecimal(text: string | null | undefined): string | null {
  if (text !== null && text !== undefined && PLAIN.test(text)) return text;
  const value = readDecimal(text ?? null);
  return value === null ? null : decimalText(value);
}
