import fastify from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import { adminRoutes } from './admin-routes.ts';
import { cscRoutes } from './csc-routes.ts';
import { hookFaults } from './faults.ts';
import { mySignRoutes } from './mysign-routes.ts';
import { phonePage } from './phone-page.ts';
import { smartCaRoutes } from './smart-ca-routes.ts';
import { inFile, inMemory, type StateStore } from './state.ts';

/** What the routes of the sandbox share. */
export type Sandbox = {
  state: StateStore;
  clock: Clock;
  settings: {
    /** Of the application that signs, the same at all three. */
    client_id: string;
    client_secret: string;
    /** Whether CSC answers signHash later (asynchronousOperationMode). */
    signs_later: boolean;
  };
};

export type RunningSandbox = {
  /** Addresses of the three services, as they would be configured. */
  urls: { csc: string; csc_token: string; mysign: string; smart_ca: string };
  url: string;
  client_id: string;
  client_secret: string;
  close(): Promise<void>;
};

const CLIENT = { client_id: 'sandbox', client_secret: 'sandbox' };

/**
 * Three remote signing services in one, on loopback, with a certificate authority of its own and people who press
 * what they are ordered to. `state_file`: where keys and orders are kept; null forgets them at the end.
 */
export async function startSandboxSigner(options: {
  port: number;
  clock: Clock;
  state_file: string | null;
}): Promise<RunningSandbox> {
  // Callers kept waiting are cut off at the end.
  const app = fastify({ forceCloseConnections: true });
  const stopped = new AbortController();
  app.addHook('preClose', async () => stopped.abort());
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const sandbox: Sandbox = {
    state: options.state_file === null ? inMemory() : inFile(options.state_file),
    clock: options.clock,
    settings: { ...CLIENT, signs_later: true },
  };
  const faults = hookFaults(app, stopped.signal);
  await app.register(async (routes) => cscRoutes(routes, sandbox), { prefix: '/csc/v2' });
  await app.register(async (routes) => mySignRoutes(routes, sandbox), { prefix: '/vtss/service' });
  await app.register(async (routes) => smartCaRoutes(routes, sandbox), { prefix: '/sca/sp769' });
  adminRoutes(app, sandbox, faults);
  phonePage(app, sandbox);
  const url = await app.listen({ host: '127.0.0.1', port: options.port });
  return {
    url,
    urls: {
      csc: `${url}/csc/v2`,
      csc_token: `${url}/csc/v2/oauth2/token`,
      mysign: url,
      smart_ca: `${url}/sca/sp769`,
    },
    ...CLIENT,
    close: () => app.close(),
  };
}
