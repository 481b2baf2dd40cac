/** What crudModule reads of a resource's description; the generated descriptors have this shape. */
export type CrudField = {
  readonly source: string;
  readonly kind: string;
  readonly label: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly read_only: boolean;
  readonly hidden: boolean;
  readonly unique: boolean;
  readonly search: boolean;
  readonly many: boolean;
  readonly max_length: number | null;
  readonly pattern: string | null;
  readonly default_value: string | number | boolean | null;
  readonly hint: string | null;
  readonly reference: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
};

export type CrudVerb =
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

export type CrudDescriptor = {
  readonly name: string;
  readonly label: string;
  readonly one: string;
  readonly represent: string;
  readonly default_sort: string;
  readonly record_key: string;
  readonly list_key: string | null;
  readonly operations: Readonly<Record<CrudVerb, string | null>>;
  readonly bulk_fields: readonly string[];
  readonly import_key: string | null;
  readonly fields: readonly CrudField[];
  readonly form_fields: readonly CrudField[];
  readonly filters: readonly { readonly source: string; readonly kind: string }[];
};

/** Fields a request may write: those of the form, without the version it was read at. */
export function writableFields({ form_fields }: CrudDescriptor): readonly CrudField[] {
  return form_fields.filter(({ source, read_only }) => !read_only && source !== 'lock_version');
}
