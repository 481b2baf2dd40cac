import type { Document, Schema } from '../document.ts';
import { innerRecord } from '../fields.ts';
import { kindOf, refusalWords } from '../kinds.ts';
import { resourceNames } from '../records.ts';
import { shapeOf, type Shape } from '../shape.ts';
import { complaintsOf } from './judge.ts';

/** Where a property stands: depth 0 is the record itself. */
export type Place = { pointer: string; depth: number };

type FieldProblems = { problems: string[]; inner: { pointer: string; schema: Schema } | null };

/** Objects may stand in objects this deep; beyond it they are records of their own. */
const DEEPEST = 2;

/** What one property has that cannot be drawn, and the object inside it that is to be judged next. */
export function fieldProblems(document: Document, property: Schema, place: Place): FieldProblems {
  const shape = shapeOf(document, property);
  const kind = kindOf(shape);
  const say = (problem: string): string => `${place.pointer}: ${problem}`;
  if (typeof kind !== 'string') return { problems: [say(refusalWords(kind))], inner: null };
  const record = innerRecord(shape);
  if (record !== null && place.depth >= DEEPEST)
    return {
      problems: [say(`objects ${DEEPEST + 1} deep; write ${DEEPEST} at most, or a resource of its own`)],
      inner: null,
    };
  const problems = [
    ...wordProblems(shape),
    ...referenceProblems(document, shape),
    ...defaultProblems(document, property, shape),
  ];
  const inner = record === null ? null : { pointer: innerPointer(property, shape, place), schema: record };
  return { problems: problems.map(say), inner };
}

function wordProblems({ schema }: Shape): string[] {
  return schema.title === undefined ? ['no title; write the label that users read'] : [];
}

function referenceProblems(document: Document, { schema }: Shape): string[] {
  const name = schema['x-field']?.reference;
  const names = resourceNames(document);
  return name === undefined || names.includes(name)
    ? []
    : [`unknown reference ${name}; write a resource that is described: ${names.join(', ')}`];
}

function defaultProblems(document: Document, property: Schema, { schema }: Shape): string[] {
  const value = schema.default;
  if (value === undefined || value === null) return [];
  if (typeof value === 'object') return ['a default of several values; write a text, a number or a yes/no'];
  return complaintsOf(document, property, value).map((one) => `its default ${JSON.stringify(value)}${one}`);
}

function innerPointer(property: Schema, { items }: Shape, { pointer }: Place): string {
  if (items === null) return property.$ref ?? pointer;
  return property.items?.$ref ?? `${pointer}/items`;
}
