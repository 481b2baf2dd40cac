import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { operations } from '#generated/operations.ts';
import { wireFormats } from './formats.ts';
import { handlersOf, type AppDeps } from './handlers.ts';
import { serveApiDocs, serveWebPages } from './http/web-pages.ts';
import { companyOf, guard } from './http/authenticate.ts';
import { readForwardedAddresses } from './http/forwarded-addresses.ts';
import { compressReplies } from './http/compress-replies.ts';
import { runOperation } from './http/run-operation.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { crudDeps, readDescription } from './plain-stores.ts';
import { serveVnpayNotices } from './vnpay-notices.ts';
import type { Json } from './platform/http/description.ts';
import { answerConnectionError, answerRouterError, setErrorHandlers } from './platform/http/error-handler.ts';
import { registerOperations } from './platform/http/register-operations.ts';
import { readBodies } from './platform/http/request-bodies.ts';
import { requestsUnderWay } from './platform/http/requests-under-way.ts';

const root = join(import.meta.dirname, '..');
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** How long a stop waits for what is being answered. */
const STOP_MS = 10_000;

/** How long a request may take to come in, milliseconds; `every_ms`: how often open connections are looked at. */
type ArrivalLimits = { headers_ms: number; whole_ms: number; every_ms: number };

/** 32 MB, the largest file, come in within two minutes over 2.2 Mbit/s; headers are small. */
const ARRIVAL_LIMITS: ArrivalLimits = { headers_ms: 15_000, whole_ms: 120_000, every_ms: 5_000 };

export type AppOptions = {
  check_responses: boolean;
  /** How often an IP address may call an operation in a minute, by its route; the others are not counted. */
  calls_per_minute: Readonly<Record<string, number>>;
  /** Origins beside our own that pages may load from and talk to. */
  content_origins: readonly string[];
  /** Addresses and ranges of the reverse proxies in front: what they say of a visitor's address is believed. */
  trusted_proxies: readonly string[];
  /** False where programs alone call: each file of the pages is a route, which takes as long to make as all others together. */
  serves_pages?: boolean;
  arrival_limits?: ArrivalLimits;
};

/** The whole HTTP side, without a port: every route comes from the description, but the pages, /docs and what VNPAY calls. */
export async function buildApp(deps: AppDeps, options: AppOptions): Promise<FastifyInstance> {
  const arrival = options.arrival_limits ?? ARRIVAL_LIMITS;
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT_BYTES,
    // Unlike a count it names one request among all processes and their starts.
    genReqId: () => randomUUID(),
    // One for each request, with the paths of secrets read again, would take longer than what it is for: an error names its request.
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // Its own answer has no words; ours comes from requestsUnderWay.
    return503OnClosing: false,
    trustProxy: options.trusted_proxies.length > 0 && [...options.trusted_proxies],
    requestTimeout: arrival.whole_ms,
    http: { headersTimeout: arrival.headers_ms, connectionsCheckingInterval: arrival.every_ms },
    frameworkErrors: answerRouterError,
    clientErrorHandler: answerConnectionError,
  });
  const { text, document } = readDescription();
  setErrorHandlers(app, companyOf);
  const under_way = requestsUnderWay(app);
  // Before connections are cut: who saves something at this moment has an answer, and nothing goes on without a database.
  app.addHook('preClose', async () => {
    await deps.changes.close();
    await under_way.ended(STOP_MS);
  });
  readForwardedAddresses(app, deps.log);
  sendSecurityHeaders(app, { content_origins: options.content_origins, public_url: deps.public_url });
  await compressReplies(app);
  await app.register(cookie);
  readBodies(app);
  // Before the plugin, whose own hook reads the limit.
  app.addHook('onRoute', (route) => {
    const max = options.calls_per_minute[route.url];
    if (max !== undefined) route.config = { ...route.config, rateLimit: { max, timeWindow: '1 minute' } };
  });
  await app.register(rateLimit, { global: false });
  const run = under_way.track(runOperation(deps));
  await app.register(async (scope) => {
    // Tokens (RFC 6749 section 5.1) and a company's records: nothing of them stays in a cache.
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    registerOperations(scope, {
      document,
      operations,
      handlers: handlersOf({ ...deps, ...crudDeps(document) }),
      formats: wireFormats,
      guard: under_way.track(guard(deps)),
      run,
      check_responses: options.check_responses,
    });
  });
  serveVnpayNotices(app, deps);
  await serveApiDocs(app, JSON.parse(text) as Json, text);
  await serveWebPages(app, options.serves_pages === false ? null : join(root, 'dist', 'web'));
  return app;
}
