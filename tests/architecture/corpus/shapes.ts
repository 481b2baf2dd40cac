import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Schema } from '../../../scripts/generate/document.ts';
import type { FieldKind } from '../../../scripts/generate/templates/descriptor.ts';

/** A shape the description may hold, and values that say what it means. */
export type Shape = {
  name: string;
  kind: FieldKind;
  many?: boolean;
  /** It may be left out. */
  optional?: boolean;
  property: Schema;
  /** Compile, and the validator takes them. */
  valid: unknown[];
  /** Compile, but break a limit: the validator refuses them. */
  invalid?: unknown[];
  /** Of another type: the compiler and the validator refuse them. */
  wrong: unknown[];
};

/** A shape that generation refuses. */
type RefusedShape = {
  name: string;
  property: Schema;
  /** Keys to lay over the form that the property stands in. */
  form?: Schema;
  /** Below the form, when it is not the property itself. */
  at?: string;
  says: string;
  write: string;
};

const folder = import.meta.dirname;

export const shapes: Shape[] = readdirSync(join(folder, 'shapes'))
  .sort()
  .flatMap((file) => named<Shape>(join('shapes', file)));

export const refusedShapes: RefusedShape[] = named<RefusedShape>('refused.yaml');

function named<T extends { name: string }>(file: string): T[] {
  const table = parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Omit<T, 'name'>>;
  return Object.entries(table).map(([name, rest]) => ({ ...rest, name }) as T);
}
