import { NOT_DRAWN } from './not-drawn.table.ts';
import { optionsOf } from './options.ts';
import { isRecord, type Shape } from './shape.ts';
import type { FieldKind } from './templates/descriptor.ts';

/** Why a shape has no kind: what was found, and what to write instead. */
type Refusal = { found: string; write: string };
type Verdict = FieldKind | Refusal;

/** From this many characters on, a text is written in several lines. */
const LONG_TEXT = 500;
/** Beyond this, the objects of a list are records and want a resource of their own. Hidden fields are not drawn, nor counted. */
const MAX_ROW_FIELDS = 12;

/** The kind that draws a shape: what its hint says where the shape allows it, else what the shape itself means. */
export function kindOf(shape: Shape): Verdict {
  const { schema } = shape;
  const bad = Object.keys(NOT_DRAWN).find((key) => key in schema);
  if (bad !== undefined) return NOT_DRAWN[bad] ?? refusal(bad, 'another shape');
  if (schema.oneOf !== undefined && schema.type !== undefined)
    return refusal('a type beside oneOf', 'oneOf alone: the type would lose the enum in the generated types');
  const hint = schema['x-field']?.kind;
  if (hint === 'reference') return referenceKind(shape);
  if (schema['x-field']?.reference !== undefined)
    return refusal('x-field.reference alone', 'x-field: { kind: reference, reference: ... }');
  const natural = naturalKind(shape);
  if (hint === undefined || typeof natural !== 'string') return natural;
  const from = REFINES[hint];
  if (from === undefined) return refusal(`x-field.kind ${hint}`, `one of ${Object.keys(REFINES).join(', ')}`);
  if (!from.kinds.includes(natural))
    return refusal(`x-field.kind ${hint} on what is ${natural} by its shape`, from.write);
  return from.kind;
}

const TEXT: readonly FieldKind[] = ['text', 'long_text'];
const A_TEXT = 'it on a plain string, or leave the hint out';

/** Kinds that only a hint tells, and the shapes they may refine. */
const REFINES: Record<string, { kind: FieldKind; kinds: readonly FieldKind[]; write: string }> = {
  text: { kind: 'text', kinds: TEXT, write: A_TEXT },
  long_text: { kind: 'long_text', kinds: TEXT, write: A_TEXT },
  phone: { kind: 'phone', kinds: TEXT, write: A_TEXT },
  money: {
    kind: 'money',
    kinds: ['decimal'],
    write: 'it beside $ref Decimal, or a string of format decimal',
  },
  tax_code: { kind: 'tax_code', kinds: [...TEXT, 'tax_code'], write: A_TEXT },
  vat_rate: { kind: 'vat_rate', kinds: [...TEXT, 'vat_rate'], write: A_TEXT },
  password: { kind: 'password', kinds: [...TEXT, 'password'], write: A_TEXT },
  file: {
    kind: 'file',
    kinds: [...TEXT, 'file', 'image'],
    write: 'it on a string with contentEncoding base64',
  },
};

const BY_FORMAT: Record<string, FieldKind> = {
  date: 'date',
  'date-time': 'date_time',
  email: 'email',
  // One address or several, separated by commas: what holds more than one address can be.
  emails: 'email',
  decimal: 'decimal',
  'tax-code': 'tax_code',
  'vat-rate': 'vat_rate',
  color: 'color',
  password: 'password',
};

const BY_TYPE: Record<string, (shape: Shape) => Verdict> = {
  string: textKind,
  integer: ({ schema }) =>
    schema.format === undefined
      ? 'integer'
      : refusal(`an integer of format ${schema.format}`, 'minimum and maximum'),
  boolean: () => 'boolean',
  number: () => refusal('a binary float (number)', '$ref Decimal: a string of format decimal'),
  object: objectKind,
  array: listKind,
};

function naturalKind(shape: Shape): Verdict {
  if (shape.schema.oneOf !== undefined) return choiceKind(shape);
  const [type, ...more] = shape.types;
  if (type === undefined) return refusal('a schema without a type', 'its type');
  if (more.length > 0)
    return refusal(
      `a mix of ${shape.types.join(' and ')}`,
      'one type, with null beside it where it may be empty',
    );
  return BY_TYPE[type]?.(shape) ?? refusal(`the type ${type}`, 'string, integer, boolean, array or object');
}

function textKind({ schema }: Shape): Verdict {
  if (schema.contentEncoding !== undefined || schema.contentMediaType !== undefined) {
    if (schema.contentEncoding !== 'base64')
      return refusal('content that is not base64', 'contentEncoding: base64');
    return schema.contentMediaType?.startsWith('image/') === true ? 'image' : 'file';
  }
  if (schema.format !== undefined) {
    const kind = BY_FORMAT[schema.format];
    if (kind === undefined)
      return refusal(`the format ${schema.format}`, `one of ${Object.keys(BY_FORMAT).join(', ')}, or none`);
    if (kind === 'color' && schema.pattern === undefined)
      return refusal('a color without a pattern', "pattern: '^#[0-9a-f]{6}$'");
    return kind;
  }
  return (schema.maxLength ?? 0) >= LONG_TEXT ? 'long_text' : 'text';
}

function choiceKind({ schema }: Shape): Verdict {
  const branches = (schema.oneOf ?? []).filter((one) => one.type !== 'null');
  if (branches.some((one) => typeof one.const === 'number'))
    return refusal('an enum of numbers', 'its values as texts: const: "1"');
  if (branches.length === 0 || branches.some((one) => typeof one.const !== 'string'))
    return refusal('a mix of shapes (oneOf)', 'one shape, or oneOf of const and title');
  const bare = branches.find((one) => one.title === undefined);
  if (bare !== undefined) return refusal(`the choice ${String(bare.const)} without a title`, 'its words');
  const values = branches.map((one) => one.const);
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  if (twice !== undefined) return refusal(`the choice ${String(twice)} twice`, 'it once');
  return 'enum';
}

function objectKind({ schema }: Shape): Verdict {
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false)
    return refusal(
      'a map (additionalProperties)',
      'named properties, or a list of objects with a key of their own',
    );
  if (Object.keys(schema.properties ?? {}).length === 0)
    return refusal('an object without properties', 'its properties');
  if (schema.additionalProperties === undefined)
    return refusal('an open object', 'additionalProperties: false');
  return 'object';
}

function listKind({ items }: Shape): Verdict {
  if (items === null) return refusal('an array without items', 'what it holds: items');
  if (items.nullable) return refusal('an array with empty places (null)', 'items that are never null');
  if (isRecord(items)) {
    const kind = kindOf(items);
    if (typeof kind !== 'string') return kind;
    const { length: fields } = Object.values(items.schema.properties ?? {}).filter(
      (one) => one['x-field']?.hidden !== true,
    );
    return fields <= MAX_ROW_FIELDS
      ? 'list'
      : refusal(
          `a list of objects of ${fields} fields`,
          `${MAX_ROW_FIELDS} fields at most, or a resource of its own`,
        );
  }
  if (optionsOf(items.schema) !== null) return kindOf(items);
  if (items.types.includes('integer'))
    return refusal(
      'an array of plain integers',
      'x-field: { kind: reference, reference: ... }, or a list of objects',
    );
  if (items.types.includes('string'))
    return refusal(
      'an array of plain texts',
      'items of oneOf const and title, or a list of objects of one field',
    );
  const kind = kindOf(items);
  return typeof kind === 'string' ? refusal(`an array of ${kind}`, 'a list of objects') : kind;
}

function referenceKind(shape: Shape): Verdict {
  const { schema, types, items } = shape;
  const holder = types.length === 1 && types[0] === 'array' ? items : shape;
  if (holder === null || holder.nullable !== (holder === shape && shape.nullable))
    return refusal('a list of references with empty places', 'items: { type: integer }');
  if (holder.types.length !== 1 || holder.types[0] !== 'integer')
    return refusal(
      `x-field.kind reference on ${holder.types.join(' and ') || 'no type'}`,
      'an integer, or an array of integers',
    );
  if (schema['x-field']?.reference === undefined)
    return refusal('a reference to nothing', 'x-field.reference: the name of a resource');
  return 'reference';
}

function refusal(found: string, write: string): Refusal {
  return { found, write };
}

/** A refusal in one line, for whoever wrote the description. */
export function refusalWords({ found, write }: Refusal): string {
  return `no field kind for ${found}; write ${write}`;
}
