import { connect } from 'node:net';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendSecurityHeaders } from '#server/http/security-headers.ts';
import { serveWebPages } from '#server/http/web-pages.ts';
import {
  answerConnectionError,
  answerRouterError,
  setErrorHandlers,
} from '#server/platform/http/error-handler.ts';
import { webFolder } from './web-folder.ts';

const CDN = 'https://cdn.hoadon.example';
const apps: FastifyInstance[] = [];

/** The HTTP side with its real headers, pages and errors, over an API of three paths. */
async function served(
  content_origins: readonly string[],
  public_url = 'http://127.0.0.1:3000',
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    frameworkErrors: answerRouterError,
    clientErrorHandler: answerConnectionError,
  });
  apps.push(app);
  setErrorHandlers(app);
  sendSecurityHeaders(app, { content_origins, public_url });
  app.get('/api/thing', () => ({ thing: 1 }));
  app.get('/api/broken', () => {
    throw new Error('broken');
  });
  await serveWebPages(app, pages);
  return app;
}

const pages = webFolder();
let own: FastifyInstance;
let configured: FastifyInstance;
let secure: FastifyInstance;
beforeAll(async () => {
  own = await served([]);
  configured = await served([CDN]);
  secure = await served([], 'https://hoadon.example');
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(pages, { recursive: true });
});

const REPLIES = [
  ['a page', '/admin/invoices', 200],
  ['the login page', '/admin/authorization/login', 200],
  ['an asset', '/assets/app.js', 200],
  ['an unknown path', '/nowhere', 302],
  ['the API', '/api/thing', 200],
  ['an unknown call', '/api/nothing', 404],
  ['an error', '/api/broken', 500],
  ['an address nobody can read', '/api/%zz', 400],
] as const;

const ask = (app: FastifyInstance, url: string) => app.inject({ url, headers: { accept: 'text/html' } });

describe('[9.security.xss-header] X-XSS-Protection is in block mode', () => {
  test.each(REPLIES)('in %s', async (_what, url, status) => {
    const reply = await ask(own, url);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['x-xss-protection']).toBe('1; mode=block');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.headers['permissions-policy']).toContain('camera=()');
  });

  test('in the answer to what is no HTTP at all', async () => {
    const address = new URL(await own.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), address.hostname);
    socket.end('GARBAGE\r\n\r\n');
    const head = (await text(socket)).toLowerCase();
    expect(head).toContain('http/1.1 400');
    expect(head).toContain('x-xss-protection: 1; mode=block');
  });
});

describe('Strict-Transport-Security is for where people come by https', () => {
  test.each(REPLIES.filter(([, , status]) => status !== 400))('in %s', async (_what, url) => {
    expect((await ask(secure, url)).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await ask(own, url)).headers).not.toHaveProperty('strict-transport-security');
  });
});

function policyOf(header: unknown): Record<string, string[]> {
  const directives = String(header).split(';');
  return Object.fromEntries(
    directives.map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe('[9.security.sources] content sources are restricted to the own origin and the configured domains', () => {
  const SELF = "'self'";
  const expected = (more: string[]): Record<string, string[]> => ({
    'default-src': [SELF, ...more],
    'script-src': [SELF, ...more],
    'script-src-attr': ["'none'"],
    'style-src': [SELF, ...more, "'unsafe-inline'"],
    'img-src': [SELF, ...more, 'data:', 'blob:'],
    'font-src': [SELF, ...more],
    // The signing agent on the user's own machine (docs/usb-agent.md).
    'connect-src': [SELF, ...more, 'http://127.0.0.1:27126'],
    'object-src': ["'none'"],
    'base-uri': [SELF],
    'form-action': [SELF],
    'frame-ancestors': [SELF],
  });

  test.each(REPLIES.filter(([, , status]) => status !== 400))('in %s', async (_what, url) => {
    expect(policyOf((await ask(own, url)).headers['content-security-policy'])).toEqual(expected([]));
    expect(policyOf((await ask(configured, url)).headers['content-security-policy'])).toEqual(
      expected([CDN]),
    );
  });

  test.each(['index.html', 'login.html', 'kit.html'])(
    '%s has no script or handler within the page',
    (page) => {
      const html = readFileSync(page, 'utf8');
      expect([...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)]).toEqual([]);
      expect([...html.matchAll(/\son\w+=/g)]).toEqual([]);
    },
  );
});

test('a page with a key in its address is kept by nobody and named to nobody', async () => {
  const { headers } = await ask(own, '/s/kQ3_x-9');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
});
