/** The closed list of what a field can be: the interpreter draws each, and an unknown shape stops the generator. */
export type FieldKind =
  | 'text'
  | 'long_text'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'date'
  | 'date_time'
  | 'boolean'
  | 'enum'
  | 'reference'
  | 'email'
  | 'phone'
  | 'tax_code'
  | 'vat_rate'
  | 'color'
  | 'password'
  | 'file'
  | 'image'
  | 'object'
  | 'list';

export type FieldOption = {
  readonly value: string;
  readonly label: string;
  readonly tone: string | null;
  /** What choosing it means, in a sentence. */
  readonly help: string | null;
  /** Its subject: options of one are read together. */
  readonly group?: string;
};

export type FieldDescriptor = {
  readonly source: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly read_only: boolean;
  readonly hidden: boolean;
  readonly unique: boolean;
  readonly search: boolean;
  /** Several values of the kind at once: enum and reference only. */
  readonly many: boolean;
  readonly min_length: number | null;
  readonly max_length: number | null;
  readonly pattern: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly min_items: number | null;
  readonly max_items: number | null;
  readonly default_value: string | number | boolean | null;
  readonly list: number | null;
  readonly group: string | null;
  readonly hint: string | null;
  readonly reference: string | null;
  readonly options: readonly FieldOption[] | null;
  /** Of an object, or of each object in a list. */
  readonly fields: readonly FieldDescriptor[] | null;
  /** The name it had before (x-was). */
  readonly was: string | null;
};

type Written<Whole, Named extends keyof Whole> = Pick<Whole, Named> & Partial<Whole>;

/** An option as descriptors write it. */
export type WrittenOption = Written<FieldOption, 'value' | 'label'>;

export const USUAL_OPTION = { tone: null, help: null } as const;

const whole = (option: WrittenOption): FieldOption => ({ ...USUAL_OPTION, ...option });

/** What a field is unless its descriptor says otherwise. */
export const USUAL_FIELD = {
  required: false,
  nullable: false,
  read_only: false,
  hidden: false,
  unique: false,
  search: false,
  many: false,
  min_length: null,
  max_length: null,
  pattern: null,
  minimum: null,
  maximum: null,
  min_items: null,
  max_items: null,
  default_value: null,
  list: null,
  group: null,
  hint: null,
  reference: null,
  options: null,
  fields: null,
  was: null,
} as const satisfies Omit<FieldDescriptor, 'source' | 'kind' | 'label'>;

type WithOptions<Whole> = Omit<Whole, 'options'> & { readonly options?: readonly WrittenOption[] };

/** A field as descriptors write it, with what goes without saying. */
export const field = <const Source extends string>({
  options,
  ...written
}: WithOptions<Written<FieldDescriptor, 'source' | 'kind' | 'label'>> & {
  readonly source: Source;
}): FieldDescriptor & { readonly source: Source } => ({
  ...USUAL_FIELD,
  ...written,
  options: options?.map(whole) ?? null,
});

export type FilterDescriptor = {
  readonly source: string;
  readonly kind: FieldKind | 'date_range' | 'number_range';
  readonly label: string;
  readonly options: readonly FieldOption[] | null;
  readonly reference: string | null;
};

/** A filter as descriptors write it. */
export const filter = <const Source extends string>({
  options,
  ...written
}: WithOptions<Written<FilterDescriptor, 'source' | 'kind' | 'label'>> & {
  readonly source: Source;
}): FilterDescriptor & { readonly source: Source } => ({
  reference: null,
  ...written,
  options: options?.map(whole) ?? null,
});

/** What can be done with a resource; null where its description has no such operation. */
export type ResourceVerb =
  | 'list'
  | 'create'
  | 'get'
  | 'update'
  | 'delete'
  | 'restore'
  | 'export'
  | 'bulk_update'
  | 'bulk_delete'
  | 'bulk_undo'
  | 'import_template'
  | 'list_imports'
  | 'create_import'
  | 'get_import'
  | 'update_import'
  | 'list_import_rows'
  | 'update_import_row'
  | 'run_import'
  | 'import_file';

export type ResourceDescriptor = {
  readonly name: string;
  readonly label: string;
  readonly one: string;
  readonly represent: string;
  readonly default_sort: string;
  readonly path: string;
  /** Where its pages stand, below /admin/; null for what has none. */
  readonly page: string | null;
  /** Its place in the navigation; null keeps it out. */
  readonly menu: { readonly group: string; readonly order: number } | null;
  /** The module and its table come from the description alone. */
  readonly plain: boolean;
  readonly record_key: string;
  readonly list_key: string | null;
  readonly operations: Readonly<Record<ResourceVerb, string | null>>;
  /** Fields that may be set on many records at once. */
  readonly bulk_fields: readonly string[];
  /** The field by which an imported row is known to be there already. */
  readonly import_key: string | null;
  readonly groups: readonly { readonly key: string; readonly label: string }[];
  readonly fields: readonly FieldDescriptor[];
  readonly form_fields: readonly FieldDescriptor[];
  readonly filters: readonly FilterDescriptor[];
};
