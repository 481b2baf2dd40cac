import type { FastifyInstance } from 'fastify';
import type { FaultOrder, Faults } from './faults.ts';
import type { Taxpayer } from './records.ts';
import type { Store } from './store.ts';

const reason = {
  type: 'object',
  required: ['code', 'text', 'remedy'],
  properties: { code: { type: 'string' }, text: { type: 'string' }, remedy: { type: ['string', 'null'] } },
};

const taxpayerBody = {
  type: 'object',
  additionalProperties: false,
  required: ['tax_code', 'certificate_serials', 'forms', 'trusted_root_pem'],
  properties: {
    tax_code: { type: 'string', minLength: 10 },
    certificate_serials: { type: 'array', items: { type: 'string', pattern: '^[0-9A-Fa-f]+$' } },
    forms: { type: 'array', items: { type: 'string', pattern: '^[1-9]$' } },
    trusted_root_pem: { type: 'string', minLength: 1 },
  },
};

const kinds = ['drop', 'timeout', 'server_error', 'garble', 'garble_answers', 'double', 'reorder'];

const faultBody = {
  type: 'object',
  required: ['fault', 'count'],
  properties: {
    count: { type: ['integer', 'null'], minimum: 1 },
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
          properties: { kind: { const: 'refuse' }, reasons: { type: 'array', minItems: 1, items: reason } },
        },
      ],
    },
  },
};

/** What stands in for declarations, bad luck and an inspector's eye; no counterpart at a real provider. */
export function adminRoutes(app: FastifyInstance, store: Store, faults: Faults, root_pem: string): void {
  app.post<{ Body: Taxpayer }>(
    '/admin/taxpayers',
    { schema: { body: taxpayerBody } },
    async (request, reply) => {
      await store.putTaxpayer(request.body);
      return reply.code(204).send();
    },
  );
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
  app.get('/admin/messages', async () => ({ messages: await store.seen() }));
  app.get('/admin/authority', async () => ({ root_pem }));
}
