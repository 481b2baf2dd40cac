import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  MAX_HASHES_PER_ORDER,
  PAIRING_CODE_DIGITS,
  USB_AGENT_NAME,
  type AgentStatus,
  type SignOrder,
  type SignRequest,
} from '#domain/signing/usb-agent.ts';
import { words } from '../wording.ts';
import type { AgentParts } from './agent-parts.ts';
import { AgentRefused } from './agent-refused.ts';
import { allowOrigin, answerPreflight, isSecure, siteOrigin } from './origins.ts';

/** What a page needs before it is paired. */
const OPEN_PATHS = new Set(['/status', '/pair', '/pair/confirm']);

type OrderPath = { Params: { id: string } };

/** What paired sites may ask, and how a site gets paired. */
export async function siteRoutes(app: FastifyInstance, parts: AgentParts): Promise<void> {
  const { sites, pairings, orders, tokens, tell } = parts;

  app.addHook('onRequest', async (request, reply) => {
    const origin = siteOrigin(request);
    if (OPEN_PATHS.has(request.url) || sites.hasOrigin(origin)) allowOrigin(reply, origin);
    if (!isSecure(origin)) throw new AgentRefused('not_secure');
  });
  const pairingOf = (request: FastifyRequest) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    return sites.find(siteOrigin(request), token);
  };
  const paired = async (request: FastifyRequest): Promise<void> => {
    if (pairingOf(request) === undefined) throw new AgentRefused('not_paired');
  };
  const onlyPaired = { onRequest: paired };

  for (const path of [...OPEN_PATHS, '/certificates', '/sign', '/sign/:id'])
    app.options(path, async (request, reply) => {
      const may = OPEN_PATHS.has(request.url) || sites.hasOrigin(siteOrigin(request));
      if (!may) throw new AgentRefused('not_paired');
      return answerPreflight(request, reply);
    });

  app.get('/status', (request): { agent: AgentStatus } => ({
    agent: { name: USB_AGENT_NAME, protocol: 1, paired: pairingOf(request) !== undefined },
  }));

  app.post('/pair', (request, reply) => {
    const origin = siteOrigin(request);
    const pairing = pairings.begin(origin);
    if (pairing === null) throw new AgentRefused('pairing_closed');
    const code = pairings.waiting().find(({ id }) => id === pairing.id)?.code ?? '';
    tell(words.pairing(origin, code));
    return reply.status(201).send({ pairing });
  });

  app.post<{ Body: { id: string; code: string } }>(
    '/pair/confirm',
    { schema: { body: CONFIRM_BODY } },
    (request) => {
      const answer = pairings.confirm(siteOrigin(request), request.body.id, request.body.code);
      if ('refusal' in answer) throw new AgentRefused(answer.refusal);
      return { token: answer.token };
    },
  );

  app.get('/certificates', onlyPaired, async () => ({ certificates: await tokens.certificates() }));

  app.post<{ Body: SignRequest }>(
    '/sign',
    { ...onlyPaired, schema: { body: SIGN_BODY } },
    async (request, reply) => {
      const origin = siteOrigin(request);
      const order = await orders.place(origin, request.body);
      if (order === null) throw new AgentRefused('too_many_orders');
      if (order.state === 'waiting_pin') tell(words.order(origin, order.total));
      return reply.status(201).send({ order });
    },
  );

  const orderOf = (request: FastifyRequest<OrderPath>): SignOrder => {
    const order = orders.find(siteOrigin(request), request.params.id);
    if (order === null) throw new AgentRefused('not_found');
    return order;
  };
  app.get<OrderPath>('/sign/:id', onlyPaired, (request) => ({ order: orderOf(request) }));
  app.delete<OrderPath>('/sign/:id', onlyPaired, (request) => {
    const order = orderOf(request);
    orders.cancel(order.id);
    return { order };
  });
}

/** JSON Schemas of what sites send. */
const CONFIRM_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'code'],
  properties: {
    id: { type: 'string', maxLength: 36 },
    code: { type: 'string', pattern: `^[0-9]{${PAIRING_CODE_DIGITS}}$` },
  },
} as const;

const SIGN_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['certificate_sha256', 'hashes', 'description', 'tax_code'],
  properties: {
    certificate_sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    hashes: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_HASHES_PER_ORDER,
      // 32 bytes: 43 digits, of which the last carries two bits of nothing, and one sign to fill up.
      items: { type: 'string', pattern: '^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$' },
    },
    // One line without signs that turn or hide text: it is what the user trusts when typing the PIN.
    description: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\p{C}\\p{Zl}\\p{Zp}]+$' },
    tax_code: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[0-9-]+$' },
  },
} as const;
