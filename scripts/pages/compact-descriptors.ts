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

/** The value that a compact form was made of. It is sent to the browser as it stands here, so that it uses nothing outside itself. */
export function filled(value: unknown, shapes: readonly Shape[]): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, shapes));
  if (typeof value !== 'object' || value === null) return value;
  const { _: place, ...said } = value as Record<string, unknown>;
  const whole: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(said)) whole[key] = filled(item, shapes);
  const [nulls, falses] = shapes[place as number] ?? [[], []];
  for (const key of nulls) whole[key] = null;
  for (const key of falses) whole[key] = false;
  return whole;
}

const FOLDER = fileURLToPath(new URL('../../generated/resources', import.meta.url));
const FILLED = '\0hoadon:filled';

/**
 * The descriptions of the resources, two thirds of which say null or false, as the browser loads them: compact, and filled when they are
 * read. The files themselves stay whole, for the compiler and for whoever reads them.
 */
export const compactDescriptors = {
  name: 'hoadon:compact-descriptors',
  apply: 'build',
  enforce: 'pre',
  async buildStart() {
    shapes.length = 0;
    compact.clear();
    for (const name of readdirSync(FOLDER)) {
      const path = join(FOLDER, name);
      const exported = Object.entries((await import(pathToFileURL(path).href)) as Record<string, unknown>);
      // descriptor.ts has types alone; resources.ts gathers the others.
      if (exported.length !== 1 || name === 'resources.ts') continue;
      for (const [as, value] of exported)
        compact.set(
          path,
          `export const ${as} = filled(${JSON.stringify(compactOf(value, shapes))}, SHAPES);`,
        );
    }
  },
  resolveId: (source: string) => (source === FILLED ? FILLED : null),
  load(id: string) {
    if (id === FILLED) return `export const SHAPES = ${JSON.stringify(shapes)};\nexport ${String(filled)}`;
    const code = compact.get(id);
    return code === undefined ? null : `import { filled, SHAPES } from ${JSON.stringify(FILLED)};\n${code}`;
  },
} as const;

const shapes: Shape[] = [];
const compact = new Map<string, string>();
