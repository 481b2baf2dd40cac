import { resolve, type Operation, type Schema } from '../document.ts';
import { answers, envelope, jsonAnswer, put, schemaRef, type Origin } from './derived.ts';

/** What a selection may name: the filters of the list itself, without its paging. */
const NOT_A_FILTER = ['page', 'limit', 'sort', 'ids', 'after'];

/** x-bulk on the update: the named fields, set on all selected records by a job of the server. */
export function deriveBulkUpdate(
  origin: Origin,
  update: Operation,
  input: Schema,
  fields: readonly string[],
): void {
  const values: Schema = {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      fields.map((field) => {
        const schema = input.properties?.[field];
        if (schema === undefined) throw new Error(`${origin.path}: x-bulk names ${field}, which is no field`);
        return [field, schema];
      }),
    ),
  };
  deriveBulk(origin, 'update', update, { values }, { values: firstValues(origin, values) });
}

/** x-bulk on the delete. */
export function deriveBulkDelete(origin: Origin, remove: Operation): void {
  deriveBulk(origin, 'delete', remove, {}, {});
}

/** What a bulk job did is undone from the audit log; a record changed again since is left as it is and named. */
export function deriveBulkUndo(origin: Origin, by: readonly Operation[]): void {
  const { document, path, name, title, label, list } = origin;
  const [first] = by;
  if (first === undefined) return;
  const security = [
    ...new Map(by.flatMap((one) => one.security ?? []).map((one) => [JSON.stringify(one), one])).values(),
  ];
  const undo = {
    type: 'object',
    additionalProperties: false,
    required: ['job_id'],
    properties: { job_id: { type: 'integer', minimum: 1, title: 'Việc' } },
  };
  put(document, `${path}/bulk_undo`, {
    post: {
      operationId: `bulkUndo${title}`,
      tags: [name],
      summary: `Hoàn tác việc hàng loạt: ${label}`,
      security,
      'x-invalidates': first['x-invalidates'] ?? [],
      parameters: [{ $ref: '#/components/parameters/idempotency_key' } as never],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: envelope('bulk_undo', undo), example: { bulk_undo: { job_id: 1 } } },
        },
      },
      responses: answers(list, '202', jsonAnswer('Đã nhận', envelope('job', schemaRef(document, 'Job')))),
    },
  });
}

function deriveBulk(
  origin: Origin,
  action: 'update' | 'delete',
  like: Operation,
  own: Record<string, Schema>,
  example: Record<string, unknown>,
): void {
  const { document, path, name, title, label, list } = origin;
  const selection: Schema = {
    type: 'object',
    additionalProperties: false,
    required: ['expected_count', ...Object.keys(own)],
    properties: {
      ids: { type: 'array', maxItems: 250, minItems: 1, items: { type: 'integer', minimum: 1 } },
      filter: { type: 'object', additionalProperties: false, properties: filterProperties(origin) },
      expected_count: { type: 'integer', minimum: 1, title: 'Số bản ghi đã chọn' },
      ...own,
    },
  };
  const verb = action === 'update' ? 'Sửa' : 'Xóa';
  put(document, `${path}/bulk_${action}`, {
    post: {
      operationId: `bulk${action === 'update' ? 'Update' : 'Delete'}${title}`,
      tags: [name],
      summary: `${verb} hàng loạt: ${label}`,
      description:
        'Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.',
      security: like.security ?? [],
      'x-invalidates': like['x-invalidates'] ?? [],
      parameters: [{ $ref: '#/components/parameters/idempotency_key' } as never],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: envelope('bulk', selection),
            example: { bulk: { ids: [1], expected_count: 1, ...example } },
          },
        },
      },
      responses: answers(list, '202', jsonAnswer('Đã nhận', envelope('job', schemaRef(document, 'Job')))),
    },
  });
}

function filterProperties({ document, list }: Origin): Record<string, Schema> {
  return Object.fromEntries(
    (list.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'query' && !NOT_A_FILTER.includes(parameter.name))
      .map(({ name, schema }) => [name, schema]),
  );
}

function firstValues({ document }: Origin, values: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values.properties ?? {}).map(([field, property]) => {
      const schema = resolve(document, property);
      return [field, schema.oneOf?.find((one) => one.const !== undefined)?.const ?? schema.default ?? null];
    }),
  );
}
