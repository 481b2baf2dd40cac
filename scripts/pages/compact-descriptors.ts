import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Keys of an object that are null, and keys that are false. */
type Shape = readonly [nulls: readonly string[], falses: readonly string[]];

/** Names the shape of an object in its compact form. */
const SHAPE = '_';

/**
 * A value without the keys of its objects that are null or false: each object names, as a place in `shapes`, which they were. Shapes that
 * are new are added to `shapes`.
 */
export function compactOf(value: unknown, shapes: Shape[]): unknown {
  if (Array.isArray(value)) return value.map((item) => compactOf(item, shapes));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const keysOf = (empty: null | false) => entries.filter(([, item]) => item === empty).map(([key]) => key);
  const said = entries.filter(([, item]) => item !== null && item !== false);
  const compact = Object.fromEntries(said.map(([key, item]) => [key, compactOf(item, shapes)]));
  return said.length === entries.length
    ? compact
    : { ...compact, [SHAPE]: placeOf([keysOf(null), keysOf(false)], shapes) };
}

function placeOf(shape: Shape, shapes: Shape[]): number {
  const text = JSON.stringify(shape);
  const found = shapes.findIndex((one) => JSON.stringify(one) === text);
  return found < 0 ? shapes.push(shape) - 1 : found;
}

/** Names a part that several values share, by its place among the parts. */
const PART = '$';

/** A shorter one is as short as its name. */
const WORTH_SHARING = 40;

/** Values that refer to the parts they have in common, and these parts; a part may refer to others. */
type Shared = { values: unknown[]; parts: unknown[] };

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `values` with the objects and lists that occur in them more than once taken out. */
export function sharedOf(values: readonly unknown[]): Shared {
  const times = new Map<string, number>();
  const count = (value: unknown): void => {
    if (!isNested(value)) return;
    const text = JSON.stringify(value);
    const seen = times.get(text) ?? 0;
    times.set(text, seen + 1);
    // What is within a part that is taken out is taken out with it.
    if (seen === 0) Object.values(value).forEach(count);
  };
  values.forEach(count);
  const parts: unknown[] = [];
  const places = new Map<string, number>();
  const named = (value: unknown): unknown => {
    if (!isNested(value)) return value;
    const text = JSON.stringify(value);
    if (text.length < WORTH_SHARING || (times.get(text) ?? 0) < 2) return inside(value);
    let place = places.get(text);
    if (place === undefined) {
      place = parts.push(inside(value)) - 1;
      places.set(text, place);
    }
    return { [PART]: place };
  };
  const inside = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(named)
      : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item)]));
  return { values: values.map(named), parts };
}

/** The value that a compact form was made of. It is sent to the browser as it is here, so that it uses nothing outside itself. */
export function filled(value: unknown, shapes: readonly Shape[], parts: readonly unknown[]): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, shapes, parts));
  if (typeof value !== 'object' || value === null) return value;
  const { _: shape, $: part, ...said } = value as Record<string, unknown>;
  if (part !== undefined) return filled(parts[part as number], shapes, parts);
  const whole: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(said)) whole[key] = filled(item, shapes, parts);
  const [nulls, falses] = shapes[shape as number] ?? [[], []];
  for (const key of nulls) whole[key] = null;
  for (const key of falses) whole[key] = false;
  return whole;
}

const FOLDER = fileURLToPath(new URL('../../generated/resources', import.meta.url));
const FILLED = '\0hoadon:filled';

/**
 * The descriptions of the resources, two thirds of which say null or false and half of which is said twice, as the browser loads them:
 * compact, and filled when they are read. The files themselves stay whole, for the compiler and for readers.
 */
export const compactDescriptors = {
  name: 'hoadon:compact-descriptors',
  apply: 'build',
  enforce: 'pre',
  async buildStart() {
    const found: { path: string; name: string; value: unknown }[] = [];
    const shapes: Shape[] = [];
    for (const file of readdirSync(FOLDER)) {
      const path = join(FOLDER, file);
      const exported = Object.entries((await import(pathToFileURL(path).href)) as Record<string, unknown>);
      // descriptor.ts has types alone; resources.ts gathers the others.
      if (exported.length !== 1 || file === 'resources.ts') continue;
      for (const [name, value] of exported) found.push({ path, name, value: compactOf(value, shapes) });
    }
    const { values, parts } = sharedOf(found.map(({ value }) => value));
    code.clear();
    code.set(
      FILLED,
      `const SHAPES = ${JSON.stringify(shapes)}; const PARTS = ${JSON.stringify(parts)};
      ${String(filled)}
      export const read = (value) => filled(value, SHAPES, PARTS);`,
    );
    for (const [at, { path, name }] of found.entries())
      code.set(
        path,
        `import { read } from ${JSON.stringify(FILLED)};\nexport const ${name} = read(${JSON.stringify(values[at])});`,
      );
  },
  resolveId: (source: string) => (source === FILLED ? FILLED : null),
  load: (id: string) => code.get(id) ?? null,
} as const;

/** What is read in place of a file. */
const code = new Map<string, string>();
