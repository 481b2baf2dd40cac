import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#server/platform/log.ts';

const HEADER = 'x-forwarded-for';

/** An IPv4 address or an IPv6 address in brackets with a port, as some balancers write them. */
const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/;

/**
 * Makes what proxies write of a visitor's address readable for Fastify (trustProxy), which takes any text for an address: it
 * would be stored with the session, and be a count of its own for the limits. Says once in the log that a proxy seems to be in
 * front which is not named.
 */
export function readForwardedAddresses(app: FastifyInstance, log: Pick<Log, 'warn'>): void {
  let is_said = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    const forwarded = headers[HEADER];
    if (typeof forwarded === 'string') {
      headers[HEADER] = lastAddresses(forwarded).join(', ');
      if (!is_said && (request.ips?.length ?? 1) === 1) {
        is_said = true;
        log.warn(
          { peer: socket.remoteAddress },
          'X-Forwarded-For of an address that TRUSTED_PROXIES does not name is not heeded',
        );
      }
    }
    done();
  });
}

/** The addresses at the right end, written by proxies. What is left of the first text that is no address may be forged. */
export function lastAddresses(forwarded: string): string[] {
  const named = forwarded.split(',').map((part) => {
    const address = part.trim();
    const [, v4, v6] = WITH_PORT.exec(address) ?? [];
    return v4 ?? v6 ?? address;
  });
  return named.slice(named.findLastIndex((address) => isIP(address) === 0) + 1);
}

const MAPPED = /^::ffff:(?=\d{1,3}(?:\.\d{1,3}){3}$)/i;

/**
 * An address as people know it: without the mark of IPv4 in IPv6 that a socket for both gives it. Empty where the caller has hung up:
 * Fastify's type does not say that a socket which is gone has no address.
 */
export function shownAddress(address: string | undefined): string {
  return address?.replace(MAPPED, '') ?? '';
}
