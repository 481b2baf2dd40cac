import type { Document, Operation, PathItem, Response, Schema } from '../document.ts';

/** What an operation is derived from: a resource of the description and its own operations. */
export type Origin = {
  document: Document;
  /** `/api/customers` */
  path: string;
  /** `customers`, the resource's name and tag. */
  name: string;
  /** `Customers`: the middle of derived operation names. */
  title: string;
  label: string;
  list: Operation;
};

/** A $ref to a schema of the description; it must stand there. */
export function schemaRef(document: Document, name: string): Schema {
  if (document.components.schemas[name] === undefined) throw new Error(`openapi/ lacks the schema ${name}`);
  return { $ref: `#/components/schemas/${name}` };
}

/** An object of one named key, closed. */
export function envelope(key: string, schema: Schema): Schema {
  return { type: 'object', additionalProperties: false, required: [key], properties: { [key]: schema } };
}

/** The answers of a derived operation: its own and those of any failure, as the resource's list documents them. */
export function answers(list: Operation, code: string, response: Response): Record<string, Response> {
  const failures = Object.fromEntries(
    Object.entries(list.responses).filter(([status]) => !status.startsWith('2')),
  );
  return { [code]: response, ...failures };
}

export function jsonAnswer(description: string, schema: Schema): Response {
  return { description, content: { 'application/json': { schema } } };
}

const FILE: Schema = { type: 'string', format: 'binary' };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV = 'text/csv';

/** The content of an answer that is a sheet: as XLSX always, as CSV where that may be asked for. */
export function sheetContent(options: { csv: boolean }): NonNullable<Response['content']> {
  return { [XLSX]: { schema: FILE }, ...(options.csv ? { [CSV]: { schema: FILE } } : {}) };
}

/** Adds an operation to a path, beside what stands there. */
export function put(document: Document, path: string, item: PathItem): void {
  const there = document.paths[path] ?? {};
  for (const method of Object.keys(item))
    if (method !== 'parameters' && method in there)
      throw new Error(`${path}: ${method} is derived, write none`);
  document.paths[path] = { ...there, ...item };
}
