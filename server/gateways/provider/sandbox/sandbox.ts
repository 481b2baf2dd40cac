import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { VerifyPorts } from '#domain/signing/ports.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { adminRoutes } from './admin-routes.ts';
import { authoritySigner, makeAuthorityKey } from './authority.ts';
import { createFaults } from './scenarios/faults.ts';
import { pageRoutes } from './page/page-routes.ts';
import { messageRoutes, refuse } from './message-routes.ts';
import type { AnswerDelays } from './reception.ts';
import { createReception } from './reception.ts';
import type { AuthorityKey } from './records.ts';
import { openStore } from './store.ts';

/** A message is at most 2 MB (data format, file rules). */
const MESSAGE_LIMIT = 2 * 1024 * 1024;
const DEFAULT_DELAYS: AnswerDelays = { receipt_ms: 300, verdict_ms: 900 };

export type SandboxOptions = {
  /** Where schema `sandbox` is made; connections are the sandbox's own. */
  database_url: string;
  /** 0 takes any free port. Always on loopback. */
  port: number;
  clock: Clock;
  /** The bearer key callers must show; null lets everybody on this machine in. */
  api_key?: string | null;
  /** A second way in, by TLS, PEM. With `client_ca_pem` only for callers with a certificate of that root. */
  tls?: { certificate_pem: string; private_key_pem: string; client_ca_pem: string | null };
  delays?: AnswerDelays;
  /** Lets X-Sandbox-Now set the instant a message comes in. */
  allow_time_travel?: boolean;
  /** Certification authorities whose certificates are taken, PEM; null takes every one's, so that a person who tries the product can sign with any certificate. */
  recognized_roots?: readonly string[] | null;
  /** What the kept key of the authority is sealed with: 32 bytes from outside the database. */
  sealing_key: Buffer;
  /** The authority's key; made at the first start and kept in the schema when not given. */
  key_material?: AuthorityKey;
  log?: Log;
};

export type Sandbox = {
  url: string;
  /** Where it listens by TLS; null where it does not. */
  tls_url: string | null;
  /** The root to trust for the authority's signatures. */
  authority_root_pem: string;
  close(): Promise<void>;
};

/**
 * A tax authority and the provider before it, played by one HTTP service. It keeps everything in its own schema:
 * answers are rows with the time they become available, so no restart loses one.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const store = await openStore(options.database_url, options.log);
  // Callers kept waiting by a fault are cut off at the end.
  const app = fastify({ bodyLimit: MESSAGE_LIMIT, forceCloseConnections: true });
  app.addHook('onClose', () => store.close());
  try {
    const key =
      options.key_material ?? (await store.authority(options.sealing_key, async () => makeAuthorityKey()));
    const faults = createFaults();
    const api_key = options.api_key ?? null;
    const clock = await store.clock(options.clock);
    app.addHook('onRequest', async (request, reply) => {
      await clock.refresh();
      if (request.method !== 'GET' && isFromElsewhere(request)) return reply.code(403).send({});
      if (isForPeople(request.url)) return;
      if (faults.outage) await reply.code(503).send({});
      else if (api_key !== null && request.headers.authorization !== `Bearer ${api_key}`)
        await reply.code(401).send({ error: 'Khóa truy cập không đúng' });
    });
    app.addContentTypeParser('application/xml', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) options.log?.error({ err: error }, 'sandbox');
      return status >= 500 ? reply.code(status).send({}) : refuse(reply, error.message);
    });
    const sign = authoritySigner(key);
    const delays = options.delays ?? DEFAULT_DELAYS;
    const ports = verifyPorts(options.recognized_roots ?? null);
    const reception = createReception({ store, sign, delays, ports });
    messageRoutes(app, {
      store,
      faults,
      reception,
      clock,
      allow_time_travel: options.allow_time_travel ?? false,
    });
    adminRoutes(app, { store, reception, faults, sign, clock, root_pem: key.root_pem });
    pageRoutes(app, { store, reception, faults, sign, clock });
    const url = await app.listen({ host: '127.0.0.1', port: options.port });
    const by_tls = options.tls === undefined ? null : await listenByTls(app, options.tls);
    return {
      url,
      tls_url: by_tls?.url ?? null,
      authority_root_pem: key.root_pem,
      close: async () => {
        await by_tls?.close();
        await app.close();
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** As nginx does it: a client without a certificate that it takes gets a page, not a broken handshake. */
async function listenByTls(
  app: FastifyInstance,
  tls: NonNullable<SandboxOptions['tls']>,
): Promise<{ url: string; close(): Promise<void> }> {
  const { certificate_pem: cert, private_key_pem: key, client_ca_pem } = tls;
  const asks =
    client_ca_pem === null ? {} : { ca: client_ca_pem, requestCert: true, rejectUnauthorized: false };
  const server = createServer({ cert, key, ...asks }, (request, response) => {
    if (client_ca_pem === null || (request.socket as TLSSocket).authorized) {
      app.routing(request, response);
      return;
    }
    const page = '<html><head><title>400 The SSL certificate error</title></head></html>';
    response.writeHead(400, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  };
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The page and the back door: no key, and open during an outage. */
function isForPeople(url: string): boolean {
  return (
    url === '/' ||
    url.startsWith('/?') ||
    url.startsWith('/admin/') ||
    url.startsWith('/clock') ||
    url === '/developers' ||
    url.startsWith('/taxpayers/')
  );
}

/** A page of another site, open in the same browser, may not press the buttons here. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

function verifyPorts(recognized_roots: readonly string[] | null): VerifyPorts {
  const ports = createVerifyPorts(recognized_roots ?? []);
  return recognized_roots === null ? { ...ports, is_trusted: () => true } : ports;
}
