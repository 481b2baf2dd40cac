import { operationsOf, resolve, type Document, type OperationAt, type Schema } from '../document.ts';
import { envelopeOf } from '../envelope.ts';
import { optionsOf } from '../options.ts';
import { recordKeys } from '../records.ts';

/** Names that must stand elsewhere in the description: permissions, kinds of records, fields. */
export function namingProblems(document: Document): string[] {
  const permissions = valuesOf(document, 'PermissionCode');
  const kinds = new Set([...valuesOf(document, 'ResourceKind'), ...recordKeys(document)]);
  const codes = new Set(permissions);
  return [
    ...operationsOf(document).flatMap((at) => [
      ...permissionsOf(at)
        .filter((code) => !codes.has(code))
        .map(
          (code) => `${placeOf(at)}: ${code} is no permission; openapi/common/permissions.yaml lists them`,
        ),
      ...(at.operation['x-invalidates'] ?? [])
        .filter((kind) => !kinds.has(kind))
        .map(
          (kind) =>
            `${placeOf(at)}: x-invalidates names ${kind}; write a kind of openapi/common/kinds.yaml or the record key of a resource described here`,
        ),
      ...fieldNameProblems(document, at),
    ]),
    ...resourceProblems(document),
  ];
}

function permissionsOf({ operation }: OperationAt): string[] {
  const scopes = (operation.security ?? []).flatMap((one) => Object.values(one).flat());
  const others = [operation['x-import']?.permission, operation['x-export']?.permission];
  return [...scopes, ...others.filter((one) => one !== undefined)];
}

function fieldNameProblems(document: Document, at: OperationAt): string[] {
  const { operation } = at;
  const { key, row, headings = {} } = operation['x-import'] ?? {};
  const bulk = operation['x-bulk'];
  const fields = fieldNamesOf(document, at);
  const imported = row === undefined ? fields : rowNamesOf(document, row);
  return [
    ...(imported === null ? [`${placeOf(at)}: x-import.row ${row} is no schema of openapi/`] : []),
    ...(key === undefined || fields.has(key)
      ? []
      : [`${placeOf(at)}: x-import.key ${key} is no field of its body`]),
    ...Object.keys(headings)
      .filter((name) => imported?.has(name) === false)
      .map((name) => `${placeOf(at)}: x-import.headings names ${name}, which is no field of it`),
    ...(Array.isArray(bulk) ? bulk : [])
      .filter((name) => !fields.has(name))
      .map((name) => `${placeOf(at)}: x-bulk names ${name}, which is no field of its body`),
  ];
}

function rowNamesOf({ components }: Document, name: string): Set<string> | null {
  const row = components.schemas[name];
  return row === undefined ? null : new Set(Object.keys(row.properties ?? {}));
}

function fieldNamesOf(document: Document, { operation }: OperationAt): Set<string> {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const inner = envelopeOf(document, body?.schema);
  return new Set(Object.keys(inner === null ? {} : (resolve(document, inner.schema).properties ?? {})));
}

/** A resource is shown and sorted by fields it has. */
function resourceProblems(document: Document): string[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const resource = schema['x-resource'];
    if (resource === undefined) return [];
    const sorted = (resource.sort ?? '').split(',').filter((one) => one !== '');
    return [
      ...missing(schema, [resource.represent]).map((one) => `represent ${one}`),
      ...missing(
        schema,
        sorted.map((one) => one.replace(/^-/, '')),
      ).map((one) => `sort ${one}`),
    ].map((what) => `#/components/schemas/${name}/x-resource: ${what} is no property of ${name}`);
  });
}

function missing(schema: Schema, names: readonly string[]): string[] {
  return names.filter((name) => schema.properties?.[name] === undefined);
}

function valuesOf(document: Document, name: string): string[] {
  const schema = document.components.schemas[name];
  return (schema === undefined ? null : optionsOf(schema))?.map((one) => one.value) ?? [];
}

function placeOf({ method, path }: OperationAt): string {
  return `${method.toUpperCase()} ${path}`;
}
