import type { AnyNode, DocumentFormat, Fields, Group, Leaf, List } from './nodes.ts';

/**
 * The value of a document: an object keyed by the format's own element names. Texts stay as they are written (numbers
 * and dates too, so that nothing is lost); what may be absent is null, what may repeat is a list.
 */
export type ValueOf<N extends AnyNode> =
  N extends Leaf<infer Need>
    ? Need extends 'R'
      ? string
      : string | null
    : N extends List<infer F>
      ? readonly FieldValues<F>[]
      : N extends Group<infer F, infer Need>
        ? Need extends 'R'
          ? FieldValues<F>
          : FieldValues<F> | null
        : never;

export type FieldValues<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** A document's value, with the Id that signatures point at where the format has one. */
export type DocumentValue<D extends DocumentFormat> = FieldValues<D['fields']>;

/** The same without its types, as the writer and the reader walk it. */
export type AnyValue = string | null | undefined | AnyFields | readonly AnyFields[];
export type AnyFields = { readonly [name: string]: AnyValue };
