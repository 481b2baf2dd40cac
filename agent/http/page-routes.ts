import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { SignOrder, TokenCertificate } from '#domain/signing/usb-agent.ts';
import type { PairedSite } from '../pairing/paired-sites.ts';
import type { WaitingPairing } from '../pairing/pairings.ts';
import { isSameKey } from '../pairing/private-file.ts';
import type { AgentParts } from './agent-parts.ts';
import { AgentRefused } from './agent-refused.ts';
import { refuseForeignPage } from './origins.ts';

const FILES = [
  ['/', 'page.html', 'text/html; charset=utf-8'],
  ['/page.css', 'page.css', 'text/css; charset=utf-8'],
  ['/page.mjs', 'page.mjs', 'text/javascript; charset=utf-8'],
  ['/cards.mjs', 'cards.mjs', 'text/javascript; charset=utf-8'],
  ['/words.mjs', 'words.mjs', 'text/javascript; charset=utf-8'],
] as const;

/** Nothing from elsewhere, and no other page may frame this one to steer a click. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const PIN_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['pin'],
  properties: { pin: { type: 'string', minLength: 1, maxLength: 64 } },
} as const;

type ById = { Params: { id: string } };

/** The agent's own page: its files are public, its data and actions need the page's key. */
export async function pageRoutes(app: FastifyInstance, parts: AgentParts): Promise<void> {
  const { orders, sites, pairings, page_key } = parts;
  app.addHook('onRequest', async (_request, reply) => void reply.headers(PAGE_HEADERS));

  for (const [path, file, type] of FILES) {
    const content = readFileSync(new URL(`../page/${file}`, import.meta.url));
    app.get(path, (_request, reply) => reply.type(type).send(content));
  }

  await app.register(async (own) => {
    own.addHook('onRequest', async (request) => {
      refuseForeignPage(request);
      const given = request.headers['x-page-key'];
      if (typeof given !== 'string' || !isSameKey(given, page_key)) throw new AgentRefused('not_allowed');
    });
    own.get('/page/state', (): PageState => pageState(parts));
    own.post<ById & { Body: { pin: string } }>(
      '/page/orders/:id/pin',
      { schema: { body: PIN_BODY } },
      (request, reply) => {
        // The page follows how it goes: a token takes up to a second for each signature.
        void orders.enterPin(request.params.id, request.body.pin);
        return reply.status(202).send();
      },
    );
    own.post<ById>('/page/orders/:id/cancel', (request, reply) => {
      orders.cancel(request.params.id);
      return reply.status(204).send();
    });
    own.post<ById>('/page/sites/:id/remove', (request, reply) => {
      sites.remove(request.params.id);
      return reply.status(204).send();
    });
    own.post('/page/pairing/reopen', (_request, reply) => {
      pairings.reopen();
      return reply.status(204).send();
    });
  });
}

type ShownOrder = Omit<SignOrder, 'signatures'> & {
  origin: string;
  description: string;
  certificate: Pick<TokenCertificate, 'owner' | 'tax_code' | 'token_label' | 'valid_to'>;
};

/** What the agent's own page shows; neither tokens of sites nor signatures. */
export type PageState = {
  pairings: readonly WaitingPairing[];
  pairing_closed: boolean;
  orders: ShownOrder[];
  sites: Omit<PairedSite, 'token_sha256'>[];
};

function pageState({ pairings, orders, sites }: AgentParts): PageState {
  return {
    pairings: pairings.waiting(),
    pairing_closed: pairings.isClosed(),
    orders: orders
      .all()
      .map(({ order: { signatures: _kept, ...order }, origin, description, certificate }) => {
        const { owner, tax_code, token_label, valid_to } = certificate;
        return { ...order, origin, description, certificate: { owner, tax_code, token_label, valid_to } };
      }),
    sites: sites.all().map(({ id, origin, paired_at }) => ({ id, origin, paired_at })),
  };
}
