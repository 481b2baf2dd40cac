import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
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
export function sendSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const headers = { ...headersOfHelmet(options), ...EVERY_REPLY };
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers);
    if (KEY_IN_ADDRESS.test(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

type HeaderOptions = { content_origins: readonly string[]; public_url: string };

/** They are the same for every reply, so they are put together once. */
function headersOfHelmet({ content_origins, public_url }: HeaderOptions): Record<string, string> {
  const own = ["'self'", ...content_origins];
  const set = helmet({
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
  const request = new IncomingMessage(new Socket());
  const reply = new ServerResponse(request);
  set(request, reply, () => undefined);
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
