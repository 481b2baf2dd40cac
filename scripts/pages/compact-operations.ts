import { fileURLToPath } from 'node:url';
import { operations } from '#generated/operations.ts';
import type { OperationRow } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { resources } from '#generated/resources/resources.ts';

/** What the pages read of an operation, in the order of its compact form; the rest (auth, success, media...) is for the server. */
const READ_BY_PAGES = [
  'method',
  'path',
  'access',
  'invalidates',
  'request_key',
  'response_key',
  'query',
  'request_fields',
  'idempotency',
] as const satisfies readonly (keyof OperationRow)[];

type Values = readonly unknown[];

/** What only calls of react-admin's data provider need: those of resources. The generated client writes its own queries and bodies. */
const OF_RESOURCES: readonly (keyof OperationRow)[] = ['query', 'request_fields'];

const of_resources = new Set<string>(
  Object.values<ResourceDescriptor>(resources).flatMap(({ operations: verbs }) =>
    Object.values(verbs).filter((id) => id !== null),
  ),
);

/** The values of each operation without their names; 0 for null, an empty list and 'none', and at the end nothing. */
export function compactOperations(rows: Readonly<Record<string, OperationRow>>): Record<string, Values> {
  const valueOf = (value: unknown) =>
    value === null || value === 'none' || (Array.isArray(value) && value.length === 0) ? 0 : value;
  return Object.fromEntries(
    Object.entries(rows).map(([id, row]) => {
      const values = READ_BY_PAGES.map((key) =>
        OF_RESOURCES.includes(key) && !of_resources.has(id) ? 0 : valueOf(row[key]),
      );
      return [id, values.slice(0, values.findLastIndex((value) => value !== 0) + 1)];
    }),
  );
}

/** The rows that the compact form was made of. It is sent to the browser as it stands here, so that it uses nothing outside itself. */
export function filledOperations(compact: Readonly<Record<string, Values>>): Record<string, unknown> {
  const rows: Record<string, unknown> = {};
  for (const [
    id,
    [method, path, access, invalidates, request_key, response_key, query, fields, idempotency],
  ] of Object.entries(compact))
    rows[id] = {
      method,
      path,
      access: access || [],
      invalidates: invalidates || [],
      request_key: request_key || null,
      response_key: response_key || null,
      query: query || [],
      request_fields: fields || [],
      idempotency: idempotency || 'none',
    };
  return rows;
}

const FILE = fileURLToPath(new URL('../../generated/operations.ts', import.meta.url));

/** The table of operations as the browser loads it: what pages read of it, in less than half of its letters. */
export const compactOperationsPlugin = {
  name: 'hoadon:compact-operations',
  apply: 'build',
  enforce: 'pre',
  load: (id: string) =>
    id === FILE
      ? `${String(filledOperations)}\nexport const operations = filledOperations(${JSON.stringify(compactOperations(operations))});`
      : null,
} as const;
