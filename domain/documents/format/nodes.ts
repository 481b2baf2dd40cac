import { FORMAT_VERSIONS, type FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import type { Content, ContentBy } from './content.ts';

/** The format's own marks: R bắt buộc, C bắt buộc nếu có (on a condition), O không bắt buộc; `-` not in the version. */
type Need = 'R' | 'C' | 'O';
/** From each version named on; before the first one the element does not exist. */
export type NeedBy = Need | Readonly<Partial<Record<FormatVersion, Need | '-'>>>;

/** An element holding text. */
export type Leaf<N extends NeedBy = NeedBy> = {
  readonly node: 'leaf';
  readonly need: N;
  readonly content: ContentBy;
  /** The official label, Vietnamese. */
  readonly label: string;
};

/** Children by their element names, in the format's order. */
export type Fields = { readonly [name: string]: AnyNode };

export type Group<F extends Fields = Fields, N extends NeedBy = NeedBy> = {
  readonly node: 'group';
  readonly need: N;
  readonly fields: F;
  /** Versions that write the children in another order than `fields` names them. */
  readonly order: Readonly<Partial<Record<FormatVersion, readonly string[]>>>;
};

/** Elements of one name, one after the other: inside an element of their own (`TTKhac/TTin`), or without (`item` is null). */
export type List<F extends Fields = Fields, N extends NeedBy = NeedBy> = {
  readonly node: 'list';
  readonly need: N;
  readonly item: string;
  readonly fields: F;
  readonly most: number;
};

export type AnyNode = Leaf | Group | List;

export function leaf<const N extends NeedBy>(need: N, content: ContentBy, label: string): Leaf<N> {
  return { node: 'leaf', need, content, label };
}

export function group<const F extends Fields, const N extends NeedBy>(
  need: N,
  fields: F,
  order: Group['order'] = {},
): Group<F, N> {
  return { node: 'group', need, fields, order };
}

/** `list('R', 'HHDVu', LINE)` under the name DSHHDVu is DSHHDVu/HHDVu*. */
export function list<const F extends Fields, const N extends NeedBy>(
  need: N,
  item: string,
  fields: F,
  most: number = Number.MAX_SAFE_INTEGER,
): List<F, N> {
  return { node: 'list', need, item, fields, most };
}

/** A document, or the part of one that is signed: its root element, with an Id where a signature points at it. */
export type DocumentFormat<F extends Fields = Fields> = {
  readonly root: string;
  readonly has_id: boolean;
  readonly fields: F;
  readonly order: Group['order'];
};

export function documentFormat<const F extends Fields>(
  root: string,
  has_id: boolean,
  fields: F,
  order: Group['order'] = {},
): DocumentFormat<F> {
  return { root, has_id, fields, order };
}

/**
 * The value of a document: an object keyed by the format's own element names. Texts stay as they are written (numbers
 * and dates too, so that nothing is lost); what may be absent is null, what may repeat is a list.
 */
type ValueOf<N extends AnyNode> =
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

const VERSIONS = FORMAT_VERSIONS.map((row) => row.version);

/** Whether an element must stand in a version; null: the version does not have it. */
export function needIn(need: NeedBy, version: FormatVersion): Need | null {
  if (typeof need === 'string') return need;
  const found = lastUpTo(need, version) ?? '-';
  return found === '-' ? null : found;
}

export function contentIn(content: ContentBy, version: FormatVersion): Content {
  if ('kind' in content) return content;
  const found = lastUpTo(content, version) ?? Object.values(content)[0];
  if (found === undefined) throw new RangeError('an element without content');
  return found;
}

/** The names of the children that a version has, in its order. */
export function namesIn(fields: Fields, order: Group['order'], version: FormatVersion): readonly string[] {
  const all = Object.entries(fields).flatMap(([name, { need }]) =>
    needIn(need, version) === null ? [] : [name],
  );
  const first = lastUpTo(order, version) ?? [];
  return [...first.filter((name) => all.includes(name)), ...all.filter((name) => !first.includes(name))];
}

function lastUpTo<T>(by: Readonly<Partial<Record<FormatVersion, T>>>, version: FormatVersion): T | undefined {
  return VERSIONS.slice(0, VERSIONS.indexOf(version) + 1)
    .map((each) => by[each])
    .findLast((value) => value !== undefined);
}
