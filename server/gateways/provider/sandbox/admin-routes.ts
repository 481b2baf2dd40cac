import type { FastifyInstance } from 'fastify';
import type { Reason } from '#domain/documents/notices.ts';
import type { AuthoritySigner } from './authority.ts';
import type { FaultOrder, Faults } from './scenarios/faults.ts';
import type { Initiative } from './initiatives.ts';
import { sendInitiative } from './initiatives.ts';
import { MAX_AHEAD_MS, type MovedClock } from './clock/moved-clock.ts';
import type { Reception } from './reception.ts';
import type { Store } from './store.ts';

const reason = {
  type: 'object',
  required: ['code', 'text', 'remedy'],
  properties: { code: { type: 'string' }, text: { type: 'string' }, remedy: { type: ['string', 'null'] } },
};
const reasons = { type: 'array', items: reason };

const kinds = [
  ...[
    'drop',
    'timeout',
    'server_error',
    'unauthorized',
    'garble',
    'garble_answers',
    'double',
    'reorder',
    'accept',
    'confirm',
  ],
  ...[
    'explain',
    'review',
    'silence',
    'held',
    'no_verdict',
    'no_reply_to',
    'unreadable',
    'wrong_format',
    'signature_faulty',
  ],
];

const faultBody = {
  type: 'object',
  required: ['fault', 'count'],
  properties: {
    count: { type: ['integer', 'null'], minimum: 1 },
    tax_code: { type: ['string', 'null'] },
    fault: {
      oneOf: [
        { type: 'object', required: ['kind'], properties: { kind: { enum: kinds } } },
        {
          type: 'object',
          required: ['kind', 'reason'],
          properties: { kind: { const: 'reject' }, reason: { type: 'string' } },
        },
        {
          type: 'object',
          required: ['kind', 'delay_ms'],
          properties: { kind: { const: 'delay' }, delay_ms: { type: 'integer', minimum: 0 } },
        },
        {
          type: 'object',
          required: ['kind', 'reasons'],
          properties: { kind: { enum: ['refuse', 'not_received'] }, reasons: { ...reasons, minItems: 1 } },
        },
      ],
    },
  },
};

const taxCode = { type: 'string', pattern: '^[\\d-]{10,14}$' };
const day = { type: 'string', format: 'date' };
const one_or_two = { enum: ['1', '2'] };

const initiativeBody = {
  type: 'object',
  required: ['tax_code', 'type'],
  properties: {
    tax_code: taxCode,
    type: { type: 'string', minLength: 1, maxLength: 3 },
    text: { type: 'string', minLength: 1, maxLength: 255 },
    case: one_or_two,
    turn: one_or_two,
    from: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$' },
    scope: { enum: ['all', 'cash_register'] },
    invoices: {
      type: 'array',
      items: {
        type: 'object',
        required: ['form_no', 'symbol', 'number', 'issued_on'],
        properties: {
          form_no: { type: 'string' },
          symbol: { type: 'string' },
          number: { type: 'integer' },
          issued_on: day,
        },
      },
    },
  },
};

type AdminRoutes = {
  store: Store;
  reception: Reception;
  faults: Faults;
  sign: AuthoritySigner;
  clock: MovedClock;
  root_pem: string;
};

/** The substitute for bad luck, an inspector's eye and a person at the tax office; no counterpart at a real provider. */
export function adminRoutes(app: FastifyInstance, routes: AdminRoutes): void {
  const { store, reception, faults, clock, root_pem } = routes;
  app.post<{ Body: FaultOrder }>('/admin/faults', { schema: { body: faultBody } }, async (request, reply) => {
    faults.order(request.body);
    return reply.code(204).send();
  });
  app.delete('/admin/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  const outageBody = { type: 'object', required: ['on'], properties: { on: { type: 'boolean' } } };
  app.post<{ Body: { on: boolean } }>(
    '/admin/outage',
    { schema: { body: outageBody } },
    async (request, reply) => {
      faults.outage = request.body.on;
      return reply.code(204).send();
    },
  );
  app.post<{ Body: Initiative }>(
    '/admin/initiatives',
    { schema: { body: initiativeBody } },
    async (request, reply) => reply.code(201).send(await sendInitiative(routes, request.body)),
  );
  const decisionBody = { type: 'object', required: ['reasons'], properties: { reasons } };
  app.post<{ Params: { message_id: string }; Body: { reasons: Reason[] } }>(
    '/admin/messages/:message_id/decision',
    { schema: { body: decisionBody } },
    async ({ params, body }, reply) => {
      const decided = await reception.decide(params.message_id, body.reasons, clock.now());
      return reply.code(decided ? 204 : 404).send();
    },
  );
  const clockBody = {
    type: 'object',
    required: ['move_on_ms'],
    properties: { move_on_ms: { type: 'integer', minimum: 1, maximum: MAX_AHEAD_MS } },
  };
  const clockState = () => ({ now: clock.now(), ahead_ms: clock.ahead_ms() });
  app.get('/admin/clock', async () => clockState());
  app.post<{ Body: { move_on_ms: number } }>(
    '/admin/clock',
    { schema: { body: clockBody } },
    async ({ body }, reply) => {
      const moved = await clock.moveOn(body.move_on_ms);
      return reply.code(moved ? 200 : 409).send(clockState());
    },
  );
  app.delete('/admin/clock', async () => {
    await clock.goBack();
    return clockState();
  });
  app.get('/admin/messages', async () => ({ messages: await store.seen() }));
  app.get<{ Params: { tax_code: string } }>('/admin/taxpayers/:tax_code', async ({ params }, reply) => {
    const taxpayer = await store.taxpayer(params.tax_code);
    return reply.code(taxpayer === null ? 404 : 200).send({ taxpayer });
  });
  app.delete<{ Params: { tax_code: string }; Querystring: { declaration?: 'true' } }>(
    '/admin/taxpayers/:tax_code',
    { schema: { params: { type: 'object', properties: { tax_code: taxCode } } } },
    async ({ params: { tax_code }, query }, reply) => {
      await store.reset({ tax_code, declaration: query.declaration === 'true' });
      faults.clear(tax_code);
      return reply.code(204).send();
    },
  );
  app.get('/admin/authority', async () => ({ root_pem }));
}
