import { operationsOf, resolve, type Document, type OperationAt } from './document.ts';
import { envelopeOf } from './envelope.ts';

type Auth = 'bearer' | 'client' | 'none';

/** generated/operations.ts: method, path, access, envelope keys and cache kinds of each operation, as data. */
export function writeOperations(document: Document): string {
  const rows = operationsOf(document).map(
    (at) => `  ${at.operation.operationId}: ${JSON.stringify(rowOf(document, at))},`,
  );
  return [
    '/**',
    ' * One row an operation. `access`: alternatives are any-of, the scopes in one alternative all-of; [[]] is any signed-in account.',
    ' * `people_only`: an API token is refused, whatever it was given.',
    ' */',
    'export const operations = {',
    ...rows,
    '} as const;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    'export type OperationRow = {',
    "  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';",
    '  readonly path: string;',
    "  readonly auth: 'bearer' | 'client' | 'none';",
    '  readonly access: readonly (readonly string[])[];',
    '  readonly people_only: boolean;',
    '  readonly success: number;',
    '  readonly request_key: string | null;',
    '  readonly request_fields: readonly string[];',
    '  readonly response_key: string | null;',
    '  readonly media: string;',
    '  readonly query: readonly string[];',
    '  readonly idempotency: "required" | "accepted" | "none";',
    '  readonly invalidates: readonly string[];',
    '};',
    '',
  ].join('\n');
}

function rowOf(document: Document, at: OperationAt): object {
  const { operation } = at;
  const requirements = operation.security ?? [];
  const auth: Auth =
    requirements.length === 0 ? 'none' : requirements.some((one) => 'client' in one) ? 'client' : 'bearer';
  const success = Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? '200';
  const answer = operation.responses[success]?.content ?? {};
  const media = Object.keys(answer)[0] ?? 'application/json';
  const json = answer['application/json']?.schema;
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const request = envelopeOf(document, body);
  const requestSchema = request === null ? undefined : resolve(document, request.schema);
  const key = at.parameters.find((one) => one.name === 'Idempotency-Key');
  return {
    method: at.method.toUpperCase(),
    path: at.path,
    auth,
    access: auth === 'bearer' ? requirements.map((one) => one['bearer'] ?? one['session'] ?? []) : [],
    people_only: requirements.some((one) => 'session' in one),
    success: Number(success),
    request_key: requestSchema?.properties === undefined ? null : (request?.key ?? null),
    request_fields: Object.keys(requestSchema?.properties ?? {}),
    response_key: envelopeOf(document, json)?.key ?? null,
    media,
    query: at.parameters.filter((one) => one.in === 'query').map((one) => one.name),
    idempotency: key === undefined ? 'none' : key.required === true ? 'required' : 'accepted',
    invalidates: operation['x-invalidates'] ?? [],
  };
}
