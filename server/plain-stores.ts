import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations, type OperationId } from '#generated/operations.ts';
import { resources } from '#generated/resources/resources.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { readNumberStyle } from './modules/tenant-settings/index.ts';
import { wireFormats } from './formats.ts';
import * as plainModules from './plain-modules.ts';
import type { CrudDeps, CrudRecord, RecordJudge, ReferenceTable } from './platform/crud/crud-context.ts';
import type { RecordStore } from './platform/crud/record-store.ts';
import {
  dereference,
  describedOperations,
  type DescribedOperation,
  type Json,
} from './platform/http/description.ts';
import { createValidators, type Validator } from './platform/http/validation.ts';

let description: { text: string; document: Json } | undefined;

/** The description as the server reads it, every reference followed; read once. */
export function readDescription(): { text: string; document: Json } {
  if (description !== undefined) return description;
  const text = readFileSync(join(import.meta.dirname, '..', 'generated', 'openapi.json'), 'utf8');
  description = { text, document: dereference(JSON.parse(text) as Json) };
  return description;
}

/** The records of every plain resource, by its name. */
export const plainStores: ReadonlyMap<string, RecordStore<CrudRecord>> = new Map(
  Object.values(plainModules).map(({ store }) => [store.descriptor.name, store]),
);

/** What the plain handlers and their jobs need beside the database. */
export function crudDeps(document: Json): CrudDeps {
  const described = describedOperations(document);
  return {
    judge: recordJudge(described),
    references: referenceTables(),
    headings: (resource) => described.get(createOperationOf(resource))?.['x-import']?.headings ?? {},
    number_style: readNumberStyle,
  };
}

function createOperationOf(resource: string): string {
  return (resources as Readonly<Record<string, ResourceDescriptor>>)[resource]?.operations.create ?? '';
}

/** Judges records by the body of their create operation; each resource's rules are compiled when first asked for. */
function recordJudge(described: ReadonlyMap<string, DescribedOperation>): RecordJudge {
  const validators = createValidators(wireFormats);
  const compiled = new Map<string, { key: string; check: Validator }>();
  const judgeOf = (resource: string): { key: string; check: Validator } => {
    const known = compiled.get(resource);
    if (known !== undefined) return known;
    const id = createOperationOf(resource);
    const schema = described.get(id)?.requestBody?.content['application/json']?.schema;
    const key = operations[id as OperationId].request_key;
    if (schema === undefined || key === null) throw new Error(`${resource} has no create operation`);
    const judge = { key, check: validators.body(schema) };
    compiled.set(resource, judge);
    return judge;
  };
  return (resource, record) => {
    const { key, check } = judgeOf(resource);
    return check({ [key]: record });
  };
}

/** The table behind each resource and the column that identifies its records in a sheet. */
function referenceTables(): Map<string, ReferenceTable> {
  return new Map(
    Object.values(resources as Readonly<Record<string, ResourceDescriptor>>).map(
      ({ name, fields, represent }) => {
        const key = fields.find(({ unique }) => unique)?.source ?? represent;
        const shape = plainStores.get(name)?.shape;
        return [
          name,
          { table: shape?.table ?? name, key, represent, soft_delete: shape?.soft_delete === true },
        ];
      },
    ),
  );
}
