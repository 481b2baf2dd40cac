import type { Document, Operation } from '../document.ts';
import { answers, envelope, jsonAnswer, put, schemaRef, type Origin } from './derived.ts';

/** soft_delete: what is deleted can be brought back, by whoever may delete; a list shows the deleted when asked. */
export function deriveRestore(origin: Origin, remove: Operation, schemaName: string, key: string): void {
  const { document, path, name, title, label, list } = origin;
  put(document, `${path}/{id}/restore`, {
    parameters: [{ $ref: '#/components/parameters/id' } as never],
    post: {
      operationId: `restore${title}`,
      tags: [name],
      summary: `Khôi phục: ${label}`,
      security: remove.security ?? [],
      'x-invalidates': remove['x-invalidates'] ?? [],
      parameters: [{ $ref: '#/components/parameters/idempotency_key' } as never],
      requestBody: {
        content: {
          'application/json': {
            schema: { type: 'object', additionalProperties: false, properties: {} },
            example: {},
          },
        },
      },
      responses: answers(
        list,
        '200',
        jsonAnswer('Đã khôi phục', envelope(key, schemaRef(document, schemaName))),
      ),
    },
  });
  keepDeletionTime(document, schemaName);
  list.parameters = [...(list.parameters ?? []), deletedFilter()];
}

function deletedFilter(): NonNullable<Operation['parameters']>[number] {
  return {
    name: 'deleted',
    in: 'query',
    schema: { type: 'boolean', title: 'Đã xóa' },
  };
}

/** The record says when it was deleted, null while it stands. */
function keepDeletionTime({ components }: Document, schemaName: string): void {
  const schema = components.schemas[schemaName];
  if (schema === undefined) throw new Error(`openapi/ lacks the schema ${schemaName}`);
  schema.required = [...(schema.required ?? []), 'deleted_on'];
  schema.properties = {
    ...schema.properties,
    deleted_on: {
      type: ['string', 'null'],
      format: 'date-time',
      title: 'Xóa lúc',
      readOnly: true,
      'x-field': { hidden: true },
    },
  };
}
