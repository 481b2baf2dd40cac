import type { FieldDescriptor, FieldKind, ResourceDescriptor } from '../templates/descriptor.ts';

/** A column as the migrations have made it. */
export type Column = {
  type: string;
  nullable: boolean;
  /** The table it points at. */
  references?: string;
  /** Its field is gone; the column and what it holds are kept. */
  kept?: true;
  /** The choices it may hold, where its field is a list of choices. */
  choices?: string[];
};

/** The table of a plain resource, as its description wants it or as the migrations have left it. */
export type Table = {
  columns: Record<string, Column>;
  unique: string[];
  search: string[];
  soft_delete: boolean;
};

const TYPES: Record<FieldKind, string> = {
  text: 'text',
  long_text: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  money: 'numeric',
  date: 'date',
  date_time: 'timestamptz',
  boolean: 'boolean',
  enum: 'text',
  reference: 'bigint',
  email: 'text',
  phone: 'text',
  tax_code: 'text',
  vat_rate: 'text',
  color: 'text',
  password: 'text',
  file: 'text',
  image: 'text',
  object: 'jsonb',
  list: 'jsonb',
};

/** Fields that stand in the table: those that can be written, but for the version, which every table has. */
export function storedFields({ form_fields }: ResourceDescriptor): FieldDescriptor[] {
  return form_fields.filter(({ source, read_only }) => !read_only && source !== 'lock_version');
}

function columnOf({ kind, many, nullable, required, reference, options }: FieldDescriptor): Column {
  const type = many ? `${TYPES[kind]}[]` : TYPES[kind];
  return {
    type,
    nullable: nullable || !required,
    ...(kind === 'reference' && !many && reference !== null ? { references: reference } : {}),
    ...(kind === 'enum' && options !== null ? { choices: options.map(({ value }) => value) } : {}),
  };
}

/** The table a description asks for. */
export function tableOf(descriptor: ResourceDescriptor): Table {
  const fields = storedFields(descriptor);
  const named = (wanted: (field: FieldDescriptor) => boolean): string[] =>
    fields.filter(wanted).map(({ source }) => source);
  return {
    columns: Object.fromEntries(fields.map((field) => [field.source, columnOf(field)])),
    unique: named(({ unique }) => unique),
    search: named(({ search }) => search),
    soft_delete: descriptor.operations.restore !== null,
  };
}
