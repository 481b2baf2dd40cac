import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describedOperations, parametersSchema, type DescribedOperation, type Json } from './description.ts';
import type { ErrorItem } from './failure.ts';
import { FileReply, FileStream, RawJson, Reply } from './handlers.ts';
import { createValidators, refuseInvalid, type Formats, type Validator } from './validation.ts';

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

type OperationRow = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly success: number;
  readonly media: string;
};

// Each handler knows its own input; the validators have judged what is handed to it.
type AnyHandler<Context> = (input: never, context: Context) => Promise<unknown>;

type Registration<Context> = {
  /** The dereferenced description. */
  document: Json;
  operations: Readonly<Record<string, OperationRow>>;
  handlers: Readonly<Record<string, AnyHandler<Context>>>;
  formats: Formats;
  /** Runs before anything of the request is judged: who is it, and may they. */
  guard(operation_id: string, request: FastifyRequest): Promise<void>;
  /** Runs the handler with what it needs; the place for idempotency. */
  run(
    operation_id: string,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (context: Context) => Promise<unknown>,
  ): Promise<unknown>;
  /** Development and tests: the handler's own object is judged against the description before it is serialised. */
  check_responses: boolean;
};

/** One route for each operation of the description: guard, validators, handler and serialiser, all from the same rows. */
export function registerOperations<Context>(app: FastifyInstance, registration: Registration<Context>): void {
  const described = describedOperations(registration.document);
  app.addContentTypeParser(UPLOAD_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const validators = createValidators(registration.formats);
  for (const [id, row] of Object.entries(registration.operations)) {
    const operation = described.get(id);
    const handler = registration.handlers[id];
    if (operation === undefined || handler === undefined)
      throw new Error(`${id}: no description or no handler`);
    const check = requestChecks(operation, validators);
    const checkResponse = registration.check_responses ? responseCheck(operation, row, validators) : null;
    const response = responseSchema(operation, row);
    const shape = response === null ? null : serialisable(response);
    const upload = operation.requestBody?.content[UPLOAD_TYPE] !== undefined;
    app.route({
      method: row.method,
      url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(upload ? { bodyLimit: UPLOAD_LIMIT_BYTES } : {}),
      onRequest: async (request) => registration.guard(id, request),
      handler: async (request, reply) => {
        const input = check(request);
        const answer = await registration.run(id, request, reply, (context) =>
          handler(input as never, context),
        );
        return send(reply, row, answer, { check: checkResponse, shape });
      },
    });
  }
}

type ResponseRules = { check: Validator | null; shape: Json | null };

function send(
  reply: FastifyReply,
  row: OperationRow,
  answer: unknown,
  { check, shape }: ResponseRules,
): unknown {
  if (answer instanceof FileStream) {
    return reply
      .type(answer.type)
      .headers(answer.headers)
      .header('content-disposition', attachment(answer.file_name))
      .send(Readable.from(answer.chunks));
  }
  if (answer instanceof FileReply) {
    return reply
      .type(answer.type)
      .header('content-disposition', attachment(answer.file_name))
      .send(Buffer.from(answer.bytes));
  }
  const body = answer instanceof Reply ? (answer.body as unknown) : answer;
  if (answer instanceof Reply) reply.headers(answer.headers);
  const raw = body instanceof RawJson;
  const problems = check === null ? [] : check(raw ? JSON.parse(body.text) : body);
  if (problems.length > 0) throw new Error(`the answer breaks the description: ${JSON.stringify(problems)}`);
  reply.code(row.success);
  if (raw) return reply.type(JSON_TYPE).serializer(asItStands).send(body.text);
  if (shape === null) return reply.send(body);
  // Compiled with the first answer: three hundred serialisers would take a third of the start of the server.
  return reply.type(JSON_TYPE).serializer(reply.compileSerializationSchema(shape)).send(body);
}

/** RFC 6266: a plain name for old readers, the true one in UTF-8. */
function attachment(file_name: string): string {
  const plain = file_name.replaceAll(/[^\w.() -]/g, '_');
  return plain === file_name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file_name)}`;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const asItStands = (text: string): string => text;

/** Files come as they are, one a request. */
const UPLOAD_TYPE = 'application/octet-stream';
const UPLOAD_LIMIT_BYTES = 32 * 1024 * 1024;

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
    const left_out = operation.requestBody?.required !== true && request.body === undefined;
    if (checkBody !== null && !left_out) refuseInvalid(checkBody(request.body ?? null));
    return { path: values.path, query, body: request.body };
  };
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

function responseCheck(
  operation: DescribedOperation,
  row: OperationRow,
  validators: ReturnType<typeof createValidators>,
): Validator | null {
  const schema = responseSchema(operation, row);
  return schema === null ? null : validators.answer(schema);
}
