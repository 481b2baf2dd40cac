import { changeAt, type Change, type Direction } from './change.ts';
import { canonical, objectOf, sameJson, type Json } from './json.ts';
import { KEYWORDS } from './keywords.table.ts';
import { limitChanges } from './limit-changes.ts';
import { objectChanges } from './object-changes.ts';
import { difference, isWithin } from './sets.ts';
import { shapeOf, type Shape, type Variant } from './shape.ts';

/** Two descriptions, and which way what is compared travels. */
export type Comparison = {
  readonly before: Json;
  readonly after: Json;
  readonly direction: Direction;
  /** What was found in pairs of references met before: each is looked into once, and what is recursive ends there. */
  readonly known: Map<string, readonly Change[]>;
};

export type Comparisons = Readonly<Record<Direction, Comparison>>;

/** Everything that differs between two schemas, each as it harms or helps the side that must cope with it. */
export function* schemaChanges(
  comparison: Comparison,
  place: string,
  before: unknown,
  after: unknown,
): Generator<Change> {
  const { direction, known } = comparison;
  const name = nameOf(before);
  const shared = name !== null && name === nameOf(after);
  const where = shared ? `${direction} ${name}` : place;
  if (!('$ref' in objectOf(before) && '$ref' in objectOf(after))) {
    yield* shapeChanges(comparison, where, before, after);
    return;
  }
  const pair = `${where} ${canonical([before, after])}`;
  if (!known.has(pair)) {
    known.set(pair, []);
    known.set(pair, [...shapeChanges(comparison, where, before, after)]);
  }
  yield* known.get(pair) ?? [];
}

function* shapeChanges(
  comparison: Comparison,
  where: string,
  before: unknown,
  after: unknown,
): Generator<Change> {
  const [was, is] = [shapeOf(comparison.before, before), shapeOf(comparison.after, after)];
  yield* nullChanges(comparison.direction, where, was, is);
  yield* variantChanges(comparison, where, was, is);
}

/** The named schema a value is, and nothing but: limits beside a $ref belong to the place. */
function nameOf(value: unknown): string | null {
  const { $ref: ref, ...beside } = objectOf(value);
  const words = Object.keys(beside).every((key) => key.startsWith('x-') || KEYWORDS[key] === 'words');
  return typeof ref === 'string' && words ? ref.slice(ref.lastIndexOf('/') + 1) : null;
}

function* nullChanges(direction: Direction, where: string, was: Shape, is: Shape): Generator<Change> {
  if (was.nullable === is.nullable) return;
  const anything = [was, is].some((shape) => shape.variants.some(({ types }) => types === null));
  if (anything) return;
  if (direction === 'request')
    yield is.nullable
      ? changeAt('request-null-accepted', where, 'null is accepted now')
      : changeAt('request-null-refused', where, 'null is no longer accepted');
  else
    yield is.nullable
      ? changeAt('response-null-added', where, 'may be null now')
      : changeAt('response-null-removed', where, 'is never null now');
}

function* variantChanges(comparison: Comparison, where: string, was: Shape, is: Shape): Generator<Change> {
  const { direction } = comparison;
  const { pairs, removed, added } = paired(was.variants, is.variants);
  for (const one of removed)
    yield changeAt(`${direction}-variant-removed`, where, `${named(one)} is no longer an alternative`);
  for (const one of added)
    yield changeAt(`${direction}-variant-added`, where, `${named(one)} is an alternative now`);
  for (const [one, other] of pairs) yield* pairChanges(comparison, where, one, other, was.open);
}

type Paired = { pairs: [Variant, Variant][]; removed: Variant[]; added: Variant[] };

/** Alternatives by what they are, then by what they look like; what is left over was removed or added. */
function paired(was: readonly Variant[], is: readonly Variant[]): Paired {
  const [one, other] = [was[0], is[0]];
  if (was.length === 1 && is.length === 1 && one !== undefined && other !== undefined)
    return { pairs: [[one, other]], removed: [], added: [] };
  const pairs: Paired['pairs'] = [];
  const added = [...is];
  const unmet = (left: readonly Variant[], fits: (one: Variant, other: Variant) => boolean): Variant[] =>
    left.filter((variant) => {
      const at = added.findIndex((candidate) => fits(variant, candidate));
      const [twin] = at < 0 ? [] : added.splice(at, 1);
      if (twin !== undefined) pairs.push([variant, twin]);
      return twin === undefined;
    });
  const removed = unmet(unmet(was, identical), similar);
  return { pairs, removed, added };
}

const identical = (one: Variant, other: Variant): boolean =>
  sameJson([one.schema, [...(one.values ?? [])]], [other.schema, [...(other.values ?? [])]]);
const typesText = ({ types }: Variant): string =>
  types === null ? 'anything' : [...types].sort().join(' or ');
const named = (one: Variant): string => (one.values === null ? typesText(one) : [...one.values].join(', '));

/** The same kind of thing, seen from outside: objects by a name they share, the rest by type. */
function similar(one: Variant, other: Variant): boolean {
  if ((one.values === null) !== (other.values === null) || typesText(one) !== typesText(other)) return false;
  if (one.types?.has('object') !== true) return true;
  const properties = Object.keys((one.schema['properties'] ?? {}) as Json);
  return properties.some((name) => name in ((other.schema['properties'] ?? {}) as Json));
}

function* pairChanges(
  comparison: Comparison,
  where: string,
  before: Variant,
  after: Variant,
  open: boolean,
): Generator<Change> {
  const { direction } = comparison;
  const movement = typeMovement(before.types, after.types);
  if (movement !== null)
    yield changeAt(`${direction}-type-${movement}`, where, `${typesText(before)} became ${typesText(after)}`);
  if (movement === 'changed') return;
  yield* valueChanges(direction, where, before, after, open);
  yield* limitChanges(direction, where, before.schema, after.schema);
  if (before.types?.has('object') === true && after.types?.has('object') === true)
    yield* objectChanges(comparison, where, before.schema, after.schema);
  if (before.types?.has('array') === true && after.types?.has('array') === true)
    yield* schemaChanges(comparison, `${where}[]`, before.schema['items'] ?? {}, after.schema['items'] ?? {});
}

function typeMovement(
  was: Variant['types'],
  is: Variant['types'],
): 'changed' | 'narrowed' | 'widened' | null {
  if (was === null || is === null) {
    if (was === is) return null;
    return was === null ? 'narrowed' : 'widened';
  }
  const lost = !isWithin(was, is);
  const gained = !isWithin(is, was);
  if (lost && gained) return 'changed';
  if (lost) return 'narrowed';
  return gained ? 'widened' : null;
}

function* valueChanges(
  direction: Direction,
  where: string,
  { values: was }: Variant,
  { values: is }: Variant,
  open: boolean,
): Generator<Change> {
  if (was === null && is === null) return;
  if (was === null) yield changeAt(`${direction}-values-closed`, where, 'only listed values pass now');
  else if (is === null) yield changeAt(`${direction}-values-opened`, where, 'any value may stand there now');
  else {
    const added =
      open && direction === 'response' ? 'response-open-value-added' : (`${direction}-value-added` as const);
    for (const value of difference(was, is))
      yield changeAt(`${direction}-value-removed`, where, `${value} is gone`);
    for (const value of difference(is, was)) yield changeAt(added, where, `${value} is new`);
  }
}
