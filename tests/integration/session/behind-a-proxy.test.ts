import { afterEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { callsPerMinute } from '#server/http/calls-per-minute.table.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { CLIENT_CREDENTIALS } from '#tests/contract/wire/perform.ts';
import { TEST_APP_OPTIONS, testAppDeps } from '#tests/setup/app-deps.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { PASSWORD } from './session-desk.ts';

const server = withTestApp();
const PROXY = '10.1.2.3';
const PROXY_V6 = '2001:db8:ffff::1';
const VISITOR = '203.0.113.9';
/** In front of the proxy, as a content delivery network is. */
const EDGE = '192.0.2.80';
const TRUSTED = ['10.0.0.0/8', '2001:db8:ffff::/48', EDGE];

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type Warning = { peer: string | undefined };

async function appBehind(trusted_proxies: readonly string[], warnings: Warning[] = []) {
  const { clock, master, database_url } = server.current;
  const pool = createPool(database_url);
  const deps = testAppDeps(pool, clock, master);
  const log = deps.log.child({});
  log.warn = (about: Warning) => void warnings.push(about);
  const app = await buildApp(
    { ...deps, log },
    { ...TEST_APP_OPTIONS, trusted_proxies, calls_per_minute: callsPerMinute(1) },
  );
  closers.push(
    () => pool.end(),
    () => app.close(),
  );
  return app;
}

type From = { peer: string; forwarded?: string };

const headersOf = ({ forwarded }: From) => (forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });

/** The address that the session of a sign-in bears. */
async function sessionAddress(app: FastifyInstance, from: From): Promise<string> {
  const form = { grant_type: 'password', username: 'ketoan@demo.vn', password: PASSWORD };
  const signed = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress: from.peer,
    headers: {
      ...headersOf(from),
      authorization: CLIENT_CREDENTIALS,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
  const { access_token } = signed.json<{ access_token: string }>();
  const listed = await app.inject({
    url: '/api/users/profile/sessions',
    headers: { authorization: `Bearer ${access_token}` },
  });
  const { sessions } = listed.json<{ sessions: { current: boolean; address: string }[] }>();
  return sessions.find(({ current }) => current)?.address ?? '';
}

/** How often an address asks for the page of an invoice by a link that leads nowhere, until it is stopped. */
async function asks(app: FastifyInstance, froms: (made: number) => From, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < times; made += 1) {
    const from = froms(made);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/buyer_invoices',
      remoteAddress: from.peer,
      headers: { ...headersOf(from), 'content-type': 'application/json' },
      payload: { buyer_link: { key: 'A'.repeat(43) } },
    });
    statuses.push(statusCode);
  }
  return statuses;
}

const ALLOWED = callsPerMinute(1)['/api/buyer_invoices'] ?? 0;
const stopped = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

describe('a session bears the address of the visitor', () => {
  test.each<[string, From, string]>([
    ['named by a trusted proxy', { peer: PROXY, forwarded: VISITOR }, VISITOR],
    ['over IPv6', { peer: PROXY_V6, forwarded: '2001:db8:1::7' }, '2001:db8:1::7'],
    ['of a proxy that comes as IPv4 in IPv6', { peer: `::ffff:${PROXY}`, forwarded: VISITOR }, VISITOR],
    ['through two of them', { peer: PROXY, forwarded: `${VISITOR}, ${EDGE}` }, VISITOR],
    ['with a port', { peer: PROXY, forwarded: `${VISITOR}:51544, ${EDGE}:443` }, VISITOR],
    ['who wrote an address of another first', { peer: PROXY, forwarded: `1.1.1.1, ${VISITOR}` }, VISITOR],
    ['who wrote the proxy’s', { peer: PROXY, forwarded: `1.1.1.1, ${PROXY}, ${VISITOR}` }, VISITOR],
    ['who wrote anything', { peer: PROXY, forwarded: `<b>x</b>, ${VISITOR}, ${EDGE}` }, VISITOR],
    ['a proxy’s own where it names none', { peer: PROXY }, PROXY],
    ['a proxy’s own where it names no address', { peer: PROXY, forwarded: `${VISITOR}, unknown` }, PROXY],
    ['not what an untrusted peer says', { peer: VISITOR, forwarded: '1.1.1.1' }, VISITOR],
    [
      'not what an untrusted peer says of a proxy',
      { peer: VISITOR, forwarded: `1.1.1.1, ${PROXY}` },
      VISITOR,
    ],
    ['without the mark of IPv4 in IPv6', { peer: `::ffff:${VISITOR}` }, VISITOR],
  ])('%s', async (_what, from, address) => {
    expect(await sessionAddress(await appBehind(TRUSTED), from)).toBe(address);
  });

  test('or that of the proxy, where none is named', async () => {
    expect(await sessionAddress(await appBehind([]), { peer: PROXY, forwarded: VISITOR })).toBe(PROXY);
  });
});

describe('limits count', () => {
  test('each visitor behind a proxy', async () => {
    const app = await appBehind(TRUSTED);
    const first = () => ({ peer: PROXY, forwarded: VISITOR });
    expect(stopped(await asks(app, first, ALLOWED + 2))).toBe(2);
    expect(stopped(await asks(app, () => ({ peer: PROXY, forwarded: '203.0.113.10' }), 2))).toBe(0);
    // The same visitor by another proxy.
    expect(stopped(await asks(app, () => ({ peer: PROXY_V6, forwarded: VISITOR }), 1))).toBe(1);
  });

  test('a visitor once, whatever address each request claims', async () => {
    const app = await appBehind(TRUSTED);
    const claims = (made: number) => ({ peer: PROXY, forwarded: `198.51.100.${made}, ${VISITOR}` });
    expect(stopped(await asks(app, claims, ALLOWED + 2))).toBe(2);
    const direct = (made: number) => ({ peer: '203.0.113.77', forwarded: `198.51.100.${made}` });
    expect(stopped(await asks(app, direct, ALLOWED + 2))).toBe(2);
    const unreadable = (made: number) => ({ peer: PROXY, forwarded: `visitor-${made}` });
    expect(stopped(await asks(app, unreadable, ALLOWED + 2))).toBe(2);
  });

  test('an IPv6 network of 64 bits, which is one household’s, as one visitor', async () => {
    const app = await appBehind(TRUSTED);
    const household = (made: number) => ({ peer: PROXY, forwarded: `2001:db8:1:7::${made.toString(16)}` });
    expect(stopped(await asks(app, household, ALLOWED + 2))).toBe(2);
    expect(stopped(await asks(app, () => ({ peer: PROXY, forwarded: '2001:db8:1:8::1' }), 2))).toBe(0);
  });
});

test('the log says once that a proxy seems to be in front which is not named', async () => {
  const warnings: Warning[] = [];
  const app = await appBehind([], warnings);
  await asks(app, () => ({ peer: PROXY, forwarded: VISITOR }), 3);
  expect(warnings).toEqual([{ peer: PROXY }]);
  const silent: Warning[] = [];
  await asks(await appBehind(TRUSTED, silent), () => ({ peer: PROXY, forwarded: VISITOR }), 3);
  expect(silent).toEqual([]);
});
