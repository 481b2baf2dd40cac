import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';
import { EVERY_REPLY } from '#server/platform/http/reply-headers.ts';

/** Pages whose address carries a key (/s/{key}, /tra-cuu/{key}): no cache, no history of a proxy may keep them. */
const KEY_IN_ADDRESS = /^\/(s|tra-cuu)\//;

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The headers that tell a browser what pages may do. Content comes from our own origin and from those that are given
 * (CONTENT_ORIGINS), scripts never from within a page. Where people reach it by https, browsers are to use nothing else for a
 * year (RFC 6797); of other hosts under the name this installation knows nothing.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { content_origins, public_url }: { content_origins: readonly string[]; public_url: string },
): Promise<void> {
  const own = ["'self'", ...content_origins];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': own,
        'script-src': own,
        'script-src-attr': ["'none'"],
        // The styles of components are written into the page as it runs.
        'style-src': [...own, "'unsafe-inline'"],
        'img-src': [...own, 'data:', 'blob:'],
        'font-src': own,
        // The agent beside a USB token, on the machine of the person who signs.
        'connect-src': [...own, USB_AGENT_ORIGIN],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
      },
    },
    strictTransportSecurity: new URL(public_url).protocol === 'https:' && {
      maxAge: YEAR_S,
      includeSubDomains: false,
    },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.headers(EVERY_REPLY);
    if (KEY_IN_ADDRESS.test(request.url)) reply.header('cache-control', 'no-store');
  });
}
