import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { ReceivedRequest } from '../provider.ts';
import type {
  AnswersReply,
  FetchAgainReply,
  LookUpReply,
  StatusReply,
  ReceivedReply,
  SubmitReply,
} from '../wire.ts';
import type { Fault, Faults } from './scenarios/faults.ts';
import type { Reception } from './reception.ts';
import { scenarioInDocument } from './scenarios/document-scenario.ts';
import { SCENARIOS_OF_TAX_CODES, scenarioOf } from './scenarios/scenarios.table.ts';
import type { Store } from './store.ts';

type MessageRoutes = {
  store: Store;
  reception: Reception;
  faults: Faults;
  clock: Clock;
  /** Whether X-Sandbox-Now may say on which instant a message came in (backdated demo data). */
  allow_time_travel: boolean;
};

const headers = {
  type: 'object',
  required: ['x-message-id', 'x-message-type', 'x-tax-code'],
  properties: {
    // MTDiep: at most 46 characters.
    'x-message-id': { type: 'string', pattern: '^[A-Z0-9]{33,46}$' },
    'x-message-type': { type: 'string', pattern: '^\\d{3}$' },
    'x-tax-code': { type: 'string', pattern: '^[\\d-]{10,14}$' },
    // What the authority does with this one message: see scenarios.table.ts.
    'x-sandbox-scenario': { type: 'string' },
    'x-sandbox-now': {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
    },
  },
};

type MessageHeaders = {
  'x-message-id': string;
  'x-message-type': string;
  'x-tax-code': string;
  'x-sandbox-scenario'?: string;
  'x-sandbox-now'?: string;
};

const answersQuery = {
  type: 'object',
  required: ['tax_code'],
  properties: {
    tax_code: { type: 'string', minLength: 10 },
    after: { type: 'string', pattern: '^\\d{1,15}$' },
  },
};

const documentsQuery = {
  type: 'object',
  required: ['tax_code', 'day', 'limit'],
  properties: {
    tax_code: { type: 'string', minLength: 10 },
    day: { type: 'string', format: 'date' },
    after: { type: 'string', pattern: '^[A-Z0-9]{1,46}\\.\\d{1,6}$' },
    limit: { type: 'integer', minimum: 1, maximum: 500 },
  },
};

/** What a provider offers: hand a message over, look one up, fetch answers, list what came in on a day. */
export function messageRoutes(app: FastifyInstance, routes: MessageRoutes): void {
  const { store, clock } = routes;

  app.get('/status', async (): Promise<StatusReply> => ({ ready: true }));

  app.post<{ Headers: MessageHeaders; Body: Buffer }>(
    '/messages',
    { schema: { headers } },
    async (request, reply) => submit(request, reply, routes),
  );

  app.get<{ Params: { message_id: string } }>('/messages/:message_id', async (request, reply) => {
    const { message_id } = request.params;
    const known = await store.knows(message_id);
    const body: LookUpReply = { message_id, known };
    return reply.code(known ? 200 : 404).send(body);
  });

  app.post<{ Params: { message_id: string } }>(
    '/messages/:message_id/answers/again',
    async (request, reply) => {
      const { message_id } = request.params;
      const known = await store.knows(message_id);
      const count = known ? await store.sendAgain(message_id, clock.now()) : 0;
      const body: FetchAgainReply = { message_id, known, count };
      return reply.code(known ? 202 : 404).send(body);
    },
  );

  app.get<{ Querystring: { tax_code: string; after?: string } }>(
    '/answers',
    { schema: { querystring: answersQuery } },
    async (request): Promise<AnswersReply> => {
      const { tax_code, after } = request.query;
      const published = await store.published(tax_code, Number(after ?? 0), clock.now());
      const last = published.at(-1);
      // Once there is nothing to read on to.
      const progress = last === undefined ? await store.progress({ tax_code, now: clock.now() }) : [];
      return {
        answers: published.map((answer) => ({
          id: answer.answer_id,
          reply_to: answer.reply_to,
          message_type: answer.message_type,
          content_base64: Buffer.from(answer.bytes).toString('base64'),
          received_on: answer.available_on,
        })),
        cursor: last ? String(last.published_no) : null,
        progress,
      };
    },
  );

  app.get<{ Querystring: Omit<ReceivedRequest, 'after'> & { after?: string } }>(
    '/documents',
    { schema: { querystring: documentsQuery } },
    async ({ query }): Promise<ReceivedReply> => store.received({ after: null, ...query }),
  );
}

async function submit(
  request: FastifyRequest<{ Headers: MessageHeaders; Body: Buffer }>,
  reply: FastifyReply,
  { store, reception, faults, clock, allow_time_travel }: MessageRoutes,
): Promise<FastifyReply> {
  const told = request.headers['x-sandbox-now'];
  if (told !== undefined && !allow_time_travel) return refuse(reply, 'X-Sandbox-Now không được phép');
  const tax_code = request.headers['x-tax-code'];
  const wanted = request.headers['x-sandbox-scenario'];
  const carried = scenarioInDocument(request.body);
  for (const named of [wanted, carried ?? undefined])
    if (named !== undefined && scenarioOf(named) === null)
      return refuse(reply, `Kịch bản không có: ${named}`);
  const message_id = request.headers['x-message-id'];
  const fault =
    (wanted === undefined ? null : scenarioOf(wanted)) ??
    (carried === null ? null : await store.faultInDocument(message_id, carried)) ??
    faults.next(tax_code) ??
    scenarioOfTaxCode(tax_code);
  if (fault?.kind === 'drop') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (fault?.kind === 'server_error') return reply.code(503).send({});
  if (fault?.kind === 'unauthorized') return reply.code(401).send({});
  if (fault?.kind === 'reject') return refuse(reply, fault.reason);
  const outcome = await reception.receive(
    {
      message_id,
      message_type: request.headers['x-message-type'],
      tax_code,
      bytes: new Uint8Array(request.body),
      received_on: told ?? clock.now(),
    },
    fault,
  );
  // The caller is left waiting: its own time limit ends the connection, or the end of this server does.
  if (fault?.kind === 'timeout') return reply.hijack();
  if (fault?.kind === 'garble') return reply.type('text/html').send('<html>502</html>');
  const body: SubmitReply = { outcome, message_id };
  return reply.code(outcome === 'accepted' ? 202 : 200).send(body);
}

function scenarioOfTaxCode(tax_code: string): Fault | null {
  return scenarioOf(SCENARIOS_OF_TAX_CODES[tax_code] ?? '');
}

export function refuse(reply: FastifyReply, reason: string): FastifyReply {
  const body: SubmitReply = { outcome: 'refused', reason };
  return reply.code(400).send(body);
}
