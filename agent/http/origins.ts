import type { FastifyReply, FastifyRequest } from 'fastify';
import { AgentRefused } from './agent-refused.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Addresses of the agent itself, as a browser writes them in Host. */
function ownHosts(request: FastifyRequest): string[] {
  return ['127.0.0.1', 'localhost'].map((name) => `${name}:${request.socket.localPort}`);
}

/**
 * A page with a name that was made to resolve to this machine (DNS rebinding) sends that name as Host, and is refused.
 */
export function refuseForeignHost(request: FastifyRequest): void {
  if (!ownHosts(request).includes(request.headers.host ?? '')) throw new AgentRefused('not_allowed');
}

/** Only the agent's own page may call for it: a site's page sends its own Origin. */
export function refuseForeignPage(request: FastifyRequest): void {
  const { origin } = request.headers;
  const isOwn = origin === undefined || ownHosts(request).some((host) => origin === `http://${host}`);
  if (!isOwn) throw new AgentRefused('not_allowed');
}

/** The site a request comes from. Programs send no Origin, and are not who this is for. */
export function siteOrigin(request: FastifyRequest): string {
  const { origin } = request.headers;
  const isOrigin = origin !== undefined && URL.canParse(origin) && new URL(origin).origin === origin;
  if (!isOrigin) throw new AgentRefused('not_allowed');
  return origin;
}

/** Over plain http a page could be changed on its way, except on this machine. */
export function isSecure(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

const SECONDS_KEPT = 600;

/** Lets the pages of one origin read the reply (CORS); none other, and no cookies. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin);
}

/** Answers a CORS preflight: what may be sent, and that calls from the internet are intended. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': String(SECONDS_KEPT),
  });
  // Private Network Access, in browsers from before Local Network Access, which asks the user.
  if (request.headers['access-control-request-private-network'] === 'true')
    reply.header('access-control-allow-private-network', 'true');
  return reply.status(204).send();
}
