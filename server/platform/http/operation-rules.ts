import type { FastifyReply, FastifyRequest } from 'fastify';
import { describedOperations, parametersSchema, type DescribedOperation, type Json } from './description.ts';
import { failure, type ErrorItem } from './failure.ts';
import { isUnread, requireReadable, UPLOAD_TYPE } from './request-bodies.ts';
import { createValidators, refuseInvalid, type Formats, type Validator } from './validation.ts';

export type OperationRow = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly success: number;
  readonly media: string;
  readonly auth: string;
};

/** What the description says of the requests and answers of one operation. */
export type OperationRule = {
  /** Throws 415 for a body in another form than the description's, before it is read. */
  requireReadable(request: FastifyRequest): void;
  /** The input of its handler; throws 422 for a request that breaks the description. */
  check(request: FastifyRequest): Checked;
  /** Judges an answer before it is serialised; null where none is described as JSON. */
  judge: Validator | null;
  /** As the serialiser takes it. */
  shape: Json | null;
  /** Compiled with the first answer. */
  serialise: ReturnType<FastifyReply['compileSerializationSchema']> | null;
  /** How large its body may be; null where that of the server holds. */
  body_limit: number | null;
};

const known = new WeakMap<Json, Map<string, OperationRule>>();

/** The rules of every operation, by its id. All servers of a process over one description share them, and what they compile. */
export function rulesOf(
  document: Json,
  { operations, formats }: { operations: Readonly<Record<string, OperationRow>>; formats: Formats },
): ReadonlyMap<string, OperationRule> {
  const made = known.get(document);
  if (made !== undefined) return made;
  const validators = createValidators(formats);
  const rules = new Map<string, OperationRule>();
  for (const [id, operation] of describedOperations(document)) {
    const row = operations[id];
    if (row === undefined) continue;
    const response = responseSchema(operation, row);
    const [media] = Object.keys(operation.requestBody?.content ?? {});
    rules.set(id, {
      requireReadable: (request) => requireReadable(request, media),
      check: requestChecks(operation, validators),
      judge: response === null ? null : validators.answer(response),
      shape: response === null ? null : serialisable(response),
      serialise: null,
      body_limit: bodyLimit(operation, row),
    });
  }
  known.set(document, rules);
  return rules;
}

const UPLOAD_LIMIT_BYTES = 32 * 1024 * 1024;

/** What anyone may send without an account, beside the texts that the operation takes. */
const OPEN_LIMIT_BYTES = 64 * 1024;

/** A body is read and judged before anything else is known of who sent it where an operation asks for no account. */
function bodyLimit({ requestBody }: DescribedOperation, { auth }: OperationRow): number | null {
  if (requestBody?.content[UPLOAD_TYPE] !== undefined) return UPLOAD_LIMIT_BYTES;
  if (auth === 'bearer') return null;
  return OPEN_LIMIT_BYTES + longestTexts(Object.values(requestBody?.content ?? {})[0]?.schema);
}

/** Characters of all texts of a schema together. What is longer than some words (a file in base64) is ASCII. */
function longestTexts(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const { maxLength } = schema as Json;
  const inside = Object.values(schema).map(longestTexts);
  return inside.reduce((sum, one) => sum + one, typeof maxLength === 'number' ? maxLength : 0);
}

type Checked = { path: unknown; query: unknown; body: unknown };

function requestChecks(operation: DescribedOperation, validators: ReturnType<typeof createValidators>) {
  const places = (['path', 'query', 'header'] as const).map((place) => {
    const schema = parametersSchema(operation, place);
    return { place, check: schema === null ? null : validators.text(schema) };
  });
  const lists = (operation.parameters ?? [])
    .filter((one) => one.schema['type'] === 'array')
    .map((one) => one.name);
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const upload = operation.requestBody?.content[UPLOAD_TYPE] !== undefined;
  const checkBody = body === undefined ? null : upload ? checkUpload : validators.body(body.schema);
  return (request: FastifyRequest): Checked => {
    const query = splitLists(request.query as Record<string, unknown>, lists);
    const values = { path: request.params, query, header: { ...request.headers } };
    for (const { place, check } of places) if (check !== null) refuseInvalid(check(values[place]));
    if (checkBody === null) refuseUnread(request.body);
    else if (request.body !== undefined || upload) refuseInvalid(checkBody(request.body));
    else if (operation.requestBody?.required === true)
      throw failure(400, 'body_missing', 'Thiếu nội dung gửi lên. Hãy gửi kèm dữ liệu dạng JSON.');
    return { path: values.path, query, body: request.body };
  };
}

function refuseUnread(body: unknown): void {
  if (isUnread(body))
    throw failure(
      422,
      'body_not_taken',
      'Lời gọi này không nhận nội dung. Hãy gửi lại mà không kèm nội dung.',
    );
}

function checkUpload(body: unknown): ErrorItem[] {
  if (body instanceof Uint8Array && body.length > 0) return [];
  return [{ message: 'Tệp rỗng hoặc không đọc được. Hãy chọn lại tệp.', code: 'empty_file', fields: [] }];
}

/** `ids=5,6` is one value with commas (style form, explode false). */
function splitLists(query: Record<string, unknown>, lists: readonly string[]): Record<string, unknown> {
  const split = { ...query };
  for (const name of lists) if (typeof split[name] === 'string') split[name] = split[name].split(',');
  return split;
}

function responseSchema(operation: DescribedOperation, row: OperationRow): Json | null {
  return operation.responses[String(row.success)]?.content?.['application/json']?.schema ?? null;
}

/**
 * The response schema as the serialiser may take it: closed lists become plain strings (a row with an unknown value must not
 * take a whole list down; the tests judge values) and formats of our own, which it does not know, are left out.
 */
function serialisable(schema: Json): Json {
  return plain(schema) as Json;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const { format: _format, oneOf, ...rest } = value as Json;
  const list = Array.isArray(oneOf) ? (oneOf as Json[]) : [];
  const closed = list.length > 0 && list.every((one) => typeof one['const'] === 'string');
  const kept = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, plain(child)]));
  if (closed) return { ...kept, type: 'string' };
  return oneOf === undefined ? kept : { ...kept, oneOf: plain(oneOf) };
}
