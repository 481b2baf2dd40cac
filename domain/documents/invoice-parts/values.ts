import type { DocumentValue } from '../format/values.ts';
import type { InvoiceFormat } from '../formats/invoices/invoice-format-of.ts';

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
export type ExtraValue = AnyForm['TTKhac'][number];

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
