import { isLoopback } from '#server/platform/config.ts';

export type RelyingParty = { id: string; origin: string };

/**
 * Who passkeys are made for (WebAuthn Level 3, 5.1.2): the host of the public address. An address of this machine alone is no name
 * a passkey can be made for (13.4.9 wants a domain), so there it is localhost, at the port the page is open on.
 */
export function relyingParty(public_url: string, origin: string | null): RelyingParty {
  const url = new URL(public_url);
  if (!isLoopback(url.hostname.replaceAll(/^\[|\]$/g, ''))) return { id: url.hostname, origin: url.origin };
  const open = origin !== null && /^http:\/\/localhost(:\d{1,5})?$/.test(origin);
  return {
    id: 'localhost',
    origin: open ? origin : `${url.protocol}//localhost${url.port && `:${url.port}`}`,
  };
}
