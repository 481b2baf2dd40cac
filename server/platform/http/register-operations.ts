import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from './description.ts';
import { Failure } from './failure.ts';
import { EventStream, FileReply, FileStream, RawJson, Reply } from './handlers.ts';
import { rulesOf, type OperationRow, type OperationRule } from './operation-rules.ts';
import type { Formats } from './validation.ts';

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
  const rules = rulesOf(registration.document, registration);
  for (const [id, row] of Object.entries(registration.operations)) {
    const rule = rules.get(id);
    const handler = registration.handlers[id];
    if (rule === undefined || handler === undefined) throw new Error(`${id}: no description or no handler`);
    app.route({
      method: row.method,
      url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(rule.body_limit === null ? {} : { bodyLimit: rule.body_limit }),
      onRequest: async (request) => registration.guard(id, request),
      preParsing: async (request, _reply, payload) => {
        rule.requireReadable(request);
        return payload;
      },
      handler: async (request, reply) => {
        const input = rule.check(request);
        const answer = await registration.run(id, request, reply, (context) =>
          handler(input as never, context),
        );
        return send(request, reply, row, answer, rule, registration.check_responses);
      },
    });
  }
  refuseOtherMethods(app, Object.values(registration.operations));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A known path answers other methods than its own with 405 and the list of its own (RFC 9110 section 15.5.6), before it reads anything. */
function refuseOtherMethods(app: FastifyInstance, rows: readonly OperationRow[]): void {
  const paths = Map.groupBy(rows, ({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
  for (const [url, operations] of paths) {
    const own = new Set<string>(operations.map(({ method }) => method));
    if (own.has('GET')) own.add('HEAD');
    const allow = METHODS.filter((method) => own.has(method)).join(', ');
    const refuse = (): never => {
      const message = `Địa chỉ này không nhận phương thức của lời gọi. Hãy dùng ${allow}.`;
      throw new Failure(405, [{ message, code: 'method_not_allowed', fields: [] }], {}, { allow });
    };
    app.route({
      method: METHODS.filter((method) => !own.has(method)),
      url,
      exposeHeadRoute: false,
      onRequest: async () => refuse(),
      handler: refuse,
    });
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  row: OperationRow,
  answer: unknown,
  rule: OperationRule,
  is_judged: boolean,
): unknown {
  const headers_alone = request.method === 'HEAD';
  if (answer instanceof EventStream) {
    if (headers_alone) answer.out.destroy();
    // nginx keeps back what it passes on unless this header says not to.
    return reply
      .type(EVENTS_TYPE)
      .header('x-accel-buffering', 'no')
      .send(headers_alone ? nothing() : answer.out);
  }
  if (answer instanceof FileStream) {
    return reply
      .type(answer.type)
      .headers(answer.headers)
      .header('content-disposition', attachment(answer.file_name))
      .send(headers_alone ? nothing() : Readable.from(answer.chunks));
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
  const problems = !is_judged || rule.judge === null ? [] : rule.judge(raw ? JSON.parse(body.text) : body);
  if (problems.length > 0) throw new Error(`the answer breaks the description: ${JSON.stringify(problems)}`);
  reply.code(row.success);
  if (raw) return reply.type(JSON_TYPE).serializer(asItStands).send(body.text);
  if (rule.shape === null) return reply.send(body);
  // Compiled with the first answer: three hundred serialisers would take a third of the start of the server.
  const serialise = (rule.serialise ??= reply.compileSerializationSchema(rule.shape));
  return reply.type(JSON_TYPE).serializer(serialise).send(body);
}

/** What Fastify reads to its end for the reply to a HEAD: of an endless stream it would hold the place of a reader. */
const nothing = (): Readable => Readable.from([]);

/** RFC 6266: a plain name for old readers, the true one in UTF-8. */
function attachment(file_name: string): string {
  const plain = file_name.replaceAll(/[^\w.() -]/g, '_');
  return plain === file_name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file_name)}`;
}

const EVENTS_TYPE = 'text/event-stream; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const asItStands = (text: string): string => text;
