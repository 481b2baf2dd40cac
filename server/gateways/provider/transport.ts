import { Agent, request as requestHttps } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { mayBePublicHost } from '#server/platform/net/public-address.ts';
import { PRIVATE_ADDRESS, publicLookup } from '#server/platform/net/public-lookup.ts';
import type { NotSentCause } from './provider.ts';

export type Outgoing = {
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  signal: AbortSignal;
};

/** One call over HTTP. No redirect is followed. Throws NothingSent where it is sure that the other side took nothing, else any error. */
export type Transport = (url: string, request: Outgoing) => Promise<{ status: number; text: string }>;

/** The call ended before anything could be taken. */
export class NothingSent extends Error {
  readonly reason: NotSentCause;

  constructor(reason: NotSentCause) {
    super(`nothing was sent to the transmission provider: ${reason}`);
    this.name = 'NothingSent';
    this.reason = reason;
  }
}

/** The connection of the installation: any address that its operator has set. */
export const openTransport: Transport = async (url, { method, headers, body, signal }) => {
  const init = { method, signal, redirect: 'error', ...(headers && { headers: { ...headers } }) } as const;
  const response = await fetch(url, body === undefined ? init : { ...init, body: body.slice() });
  return { status: response.status, text: await response.text() };
};

/** By whom a call is made, and whom it trusts. */
export type TlsIdentity = {
  /** PEM: the client certificate, with those between it and its root, and its key; null: without one. */
  client: { certificate_pem: string; private_key_pem: string } | null;
  /** PEM of the roots that the certificate of the server must lead to; null: the public ones. */
  ca_pem: string | null;
};

/** The options of a connection by TLS; `allow_private` also to machines of our own network. */
export function tlsOptions({ client, ca_pem }: TlsIdentity, allow_private: boolean) {
  return {
    minVersion: 'TLSv1.2',
    ...(client && { cert: client.certificate_pem, key: client.private_key_pem }),
    ...(ca_pem !== null && { ca: ca_pem }),
    ...(!allow_private && { lookup: publicLookup }),
  } as const;
}

/** More than any page of answers takes: MAX_PAGE_ANSWERS of ordinary ones, or one of the largest that is kept with others beside it. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Idle connections are closed before a server would (5 s is usual), so that no message runs into the end of one. */
const IDLE_MS = 4_000;

/** HTTPS with connections of its own, for the address of one company; `close` ends the idle ones. */
export function secureTransport(
  identity: TlsIdentity,
  allow_private: boolean,
): { transport: Transport; close(): void } {
  const agent = new Agent({ ...tlsOptions(identity, allow_private), keepAlive: true, timeout: IDLE_MS });
  const transport: Transport = async (url, { method, headers, body, signal }) => {
    if (!allow_private && !mayBePublicHost(new URL(url).hostname)) throw new NothingSent('address');
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': String(body.byteLength) };
        requestHttps(url, { agent, method, headers: { ...headers, ...length }, signal })
          .on('response', resolve)
          .on('error', reject)
          .end(body);
      });
      return await wholeOf(response);
    } catch (error) {
      const reason = notSentCause(error);
      throw reason === null ? error : new NothingSent(reason);
    }
  };
  return { transport, close: () => agent.destroy() };
}

async function wholeOf(response: IncomingMessage): Promise<{ status: number; text: string }> {
  const status = response.statusCode ?? 0;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('the answer is too large');
  }
  // As fetch with `redirect: 'error'`: what a redirect says is no answer.
  if (status >= 300 && status < 400) throw new Error('a redirect');
  return { status, text: Buffer.concat(chunks).toString('utf8') };
}

/** Our own check of the server's certificate ends a connection before the request is written (errors of OpenSSL and of Node). */
const UNTRUSTED =
  /^(CERT_|SELF_SIGNED_|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)|INVALID_CA|INVALID_PURPOSE)/;
/** Alerts by which a server ends the handshake because of the client certificate (RFC 8446 6.2). */
const CLIENT_REFUSED =
  /ALERT_(HANDSHAKE_FAILURE|BAD_CERTIFICATE|UNSUPPORTED_CERTIFICATE|CERTIFICATE_\w+|UNKNOWN_CA|ACCESS_DENIED)/;

/** Why it is sure that nothing was taken when a call ended with this error; null where it is not. */
export function notSentCause(error: unknown): NotSentCause | null {
  if (!(error instanceof Error)) return null;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === PRIVATE_ADDRESS) return 'address';
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') return 'expired';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'other_name';
  if (UNTRUSTED.test(code)) return 'untrusted';
  // Where writing fails the code is EPROTO alone, and the alert is in the message.
  const alert = `${code} ${error.message}`.toUpperCase().replaceAll(' ', '_');
  return CLIENT_REFUSED.test(alert) ? 'unauthorized' : null;
}

/**
 * Whether the reply is of a server that lets the caller not in: 401 and 403 (RFC 9110 15.5), and the page with which nginx answers a
 * missing or wrong client certificate (400; its own codes 495 and 496 are never sent).
 */
export function isRefusedAtTheDoor(status: number, text: string): boolean {
  return status === 401 || status === 403 || (status === 400 && /<title>.*SSL certificate/i.test(text));
}
