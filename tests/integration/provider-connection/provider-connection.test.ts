import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { startSandbox, type Sandbox } from '#server/gateways/provider/sandbox/sandbox.ts';
import { tlsCertificate } from '#server/gateways/provider/sandbox/tls-certificates.fixture.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { TEST_MASTER_KEY, testLines } from '#tests/setup/app-deps.ts';
import { aRunnerIsThere } from '../reliability/runner-there.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';

type Schemas = components['schemas'];
type Connection = Schemas['ProviderConnection'];
type Input = Schemas['ProviderConnectionInput'];

const server = withTestApp(undefined, { own_lines: testLines(TEST_MASTER_KEY, systemClock, true) });
everyStatementNamesItsTenant(server);

const FIRST = 1;
const SECOND = 2;
const TOKEN = 'khoa-rat-bi-mat-1f7c';
const ROOT = tlsCertificate({ name: 'Server root', root: null });
const CLIENT_ROOT = tlsCertificate({ name: 'Client root', root: null });
const CLIENT = tlsCertificate({ name: 'Company one', root: CLIENT_ROOT, valid_to: '2027-06-30T00:00:00Z' });
const OLD = tlsCertificate({ name: 'Company one', root: CLIENT_ROOT, valid_to: '2021-01-01T00:00:00Z' });
const SERVER = tlsCertificate({ name: 'Provider', root: ROOT });

let owner: Clerk;
let second: Clerk;
const running: Sandbox[] = [];

beforeAll(async () => {
  const { url, signIn, publishing } = server.current;
  await aRunnerIsThere(publishing.db);
  owner = clerk(url, await signIn('owner@demo.vn'));
  second = clerk(url, await signIn('owner@demo2.vn'));
});
beforeEach(() => authority(server.current.sandbox.url).clear());
afterEach(async () => {
  server.current.clock.set(TEST_NOW);
  await authority(server.current.sandbox.url).outage(false);
  for (const who of [owner, second]) await set(who, { is_own: false });
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
});

/** Another provider in front of the same authority. */
async function provider(options: { api_key?: string; mutual?: boolean } = {}) {
  const { database_url, clock, master } = server.current;
  const sandbox = await startSandbox({
    ...{ database_url, clock, port: 0, delays: { receipt_ms: 0, verdict_ms: 0 } },
    sealing_key: master.derive('certificates'),
    api_key: options.api_key ?? null,
    tls: { ...SERVER, client_ca_pem: options.mutual === true ? CLIENT_ROOT.certificate_pem : null },
  });
  running.push(sandbox);
  return { ...authority(sandbox.url), base_url: sandbox.tls_url ?? '' };
}

const byToken = (base_url: string, token: string | null = TOKEN): Input => ({
  ...{ is_own: true, base_url, auth: 'token', token },
  ca_pem: ROOT.certificate_pem,
});
const byCertificate = (base_url: string, pair: typeof CLIENT): Input => ({
  ...{ is_own: true, base_url, auth: 'certificate', ca_pem: ROOT.certificate_pem },
  ...pair,
});

const read = async (who: Clerk): Promise<Connection> =>
  (await who.call<{ provider_connection: Connection }>('GET', '/api/provider_connection')).body
    .provider_connection;

async function put(who: Clerk, input: Input) {
  const { lock_version } = await read(who);
  return who.call<{ provider_connection: Connection }>('PUT', '/api/provider_connection', {
    provider_connection: { ...input, lock_version },
  });
}

async function set(who: Clerk, input: Input): Promise<Connection> {
  const { status, body } = await put(who, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.provider_connection;
}

async function check(who: Clerk, input: Input): Promise<Schemas['ProviderCheck']> {
  const { status, body } = await who.call<{ provider_check: Schemas['ProviderCheck'] }>(
    'POST',
    '/api/provider_connection/check',
    { provider_connection: input },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.provider_check;
}

async function publish(who: Clerk, tenant_id: number): Promise<number> {
  const draft = await who.draft();
  expect((await who.publish(draft)).status).toBe(202);
  await server.current.publishNow(tenant_id, draft.id);
  return draft.id;
}

const health = async (who: Clerk): Promise<Schemas['TransmissionHealth']> =>
  (await who.call<{ transmission_health: Schemas['TransmissionHealth'] }>('GET', '/api/transmissions/health'))
    .body.transmission_health;

const statusOf = async (who: Clerk, id: number): Promise<string> => (await who.publication(id)).status;
const again = (id: number, tenant_id = FIRST) => server.current.publishNow(tenant_id, id);

describe('a connection of a company’s own', () => {
  test.each([
    ['by token', async () => byToken((await provider({ api_key: TOKEN })).base_url)],
    ['by client certificate', async () => byCertificate((await provider({ mutual: true })).base_url, CLIENT)],
  ] as const)(
    '%s carries invoices, their answers too, while the installation’s is away',
    async (_name, open) => {
      await set(owner, await open());
      await authority(server.current.sandbox.url).outage(true);
      expect(await statusOf(owner, await publish(owner, FIRST))).toBe('code_issued');
      // The other company has none of its own.
      expect(await statusOf(second, await publish(second, SECOND))).toBe('unknown');
    },
  );

  test('that is away leaves another company’s alone', async () => {
    const broken = await provider();
    await broken.outage(true);
    await set(owner, byToken(broken.base_url));
    await set(second, byToken((await provider()).base_url));
    const waiting = await publish(owner, FIRST);
    expect(await statusOf(owner, waiting)).toBe('unknown');
    expect(await statusOf(second, await publish(second, SECOND))).toBe('code_issued');
    await broken.outage(false);
    await again(waiting);
    await again(waiting);
    expect(await statusOf(owner, waiting)).toBe('code_issued');
  });

  test('that is refused keeps what is signed, says why, and sends it once it lets us in', async () => {
    const { base_url } = await provider({ api_key: 'khoa-moi' });
    await set(owner, byToken(base_url));
    const id = await publish(owner, FIRST);
    expect(await statusOf(owner, id)).toBe('signed');
    expect(await read(owner)).toMatchObject({ problem: expect.stringMatching(/khóa truy cập/) as string });
    await set(owner, byToken(base_url, 'khoa-moi'));
    await again(id);
    expect(await statusOf(owner, id)).toBe('code_issued');
    expect(await owner.history(id)).not.toContain('whereabouts_unknown');
    expect(await read(owner)).toMatchObject({ problem: null, problem_since: null });
  });

  test.each([
    [
      'whose token is refused',
      /khóa truy cập/,
      async () => byToken((await provider({ api_key: 'khac' })).base_url),
    ],
    [
      'whose client certificate has ended',
      /Chứng thư máy khách đã hết hạn/,
      async () => byCertificate((await provider({ mutual: true })).base_url, OLD),
    ],
    [
      'whose server has a certificate of another name',
      /không phải của tên miền này/,
      async () => byToken((await provider()).base_url.replace('127.0.0.1', 'localhost')),
    ],
  ] as const)('%s is named by the notice above every page while nothing leaves', async (_name, why, open) => {
    await set(owner, await open());
    const id = await publish(owner, FIRST);
    server.current.clock.advance(61_000);
    expect(await health(owner)).toMatchObject({
      state: 'down',
      held: { cause: 'own_line', problem: expect.stringMatching(why) as string, mended_by: 'company' },
    });
    expect((await health(second)).held?.cause).not.toBe('own_line');
    const { base_url } = await provider();
    await set(owner, byToken(base_url));
    expect(await health(owner)).toMatchObject({ held: null });
    await set(owner, { is_own: false });
    for (let round = 0; round < 3; round += 1) await again(id);
  });

  test('says that its provider fails until a call has its reply', async () => {
    const broken = await provider();
    await broken.outage(true);
    await set(owner, byToken(broken.base_url));
    const id = await publish(owner, FIRST);
    expect(await read(owner)).toMatchObject({ problem: expect.stringMatching(/báo lỗi phía họ/) as string });
    server.current.clock.advance(61_000);
    expect(await health(owner)).toMatchObject({ state: 'down', held: { mended_by: 'itself' } });
    await broken.outage(false);
    await carryInvoice(server.current.publishing, { tenant_id: FIRST, invoice_id: id });
    expect(await statusOf(owner, id)).not.toBe('unknown');
    expect(await read(owner)).toMatchObject({ problem: null, problem_since: null });
    for (let round = 0; round < 3; round += 1) await again(id);
    expect(await statusOf(owner, id)).toBe('code_issued');
  });

  test('that was changed is still asked about what it was given, and only it', async () => {
    const former = await provider();
    await set(owner, byToken(former.base_url));
    await former.outage(true);
    const id = await publish(owner, FIRST);
    expect(await statusOf(owner, id)).toBe('unknown');
    expect(await set(owner, { is_own: false })).toMatchObject({ is_own: false, elsewhere: 1 });
    // The installation's would say plainly that it is not there, and a second copy would go out.
    await carryInvoice(server.current.publishing, { tenant_id: FIRST, invoice_id: id });
    expect(await statusOf(owner, id)).toBe('unknown');
    await former.outage(false);
    await carryInvoice(server.current.publishing, { tenant_id: FIRST, invoice_id: id });
    expect(await statusOf(owner, id)).toBe('signed');
    // Sent again where a second copy would be known for one, and its answer is fetched there.
    await authority(server.current.sandbox.url).outage(true);
    await again(id);
    expect(await statusOf(owner, id)).toBe('code_issued');
    expect(await read(owner)).toMatchObject({ elsewhere: 0 });
  });
});

describe('what is set', () => {
  test('answers no secret, and neither do the log and the tables hold it open', async () => {
    const { base_url } = await provider({ mutual: true });
    const after = await set(owner, byCertificate(base_url, CLIENT));
    expect(after).toMatchObject({
      is_own: true,
      auth: 'certificate',
      certificate: { name: 'Company one', valid_to: '2027-06-30T00:00:00.000Z' },
    });
    await set(owner, byToken(base_url));
    const { body } = await owner.call('GET', '/api/audit_log?limit=50');
    const [told, logged] = [JSON.stringify(await read(owner)), JSON.stringify(body)];
    expect(logged).toContain('Kết nối tổ chức truyền nhận');
    for (const secret of [TOKEN, 'PRIVATE KEY']) {
      expect(told).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
  });

  test('keeps its secret for its own address alone, and for its own roots', async () => {
    const [one, other] = [await provider({ api_key: TOKEN }), await provider()];
    await set(owner, byToken(one.base_url));
    expect(await check(owner, byToken(one.base_url, null))).toMatchObject({ ok: true });
    for (const input of [byToken(other.base_url, null), { ...byToken(one.base_url, null), ca_pem: null }])
      expect(await put(owner, input)).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'secret_missing', fields: ['token'] }] },
      });
  });

  test.each([
    ['http://tvan.example', 'https_only'],
    ['https://a:b@tvan.example', 'url_with_password'],
    ['tvan.example', 'bad_url'],
  ])('%s is refused as %s', async (base_url, code) => {
    expect(await put(owner, byToken(base_url))).toMatchObject({
      status: 422,
      body: { errors: [{ code, fields: ['base_url'] }] },
    });
  });

  test('is refused with a key of another certificate, and when somebody else changed it', async () => {
    const mixed = { ...CLIENT, private_key_pem: OLD.private_key_pem };
    expect(await put(owner, byCertificate('https://tvan.example', mixed))).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'other_key' }] },
    });
    const { lock_version } = await read(owner);
    await set(owner, byToken('https://tvan.example'));
    const late = { provider_connection: { is_own: false, lock_version } };
    expect((await owner.call('PUT', '/api/provider_connection', late)).status).toBe(409);
  });
});

describe('Kiểm tra kết nối', () => {
  test('of a connection that works names each step', async () => {
    const { base_url } = await provider({ mutual: true });
    const { ok, steps } = await check(owner, byCertificate(base_url, CLIENT));
    expect({ ok, steps }).toMatchObject({
      ok: true,
      steps: [
        { step: 'host', state: 'ok', detail: '127.0.0.1' },
        { step: 'tls', state: 'ok', detail: 'TLSv1.3' },
        { step: 'sign_in', state: 'ok' },
        { step: 'answer', state: 'ok' },
      ],
    });
  });

  test.each([
    [
      'a token that is refused',
      'sign_in',
      /khóa truy cập/,
      async () => byToken((await provider({ api_key: 'khac' })).base_url),
    ],
    [
      'a client certificate that is refused',
      'sign_in',
      /không nhận chứng thư máy khách/,
      async () => byCertificate((await provider({ mutual: true })).base_url, SERVER),
    ],
    [
      'a client certificate that has ended',
      'sign_in',
      /đã hết hạn/,
      async () => byCertificate((await provider({ mutual: true })).base_url, OLD),
    ],
    [
      'a server of another root',
      'tls',
      /không do nơi được tin cậy cấp/,
      async () => ({
        ...byToken((await provider()).base_url),
        ca_pem: CLIENT_ROOT.certificate_pem,
      }),
    ],
    [
      'a server of another name',
      'tls',
      /tên miền/,
      async () => byToken((await provider()).base_url.replace('127.0.0.1', 'localhost')),
    ],
    [
      'a server that has no TLS',
      'tls',
      /không dùng HTTPS/,
      async () => byToken(server.current.sandbox.url.replace('http:', 'https:')),
    ],
    ['a port where nobody listens', 'tls', /không nhận kết nối/, async () => byToken('https://127.0.0.1:1')],
    [
      'a name that leads nowhere',
      'host',
      /Không tìm thấy máy chủ/,
      async () => byToken('https://khong-co.invalid'),
    ],
    [
      'a server that speaks something else',
      'answer',
      /giao thức/,
      async () => byToken(`${(await provider()).base_url}/admin`),
    ],
    [
      'a provider that is away',
      'sign_in',
      /báo lỗi phía họ/,
      async () => {
        const away = await provider();
        await away.outage(true);
        return byToken(away.base_url);
      },
    ],
  ] as const)('of %s says so at its step, and what to do', async (_name, step, words, open) => {
    const { ok, message, steps } = await check(owner, await open());
    expect([ok, steps.find(({ state }) => state === 'failed')?.step]).toEqual([false, step]);
    expect(message).toMatch(words);
    const at = steps.findIndex(({ state }) => state === 'failed');
    expect(steps.slice(at + 1).every(({ state }) => state === 'skipped')).toBe(true);
  });
});
