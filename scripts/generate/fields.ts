import { resolve, type Document, type Schema } from './document.ts';

export type Option = { value: string; label: string; tone: string | null };

export type Field = {
  source: string;
  kind: string;
  label: string;
  required: boolean;
  nullable: boolean;
  read_only: boolean;
  hidden: boolean;
  unique: boolean;
  search: boolean;
  min_length: number | null;
  max_length: number | null;
  pattern: string | null;
  minimum: number | null;
  maximum: number | null;
  list: number | null;
  group: string | null;
  hint: string | null;
  reference: string | null;
  options: Option[] | null;
};

/** One descriptor field from one property. An unknown shape stops generation with its place and a hint. */
export function fieldOf(
  document: Document,
  owner: string,
  source: string,
  property: Schema,
  required: boolean,
): Field {
  const schema = resolve(document, property);
  const hints = schema['x-field'] ?? {};
  return {
    source,
    kind: hints.kind ?? kindOf(document, `${owner}.${source}`, schema),
    label: schema.title ?? source,
    required: required && !isNullable(schema),
    nullable: isNullable(schema),
    read_only: schema.readOnly === true,
    hidden: hints.hidden === true,
    unique: hints.unique === true,
    search: hints.search === true,
    min_length: schema.minLength ?? null,
    max_length: schema.maxLength ?? null,
    pattern: schema.pattern ?? null,
    minimum: schema.minimum ?? null,
    maximum: schema.maximum ?? null,
    list: hints.list ?? null,
    group: hints.group ?? null,
    hint: hints.hint ?? null,
    reference: hints.reference ?? null,
    options: optionsOf(schema),
  };
}

const BY_FORMAT: Record<string, string> = {
  date: 'date',
  'date-time': 'date_time',
  email: 'email',
  decimal: 'decimal',
  'tax-code': 'tax_code',
  'vat-rate': 'vat_rate',
};

const BY_TYPE: Record<string, string> = { string: 'text', integer: 'integer', boolean: 'boolean' };

function kindOf(document: Document, where: string, schema: Schema): string {
  if (optionsOf(schema) !== null) return 'enum';
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  const byFormat = schema.format === undefined ? undefined : BY_FORMAT[schema.format];
  if (byFormat !== undefined) return byFormat;
  if (type === 'array' && schema.items !== undefined && resolve(document, schema.items).type === 'object')
    return 'list';
  const byType = type === undefined ? undefined : BY_TYPE[type];
  if (byType === undefined)
    throw new Error(
      `${where}: no field kind for ${JSON.stringify(schema.type ?? schema)}; give x-field.kind or another shape`,
    );
  return byType;
}

export function optionsOf(schema: Schema): Option[] | null {
  const consts = (schema.oneOf ?? []).filter((one) => typeof one.const === 'string');
  if (consts.length === 0) return null;
  return consts.map((one) => ({
    value: String(one.const),
    label: one.title ?? String(one.const),
    tone: one['x-tone'] ?? null,
  }));
}

function isNullable(schema: Schema): boolean {
  return (
    (Array.isArray(schema.type) && schema.type.includes('null')) ||
    (schema.oneOf ?? []).some((one) => one.type === 'null')
  );
}
