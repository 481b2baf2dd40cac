import fastify from 'fastify';
import type { FastifyError } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { adminRoutes } from './admin-routes.ts';
import { authoritySigner, makeAuthorityKey } from './authority.ts';
import { createFaults } from './faults.ts';
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
  delays?: AnswerDelays;
  /** Lets X-Sandbox-Now set the instant a message comes in. */
  allow_time_travel?: boolean;
  /** What the kept key of the authority is sealed with: 32 bytes that stand outside the database. */
  sealing_key: Buffer;
  /** The authority's key; made at the first start and kept in the schema when not given. */
  key_material?: AuthorityKey;
  log?: Log;
};

export type Sandbox = {
  url: string;
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
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/admin/')) return;
      if (faults.outage) await reply.code(503).send({});
      else if (api_key !== null && request.headers.authorization !== `Bearer ${api_key}`)
        await refuse(reply, 'Khóa truy cập không đúng');
    });
    app.addContentTypeParser('application/xml', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) options.log?.error({ err: error }, 'sandbox');
      return status >= 500 ? reply.code(status).send({}) : refuse(reply, error.message);
    });
    messageRoutes(app, {
      store,
      faults,
      receive: createReception(store, authoritySigner(key), options.delays ?? DEFAULT_DELAYS),
      clock: options.clock,
      allow_time_travel: options.allow_time_travel ?? false,
    });
    adminRoutes(app, store, faults, key.root_pem);
    const url = await app.listen({ host: '127.0.0.1', port: options.port });
    return { url, authority_root_pem: key.root_pem, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}
