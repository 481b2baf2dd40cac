/** The part of OpenAPI 3.1 that this project writes, as the generators see it. */
export type Schema = {
  example?: unknown;
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  pattern?: string;
  contentEncoding?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  const?: unknown;
  default?: unknown;
  readOnly?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  'x-resource'?: ResourceHints;
  'x-field'?: FieldHints;
  'x-groups'?: Record<string, string>;
  'x-tone'?: string;
  'x-group'?: string;
  'x-was'?: string;
};

export type ResourceHints = {
  name: string;
  label: string;
  one: string;
  represent: string;
  sort?: string;
  /** Group and order of its entry in the navigation. */
  group?: string;
  order?: number;
  /** Where its pages stand below /admin/; its name when it has a group, none otherwise. */
  page?: string;
  /** The server side needs no hand: table, module and handlers come from the description. */
  plain?: boolean;
  /** What is deleted is kept and can be brought back. */
  soft_delete?: boolean;
};

type FieldHints = {
  list?: number;
  group?: string;
  kind?: string;
  reference?: string;
  hidden?: boolean;
  unique?: boolean;
  search?: boolean;
  hint?: string;
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
};

export type Link = { operationId: string; parameters?: Record<string, string>; requestBody?: unknown };

export type Response = {
  $ref?: string;
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
  links?: Record<string, Link>;
};

/**
 * `key`: the field by which a record is known to be there; `row`: the schema of a row, where several rows are one record; `headings`: what
 * sheets of other programs write above a field.
 */
export type XImport = {
  permission: string;
  key?: string;
  row?: string;
  headings?: Record<string, string[]>;
};

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, Response>;
  'x-invalidates'?: string[];
  'x-import'?: XImport;
  'x-export'?: { permission: string };
  'x-bulk'?: string[] | true;
};

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, Operation>> & { parameters?: Parameter[] };

export type Document = {
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
  };
};

export type OperationAt = { path: string; method: Method; operation: Operation; parameters: Parameter[] };

/** Follows a local $ref; anything else comes back as it is. */
export function resolve<T extends { $ref?: string }>(document: Document, value: T): T {
  if (value.$ref === undefined) return value;
  const parts = value.$ref.replace('#/', '').split('/');
  let here: unknown = document;
  for (const part of parts) here = (here as Record<string, unknown>)[part];
  if (here === undefined) throw new Error(`${value.$ref}: nothing stands there`);
  const { $ref: _ref, ...siblings } = value;
  return { ...(here as T), ...siblings };
}

/** Every operation of the description, in its order, with the parameters of its path merged in. */
export function operationsOf(document: Document): OperationAt[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [{ path, method, operation, parameters: parameters.map((one) => resolve(document, one)) }];
    }),
  );
}
