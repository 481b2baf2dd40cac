import type { FastifyReply, FastifyRequest } from 'fastify';

const SECONDS_KEPT = 600;

/** Lets the pages of one origin read the reply (CORS); none other, and no cookies. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin);
}

/** Answers the browser's question before the call: what may be sent, and that being asked from the internet is meant. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': String(SECONDS_KEPT),
  });
  // Private Network Access, asked for by browsers before they took to asking the user (Local Network Access).
  if (request.headers['access-control-request-private-network'] === 'true')
    reply.header('access-control-allow-private-network', 'true');
  return reply.status(204).send();
}
