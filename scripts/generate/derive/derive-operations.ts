import { resolve, type Document, type Operation, type Schema } from '../document.ts';
import { envelopeOf } from '../envelope.ts';
import { deriveBulkDelete, deriveBulkUndo, deriveBulkUpdate } from './bulk.ts';
import type { Origin } from './derived.ts';
import { deriveExport } from './export.ts';
import { deriveImport } from './import.ts';
import { deriveLinks } from './links.ts';
import { deriveRestore } from './restore.ts';

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
