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
  | 'password'
  | 'file'
  | 'list';

export type FieldOption = { readonly value: string; readonly label: string; readonly tone: string | null };

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
  readonly min_length: number | null;
  readonly max_length: number | null;
  readonly pattern: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly list: number | null;
  readonly group: string | null;
  readonly hint: string | null;
  readonly reference: string | null;
  readonly options: readonly FieldOption[] | null;
};

export type FilterDescriptor = {
  readonly source: string;
  readonly kind: FieldKind | 'date_range';
  readonly label: string;
  readonly options: readonly FieldOption[] | null;
  readonly reference: string | null;
};

export type ResourceDescriptor = {
  readonly name: string;
  readonly label: string;
  readonly one: string;
  readonly represent: string;
  readonly default_sort: string;
  readonly path: string;
  readonly record_key: string;
  readonly list_key: string | null;
  readonly operations: Readonly<Record<'list' | 'create' | 'get' | 'update' | 'delete', string | null>>;
  readonly groups: readonly { readonly key: string; readonly label: string }[];
  readonly fields: readonly FieldDescriptor[];
  readonly form_fields: readonly FieldDescriptor[];
  readonly filters: readonly FilterDescriptor[];
};
