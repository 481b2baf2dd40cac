import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pairedSite, shownCode, SITE } from './paired-site.ts';
import { startAgent } from './running-agent.ts';
import type { RunningAgent } from './running-agent.ts';

const EVIL = 'https://ke-gian.example';
const SITE_CALLS = [
  ['GET', '/certificates'],
  ['POST', '/sign'],
  ['GET', '/sign/1'],
  ['DELETE', '/sign/1'],
] as const;
const PAGE_CALLS = [
  ['GET', '/page/state'],
  ['POST', '/page/orders/1/pin'],
  ['POST', '/page/orders/1/cancel'],
  ['POST', '/page/sites/1/remove'],
  ['POST', '/page/pairing/reopen'],
] as const;

let agent: RunningAgent;
beforeAll(async () => {
  agent = await startAgent({ env: { USB_AGENT_DRIVERS: '/nowhere/driver.so' } });
});
afterAll(() => agent.stop());

type Reply = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

/** Plain HTTP, with any Host and Origin: no browser stands in between. */
async function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const call = request(agent.url + path, { method, headers }).end(method === 'POST' ? '{}' : undefined);
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  return { status: reply.statusCode ?? 0, headers: reply.headers, body: await text(reply) };
}

describe('who may ask', () => {
  test.each([...SITE_CALLS, ...PAGE_CALLS, ['GET', '/status'], ['GET', '/']] as const)(
    '%s %s under a foreign Host (DNS rebinding) gets nothing',
    async (method, path) => {
      const host = `ke-gian.example:${new URL(agent.url).port}`;
      const reply = await ask(method, path, { host, origin: `http://${host}` });
      expect(reply.status).toBe(403);
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test.each(SITE_CALLS)(
    '%s %s by a site that is not paired is refused and unreadable',
    async (method, path) => {
      const reply = await ask(method, path, { origin: EVIL, authorization: 'Bearer made-up' });
      expect(reply.status).toBe(401);
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test.each(SITE_CALLS)('%s %s by a paired site without its token is refused', async (method, path) => {
    await pairedSite(agent);
    expect((await ask(method, path, { origin: SITE })).status).toBe(401);
  });

  test('a token is worth nothing to another site, paired or not', async () => {
    const other = 'https://khac.example';
    await pairedSite(agent, other);
    const started = await post('/pair', SITE);
    const { pairing } = JSON.parse(started.body) as { pairing: { id: string } };
    const code = await shownCode(agent, SITE);
    const { token } = JSON.parse((await post('/pair/confirm', SITE, { id: pairing.id, code })).body) as {
      token: string;
    };
    const authorization = `Bearer ${token}`;
    expect((await ask('GET', '/certificates', { origin: SITE, authorization })).status).toBe(409);
    expect((await ask('GET', '/certificates', { origin: other, authorization })).status).toBe(401);
    expect((await ask('GET', '/certificates', { origin: EVIL, authorization })).status).toBe(401);
  });

  test.each(PAGE_CALLS)(
    '%s %s is for the agent’s own page: its key, and no other page',
    async (method, path) => {
      const key = new URL(/http:\S+#\S+/.exec(agent.said())?.[0] ?? '').hash.slice(1);
      expect((await ask(method, path)).status).toBe(403);
      expect((await ask(method, path, { 'x-page-key': 'made-up' })).status).toBe(403);
      expect((await ask(method, path, { 'x-page-key': key, origin: EVIL })).status).toBe(403);
      expect((await ask(method, path, { 'x-page-key': key, origin: agent.url })).status).not.toBe(403);
    },
  );

  test('a site that came over plain http is not trusted, one on this machine is', async () => {
    expect((await post('/pair', 'http://hoadon.example')).body).toContain('not_secure');
    expect((await post('/pair', 'http://127.0.0.1:3000')).status).toBe(201);
    expect((await post('/pair', 'http://localhost:5173')).status).toBe(201);
  });

  test('who has no origin, or one that hides itself, is no site', async () => {
    expect((await ask('GET', '/status')).status).toBe(403);
    expect((await ask('GET', '/status', { origin: 'null' })).status).toBe(403);
    expect((await ask('GET', '/status', { origin: `${SITE}/trang` })).status).toBe(403);
  });
});

async function post(
  path: string,
  origin: string,
  body: object = {},
): Promise<{ status: number; body: string }> {
  const reply = await fetch(agent.url + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.text() };
}

describe('the browser asks before it calls (CORS, Private Network Access)', () => {
  const preflight = (path: string, origin: string) =>
    ask('OPTIONS', path, {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-private-network': 'true',
    });

  test('any site may ask to be paired', async () => {
    const { status, headers } = await preflight('/pair', 'https://moi.example');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://moi.example',
      'access-control-allow-private-network': 'true',
      'access-control-allow-headers': 'authorization, content-type',
      vary: 'Origin',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('only a paired one may sign', async () => {
    await pairedSite(agent);
    expect((await preflight('/sign', SITE)).status).toBe(204);
    const { status, headers } = await preflight('/sign', EVIL);
    expect(status).toBe(401);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-private-network']).toBeUndefined();
  });

  test('the agent’s page can be framed by nobody and runs its own script alone', async () => {
    const { status, headers } = await ask('GET', '/');
    expect(status).toBe(200);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('what is kept', () => {
  test('tokens are kept as hashes, in files of this user alone', async () => {
    await pairedSite(agent);
    for (const name of ['sites.json', 'page-key']) {
      expect(statSync(join(agent.folder, name)).mode & 0o777).toBe(0o600);
    }
    expect(statSync(agent.folder).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(agent.folder, 'sites.json'), 'utf8')).toMatch(/"token_sha256": "[0-9a-f]{64}"/);
  });

  test('a pairing outlives the agent, until the user ends it', async () => {
    const site = await pairedSite(agent, 'https://ben.example');
    expect((await site.status()).paired).toBe(true);
    const again = await startAgent({ folder: agent.folder });
    try {
      const known = (await again.page.state()).sites.filter(({ origin }) => origin === 'https://ben.example');
      expect(known).toHaveLength(1);
    } finally {
      await again.stop();
    }
    const [pairing] = (await agent.page.state()).sites.filter(
      ({ origin }) => origin === 'https://ben.example',
    );
    await agent.page.post(`/page/sites/${pairing?.id}/remove`);
    expect((await site.status()).paired).toBe(false);
    await expect(site.certificates()).rejects.toMatchObject({ reason: 'not_paired' });
  });
});

describe('pairing by the code', () => {
  test('the code is shown at the agent and never sent to the site', async () => {
    const { body } = await post('/pair', 'https://ma.example');
    const code = await shownCode(agent, 'https://ma.example');
    expect(code).toMatch(/^\d{6}$/);
    expect(body).not.toContain(code);
    expect(agent.said()).toContain(code);
  });

  test('a code is worth one token', async () => {
    const site = agent.site('https://mot.example');
    const { id } = await site.startPairing();
    const code = await shownCode(agent, 'https://mot.example');
    await site.confirmPairing(id, code);
    await expect(site.confirmPairing(id, code)).rejects.toMatchObject({ reason: 'code_ended' });
  });
});
