import { readFileSync } from 'node:fs';
import { operations, type OperationId } from '#generated/operations.ts';
import { dereference, type Json } from '#server/platform/http/description.ts';

export type Link = { operationId: string; parameters?: Record<string, unknown>; requestBody?: unknown };

type DescribedParameter = {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Json;
  example?: unknown;
};

type DescribedResponse = {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Json }>;
  links?: Record<string, Link>;
};

/** One operation of the description, every $ref replaced by what it names. */
export type Described = {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  security: Record<string, string[]>[] | undefined;
  parameters: DescribedParameter[];
  body: { media: string; schema: Json; example: unknown } | null;
  responses: Record<string, DescribedResponse>;
};

type RawOperation = {
  operationId: OperationId;
  security?: Record<string, string[]>[];
  parameters?: DescribedParameter[];
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
  responses: Record<string, DescribedResponse>;
};

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

function describeAll(): Described[] {
  const document = dereference(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Json);
  const paths = document['paths'] as Record<string, Record<string, unknown>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method.toLowerCase()] as RawOperation | undefined;
      if (raw === undefined) return [];
      const shared = (item['parameters'] ?? []) as DescribedParameter[];
      const [content] = Object.entries(raw.requestBody?.content ?? {});
      return {
        id: raw.operationId,
        method,
        path,
        security: raw.security,
        parameters: [...shared, ...(raw.parameters ?? [])],
        body:
          content === undefined
            ? null
            : { media: content[0], schema: content[1].schema, example: content[1].example },
        responses: raw.responses,
      };
    }),
  );
}

/** Every operation of the description. */
export const described: readonly Described[] = describeAll();

export function describedAs(id: string): Described {
  const found = described.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not in the description`);
  return found;
}

/** Those that a signed-in account calls. */
export const signedIn: readonly Described[] = described.filter((one) => operations[one.id].auth === 'bearer');

export function successOf(one: Described): DescribedResponse {
  return one.responses[String(operations[one.id].success)] ?? {};
}

/** The links that lead to an operation, with the operation they start from. */
export function linksTo(id: string): { from: Described; link: Link }[] {
  return described.flatMap((from) =>
    Object.values(successOf(from).links ?? {})
      .filter((link) => link.operationId === id)
      .map((link) => ({ from, link })),
  );
}

export const takesId = (one: Described): boolean => one.path.includes('{');

/** Names of what stands in braces in its path, in order. */
export function placesOf({ path }: Described): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

/** The schema of the record in a body: what stands under its named key, or the whole; null for files and no body. */
export function recordSchema(one: Described): Json | null {
  if (one.body === null || one.body.media === 'application/octet-stream') return null;
  const key = operations[one.id].request_key;
  const properties = one.body.schema['properties'] as Record<string, Json> | undefined;
  return (key === null ? one.body.schema : properties?.[key]) ?? null;
}

/** Values that the description shows for the parameters of a place: of the query, for those that must be there. */
export function shownValues({ parameters }: Described, place: 'path' | 'query'): Record<string, unknown> {
  const own = parameters.filter((one) => one.in === place && one.required === true);
  return Object.fromEntries(
    own.map(({ name, example, schema }) => {
      const choices = (schema['oneOf'] ?? []) as { const?: unknown }[];
      return [name, example ?? schema['example'] ?? schema['default'] ?? choices[0]?.const];
    }),
  );
}
