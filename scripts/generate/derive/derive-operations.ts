import { resolve, type Document, type Operation, type Schema } from '../document.ts';
import { envelopeOf } from '../envelope.ts';
import { deriveBulkDelete, deriveBulkUndo, deriveBulkUpdate } from './bulk.ts';
import { deriveImport } from './import.ts';
import { deriveRestore } from './restore.ts';
import { answers, put, sheetContent, type Origin } from './derived.ts';
import type { Link } from '../document.ts';

/**
 * Writes out what a resource asks for in one word each: soft_delete, x-export, x-import, x-bulk. What comes out is plain
 * OpenAPI, so server, client, permissions and tests take it as if it had been written by hand.
 */
export function deriveOperations(document: Document): Document {
  for (const [schemaName, schema] of Object.entries(document.components.schemas)) {
    const resource = schema['x-resource'];
    const path = `/api/${resource?.name}`;
    const list = document.paths[path]?.get;
    if (resource === undefined || list === undefined) continue;
    const title = capital(resource.name);
    const origin: Origin = { document, path, name: resource.name, title, label: resource.label, list };
    const create = document.paths[path]?.post;
    const update = document.paths[`${path}/{id}`]?.put;
    const remove = document.paths[`${path}/{id}`]?.delete;
    if (resource.soft_delete === true && remove !== undefined) {
      const key = envelopeOf(document, remove.responses['200']?.content?.['application/json']?.schema)?.key;
      deriveRestore({ ...origin, title: schemaName }, remove, schemaName, key ?? resource.name);
    }
    if (list['x-export'] !== undefined) deriveExport(origin, list['x-export']);
    if (create?.['x-import'] !== undefined) deriveImport(origin, create, create['x-import']);
    const bulk: Operation[] = [];
    if (Array.isArray(update?.['x-bulk'])) {
      deriveBulkUpdate(origin, update, requestSchema(document, update), update['x-bulk']);
      bulk.push(update);
    }
    if (remove?.['x-bulk'] === true) {
      if (resource.soft_delete !== true)
        throw new Error(
          `DELETE ${path}/{id}: x-bulk needs soft_delete on ${schemaName}, or it could not be undone`,
        );
      deriveBulkDelete(origin, remove);
      bulk.push(remove);
    }
    deriveBulkUndo(origin, bulk);
    const made = answeredKey(document, create, '201');
    deriveLinks(origin, made === null ? NOTHING_MADE : { create, remove, key: made });
  }
  return document;
}

/** Of a resource that comes into being elsewhere only what was begun in bulk leads on. */
const NOTHING_MADE = { create: undefined, remove: undefined, key: '' };

/** `api_tokens` -> `ApiTokens` */
function capital(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_all, _line, letter: string) => letter.toUpperCase());
}

/** The named key that an operation answers under. */
function answeredKey(document: Document, operation: Operation | undefined, status: string): string | null {
  const schema = operation?.responses[status]?.content?.['application/json']?.schema;
  return envelopeOf(document, schema)?.key ?? null;
}

function requestSchema(document: Document, operation: Operation): Schema {
  const body = operation.requestBody?.content['application/json']?.schema;
  const inner = envelopeOf(document, body);
  if (inner === null) throw new Error(`${operation.operationId}: its body is no envelope`);
  return resolve(document, inner.schema);
}

const UNASKED = ['page', 'limit', 'after'];

/** x-export: everything the list's filters leave, as a file that is written while it is read. */
function deriveExport(origin: Origin, { permission }: { permission: string }): void {
  const { document, path, name, title, label, list } = origin;
  const parameters = (list.parameters ?? []).filter(({ $ref, name: own }) => {
    const called = own ?? $ref?.split('/').at(-1);
    return !UNASKED.includes(called);
  });
  put(document, `${path}/export`, {
    get: {
      operationId: `export${title}`,
      tags: [name],
      summary: `Xuất danh sách: ${label}`,
      security: [{ bearer: [permission] }],
      parameters: [
        ...parameters,
        {
          name: 'format',
          in: 'query',
          schema: { title: 'Dạng tệp', default: 'xlsx', oneOf: [{ const: 'xlsx' }, { const: 'csv' }] },
        },
      ],
      responses: answers(list, '200', {
        description: 'Tệp, kèm tổng số dòng',
        headers: { 'X-Total-Count': list.responses['200']?.headers?.['X-Total-Count'] },
        content: sheetContent({ csv: true }),
      }),
    },
  });
}

type Sources = { create: Operation | undefined; remove: Operation | undefined; key: string };

/**
 * The way from one operation of a resource to those derived from it, so that tests and readers may follow it: what was
 * made is changed, deleted and undone in bulk, what was deleted is restored, what was uploaded is matched, put right and
 * imported.
 */
function deriveLinks({ document, path }: Origin, { create, remove, key }: Sources): void {
  const at = (end: string, method: 'get' | 'post' | 'put' = 'post'): Operation | undefined =>
    document.paths[path + end]?.[method];
  const id = `$response.body#/${key}/id`;
  const selected = { bulk: { ids: [id], expected_count: 1 } };
  link(create, 'bulk_update', at('/bulk_update'), { requestBody: selected });
  link(create, 'bulk_delete', at('/bulk_delete'), { requestBody: selected });
  link(remove, 'restore', at('/{id}/restore'), { parameters: { id } });
  for (const bulk of [at('/bulk_update'), at('/bulk_delete')]) {
    const job_id = '$response.body#/job/id';
    link(bulk, 'job', document.paths['/api/jobs/{id}']?.get, { parameters: { id: job_id } });
    link(bulk, 'undo', at('/bulk_undo'), { requestBody: { bulk_undo: { job_id } } });
  }
  const one = { parameters: { id: '$response.body#/import/id' } };
  const match = at('/imports/{id}', 'put');
  link(at('/imports'), 'match', match, one);
  const rows = at('/imports/{id}/rows', 'get');
  link(match, 'rows', rows, one);
  link(match, 'run', at('/imports/{id}/run'), one);
  link(match, 'file', at('/imports/{id}/file', 'get'), one);
  const row = { id: '$request.path.id', row: '$response.body#/import_rows/0/row' };
  link(rows, 'correct', at('/imports/{id}/rows/{row}', 'put'), { parameters: row });
}

function link(
  from: Operation | undefined,
  name: string,
  to: Operation | undefined,
  says: Pick<Link, 'parameters' | 'requestBody'>,
): void {
  if (from === undefined || to === undefined) return;
  const success = Object.entries(from.responses).find(([status]) => status.startsWith('2'))?.[1];
  if (success === undefined) return;
  success.links = { ...success.links, [name]: { operationId: to.operationId, ...says } };
}
