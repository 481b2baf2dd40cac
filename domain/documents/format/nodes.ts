import type { FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import type { ContentBy } from './content.ts';

/** The format's own marks: R bắt buộc, C bắt buộc nếu có (on a condition), O không bắt buộc; `-` not in the version. */
export type Need = 'R' | 'C' | 'O';
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
  readonly item: string | null;
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

/** The element itself repeated. */
export function repeated<const F extends Fields, const N extends NeedBy>(
  need: N,
  fields: F,
  most: number = Number.MAX_SAFE_INTEGER,
): List<F, N> {
  return { node: 'list', need, item: null, fields, most };
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
