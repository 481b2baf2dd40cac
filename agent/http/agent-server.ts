import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { AgentError } from '#domain/signing/usb-agent.ts';
import { TokenFailure } from '../pkcs11/token-failure.ts';
import type { AgentParts } from './agent-parts.ts';
import { AgentRefused } from './agent-refused.ts';
import { refuseForeignHost } from './origins.ts';
import { pageRoutes } from './page-routes.ts';
import { siteRoutes } from './site-routes.ts';

const CONFLICT = 409;

/** The agent over HTTP, without a port; nothing it is sent is logged. */
export async function buildAgent(parts: AgentParts): Promise<FastifyInstance> {
  // A body is taken as it is: a number where text belongs is refused, not turned into text.
  const app = fastify({
    logger: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'Origin',
    });
    refuseForeignHost(request);
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, reason } = replyOf(error);
    return reply.status(status).send({ error: { reason } });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: { reason: 'not_found' } satisfies AgentError }),
  );
  await app.register((own) => pageRoutes(own, parts));
  await app.register((own) => siteRoutes(own, parts));
  return app;
}

function replyOf(error: unknown): AgentError & { status: number } {
  if (error instanceof AgentRefused) return { status: error.statusCode, reason: error.reason };
  if (error instanceof TokenFailure) return { status: CONFLICT, reason: error.problem };
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status < 500 ? { status, reason: 'bad_request' } : { status, reason: 'agent_error' };
}
