import { operationsOf, resolve, type Document, type OperationAt, type Schema } from './document.ts';
import { fieldOf, type Field } from './fields.ts';
import { indented, namedOptions, writtenFields, writtenFilters, writtenOptionLists } from './write-fields.ts';
import type { FilterDescriptor, ResourceDescriptor, ResourceVerb } from './templates/descriptor.ts';
import { envelopeOf } from './envelope.ts';

type Descriptor = ResourceDescriptor;

/** One descriptor for each schema that carries x-resource. */
export function descriptorsOf(document: Document): Descriptor[] {
  return Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['x-resource'] !== undefined)
    .map(([name, schema]) => descriptorOf(document, name, schema));
}

/** Where each verb stands, below the resource's own path. */
const PLACES = {
  list: ['get', ''],
  create: ['post', ''],
  get: ['get', '/{id}'],
  update: ['put', '/{id}'],
  delete: ['delete', '/{id}'],
  restore: ['post', '/{id}/restore'],
  export: ['get', '/export'],
  bulk_update: ['post', '/bulk_update'],
  bulk_delete: ['post', '/bulk_delete'],
  bulk_undo: ['post', '/bulk_undo'],
  import_template: ['get', '/import_template'],
  list_imports: ['get', '/imports'],
  create_import: ['post', '/imports'],
  get_import: ['get', '/imports/{id}'],
  update_import: ['put', '/imports/{id}'],
  list_import_rows: ['get', '/imports/{id}/rows'],
  update_import_row: ['put', '/imports/{id}/rows/{row}'],
  run_import: ['post', '/imports/{id}/run'],
  import_file: ['get', '/imports/{id}/file'],
} as const satisfies Record<ResourceVerb, readonly [method: string, below: string]>;

function descriptorOf(document: Document, schemaName: string, schema: Schema): Descriptor {
  const resource = schema['x-resource'];
  if (resource === undefined) throw new Error(`${schemaName}: no x-resource`);
  const all = operationsOf(document);
  const path = `/api/${resource.name}`;
  const at = (where: string, method: string): OperationAt | undefined =>
    all.find((one) => one.path === where && one.method === method);
  const one = at(`${path}/{id}`, 'get') ?? at(path, 'get');
  const listing = at(`${path}/{id}`, 'get') === undefined ? undefined : at(path, 'get');
  const create = at(path, 'post');
  const update = at(`${path}/{id}`, 'put') ?? at(path, 'put');
  const form = requestSchema(document, update ?? create);
  return {
    name: resource.name,
    label: resource.label,
    one: resource.one,
    represent: resource.represent,
    default_sort: resource.sort ?? 'id',
    path,
    page: resource.page ?? (resource.group === undefined ? null : resource.name),
    menu: resource.group === undefined ? null : { group: resource.group, order: resource.order ?? 99 },
    plain: resource.plain === true,
    record_key: responseKey(document, one) ?? resource.name,
    list_key: responseKey(document, listing),
    operations: Object.fromEntries(
      Object.entries(PLACES).map(([verb, [method, below]]) => {
        const found = verb === 'list' ? listing : verb === 'get' ? one : at(`${path}${below}`, method);
        const single = verb === 'update' && found === undefined ? at(path, 'put') : undefined;
        return [verb, (found ?? single)?.operation.operationId ?? null];
      }),
    ) as Record<ResourceVerb, string | null>,
    bulk_fields: Array.isArray(update?.operation['x-bulk']) ? update.operation['x-bulk'] : [],
    import_key: create?.operation['x-import']?.key ?? null,
    groups: Object.entries(form?.['x-groups'] ?? {}).map(([key, label]) => ({ key, label })),
    fields: fieldsOf(document, schemaName, schema),
    form_fields: form === undefined ? [] : fieldsOf(document, `${schemaName} (form)`, form),
    filters: (listing?.parameters ?? []).flatMap((parameter) =>
      filterOf(document, resource.name, schema, parameter),
    ),
  };
}

const LIST_WORDS = ['page', 'limit', 'sort', 'query', 'ids', 'after', 'Idempotency-Key'];

/** `issued_onOnMin` begins a range of dates, `totalMin` one of numbers. */
const RANGE_END = /(On)?(Min|Max)$/;

function filterOf(
  document: Document,
  owner: string,
  schema: Schema,
  parameter: { name: string; in: string; schema: Schema },
): FilterDescriptor[] {
  const end = RANGE_END.exec(parameter.name);
  if (parameter.in !== 'query' || LIST_WORDS.includes(parameter.name) || end?.[2] === 'Max') return [];
  const source = parameter.name.replace(RANGE_END, '');
  const property = schema.properties?.[source];
  const field = fieldOf(document, owner, source, property ?? parameter.schema, false);
  return [
    {
      source,
      kind: end === null ? field.kind : end[1] === 'On' ? 'date_range' : 'number_range',
      label: field.label,
      options: field.options,
      reference: field.reference,
    },
  ];
}

function fieldsOf(document: Document, owner: string, schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([source, property]) =>
    fieldOf(document, owner, source, property, schema.required?.includes(source) === true),
  );
}

function requestSchema(document: Document, at: OperationAt | undefined): Schema | undefined {
  const body = Object.values(at?.operation.requestBody?.content ?? {})[0]?.schema;
  const envelope = envelopeOf(document, body);
  return envelope === null ? undefined : resolve(document, envelope.schema);
}

function responseKey(document: Document, at: OperationAt | undefined): string | null {
  const schema = at?.operation.responses['200']?.content?.['application/json']?.schema;
  return envelopeOf(document, schema)?.key ?? null;
}

/** The fields of a row of a file, for resources that take several rows for one record; by the name of the resource. */
export function importRowsOf(document: Document): (readonly [resource: string, fields: Field[]])[] {
  return operationsOf(document).flatMap(({ operation }) => {
    const name = operation['x-import']?.row;
    const schema = name === undefined ? undefined : document.components.schemas[name];
    return schema === undefined || name === undefined
      ? []
      : [[operation.tags[0] ?? '', fieldsOf(document, name, schema)] as const];
  });
}

/** generated/import-rows.ts */
export function writeImportRows(document: Document): string {
  const rows = importRowsOf(document);
  const named = namedOptions(rows.flatMap(([, fields]) => fields));
  const lines = [
    importOf(
      './resources/descriptor.ts',
      ['field'],
      ['FieldDescriptor', ...(named.size > 0 ? ['WrittenOption'] : [])],
    ),
    '',
    ...writtenOptionLists(named),
    '/** By the name of the resource. */',
    'export const importRows: Readonly<Record<string, readonly FieldDescriptor[]>> = {',
    ...rows.map(([resource, fields]) => `${resource}: ${writtenFields(fields, named)},`),
    '};',
    '',
  ];
  return indented(lines.join('\n'));
}

const importOf = (path: string, values: readonly string[], types: readonly string[]): string =>
  `import { ${[...values, ...types.map((name) => `type ${name}`)].join(', ')} } from '${path}';`;

/** generated/resources/<name>.ts */
export function writeDescriptor(descriptor: Descriptor): string {
  const { fields, form_fields, filters, ...rest } = descriptor;
  const named = namedOptions([...fields, ...form_fields, ...filters]);
  const values = ['field', ...(filters.length > 0 ? ['filter'] : [])];
  const types = ['ResourceDescriptor', ...(named.size > 0 ? ['WrittenOption'] : [])];
  const lines = [
    importOf('./descriptor.ts', values, types),
    '',
    ...writtenOptionLists(named),
    `export const ${descriptor.name.replaceAll('-', '_')} = {`,
    ...Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value)},`),
    `fields: ${writtenFields(fields, named)},`,
    `form_fields: ${writtenFields(form_fields, named)},`,
    `filters: ${writtenFilters(filters, named)},`,
    '} as const satisfies ResourceDescriptor;',
    '',
  ];
  return indented(lines.join('\n'));
}

/** generated/resources/index.ts: every descriptor by its name. */
export function writeDescriptorTable(descriptors: Descriptor[]): string {
  const names = descriptors.map((one) => one.name);
  return [
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    '',
    `export const resources = { ${names.join(', ')} } as const;`,
    'export type ResourceName = keyof typeof resources;',
    '',
  ].join('\n');
}
