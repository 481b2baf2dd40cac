import { canonical, listOf, resolved, textsOf, type Json } from './json.ts';

/** One way a value may look. */
export type Variant = {
  schema: Json;
  /** JSON types; integer and fraction stand apart. Null: any type. */
  types: ReadonlySet<string> | null;
  /** The closed list of values (enum, const, oneOf of consts), as JSON; null when the list is open. */
  values: ReadonlySet<string> | null;
};

export type Shape = {
  nullable: boolean;
  /** Clients were told to expect new values. */ open: boolean;
  variants: Variant[];
};

/** A schema with its references, its null and its closed lists of values told apart, however it was written. */
export function shapeOf(document: Json, schema: unknown): Shape {
  const leaves = leavesOf(document, schema);
  const values = new Set<string>();
  const variants: Variant[] = [];
  let nullable = false;
  let open = false;
  for (const leaf of leaves) {
    open ||= leaf['x-open'] === true;
    const listed = valuesOf(leaf);
    const types = typesOf(leaf);
    nullable ||= listed?.includes('null') ?? types?.has('null') ?? true;
    if (listed !== null) for (const value of listed) if (value !== 'null') values.add(value);
    const named = types === null ? null : new Set([...types].filter((type) => type !== 'null'));
    if (listed === null && named?.size !== 0) variants.push({ schema: leaf, types: named, values: null });
  }
  const listing = leaves.find((leaf) => valuesOf(leaf) !== null);
  if (listing !== undefined && values.size > 0)
    variants.push({ schema: unlisted(listing), types: typesOfValues(values), values });
  return { nullable, open, variants };
}

/** The branches of nested oneOf and anyOf; x-open of a list holds for its branches. */
function leavesOf(document: Json, schema: unknown): Json[] {
  if (schema === false) return [];
  const here = schema === true ? {} : resolved(document, schema);
  const branches = [...listOf(here['oneOf']), ...listOf(here['anyOf'])];
  if (branches.length === 0) return [here];
  const inherited = here['x-open'] === true ? { 'x-open': true } : {};
  return branches.flatMap((branch) => leavesOf(document, branch).map((leaf) => ({ ...leaf, ...inherited })));
}

function valuesOf(leaf: Json): string[] | null {
  if ('const' in leaf) return [canonical(leaf['const'])];
  return 'enum' in leaf ? listOf(leaf['enum']).map(canonical) : null;
}

/** Its keywords beside the values; the types follow from the values. */
function unlisted(leaf: Json): Json {
  const { const: _const, enum: _enum, type: _type, ...rest } = leaf;
  return rest;
}

function typesOf(leaf: Json): Set<string> | null {
  const declared = typeof leaf['type'] === 'string' ? [leaf['type']] : textsOf(leaf['type']);
  if (declared.length > 0)
    return new Set(declared.flatMap((type) => (type === 'number' ? ['integer', 'fraction'] : [type])));
  if ('properties' in leaf) return new Set(['object']);
  return 'items' in leaf ? new Set(['array']) : null;
}

function typesOfValues(values: ReadonlySet<string>): Set<string> {
  return new Set(
    [...values].map((json) => {
      const value: unknown = JSON.parse(json);
      if (Array.isArray(value)) return 'array';
      if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
      return typeof value;
    }),
  );
}
