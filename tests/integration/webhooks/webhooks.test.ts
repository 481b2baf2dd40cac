import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { listeners, writeEvents } from '#server/modules/webhooks/write-events.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Tx } from '#server/context.ts';
import { waitingForLocks } from '../plain/plain-desk.ts';
import { TENANT } from '../signing/desk.ts';
import { fails, hangs, isGenuine, startReceiver, takes, type Got, type Receiver } from './receiver.ts';
import { webhookDesk, type WebhookDesk } from './webhook-desk.ts';

const server = withTestApp(undefined, { webhook_targets: { allow_http: true, allow_private: true } });
everyStatementNamesItsTenant(server);

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

let desk: WebhookDesk;
let erp: Receiver;
let start = '';

beforeAll(async () => {
  desk = await webhookDesk(server.current);
  erp = await startReceiver();
  start = server.current.clock.now();
});
afterAll(() => erp.close());
beforeEach(() => {
  server.current.clock.set(start);
  erp.answers(takes);
  erp.forget();
});
afterEach(() => desk.clear());

const typesOf = (got: readonly Got[], id?: number): string[] =>
  got
    .filter(({ message }) => id === undefined || message.data['id'] === id)
    .map(({ message }) => message.type);
const idsOf = (got: readonly Got[]): string[] => got.map(({ headers }) => String(headers['webhook-id']));

/** Rounds as the clock goes on, until nothing waits any more. */
async function until(endpoint_id: number, done: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    if (await done()) return;
    await desk.round(endpoint_id);
    server.current.clock.advance(61 * SECOND);
  }
  throw new Error('it did not come about');
}
const allDelivered = (id: number) => async (): Promise<boolean> =>
  (await desk.deliveries(id)).every(({ state }) => state === 'delivered');

describe('an invoice that is issued', () => {
  test('reaches the receiver step by step, signed, with its number and code', async () => {
    const { id, secret } = await desk.add(erp.url);
    const invoice_id = await desk.issue();
    await until(id, allDelivered(id));
    expect(typesOf(erp.got)).toEqual(['invoice.signed', 'invoice.sent', 'invoice.accepted']);
    expect(erp.got.every((one) => isGenuine(one, secret ?? ''))).toBe(true);
    expect(erp.got.some((one) => isGenuine({ ...one, body: `${one.body} ` }, secret ?? ''))).toBe(false);
    expect(erp.got.at(-1)?.message.data).toMatchObject({
      kind: 'invoice',
      id: invoice_id,
      state: 'issued',
      status: 'code_issued',
      tax_authority_code: expect.stringMatching(/\w{20,}/),
      number: expect.any(Number),
    });
  });

  test('says no amount and no party', async () => {
    const { id } = await desk.add(erp.url);
    await desk.issue();
    await until(id, allDelivered(id));
    const fields = new Set(erp.got.flatMap(({ message }) => Object.keys(message.data)));
    expect([...fields].filter((name) => /amount|total|price|buyer|secret/.test(name))).toEqual([]);
  });

  test('is written for nobody where there is no endpoint, and for none that is off or chose other events', async () => {
    await desk.issue();
    expect(await desk.written()).toBe(0);
    await desk.add(erp.url, { enabled: false });
    await desk.add(erp.url, { events: ['statement.signed'] });
    await desk.issue();
    expect(await desk.written()).toBe(0);
  });
});

describe('a receiver that fails', () => {
  test.each([
    ['answers 500', fails, 500, 'status', 'cơ sở dữ liệu bận'],
    ['hangs', hangs, null, 'timeout', null],
    ['redirects', (reply) => void reply.writeHead(307, { location: '/khac' }).end(), 307, 'redirect', null],
    ['breaks off', (reply) => void reply.destroy(), null, 'connection', null],
  ] as const satisfies [string, Parameters<Receiver['answers']>[0], number | null, string, string | null][])(
    'and %s gets everything once it is back, under the same ids and in order',
    async (_name, answer, status, problem, words) => {
      const { id, secret } = await desk.add(erp.url);
      const invoices = [await desk.issue(), await desk.issue()];
      erp.answers(answer);
      await desk.round(id);
      // The first event of each; the next ones wait for it.
      expect(typesOf(erp.got)).toEqual(['invoice.signed', 'invoice.signed']);
      const [failed] = (await desk.deliveries(id)).filter(({ attempts }) => attempts > 0);
      expect(failed?.attempt_log).toEqual([
        expect.objectContaining({ status, problem, answer: words, attempted_on: start }),
      ]);
      const first = idsOf(erp.got);
      erp.forget();
      erp.answers(takes);
      await until(id, allDelivered(id));
      for (const invoice of invoices)
        expect(typesOf(erp.got, invoice)).toEqual(['invoice.signed', 'invoice.sent', 'invoice.accepted']);
      expect(idsOf(erp.got)).toEqual(expect.arrayContaining(first));
      expect(new Set(idsOf(erp.got)).size).toBe(6);
      expect(erp.got.every((one) => isGenuine(one, secret ?? ''))).toBe(true);
      expect(erp.got.every(({ path }) => path === '/hoa-don')).toBe(true);
    },
  );

  test('is tried by the published schedule, then given up, and sent again when a person asks', async () => {
    const { id } = await desk.add(erp.url);
    await desk.issue();
    erp.answers(fails);
    const pauses = [10, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000];
    await desk.round(id);
    for (const [at, seconds] of pauses.entries()) {
      server.current.clock.advance(seconds * SECOND - 1);
      await desk.round(id);
      expect(erp.got.length).toBe(at + 1);
      server.current.clock.advance(1 + 5 * 60 * SECOND);
      await desk.round(id);
      expect(erp.got.length).toBe(at + 2);
      server.current.clock.advance(-5 * 60 * SECOND);
    }
    const [dead, ...more] = await desk.deliveries(id, 'dead');
    expect(more).toEqual([]);
    expect(dead).toMatchObject({ event: 'invoice.signed', attempts: 10, problem: 'status' });
    expect(await desk.notices()).toEqual([expect.objectContaining({ topic: 'webhook_dead', count: 1 })]);
    erp.forget();
    erp.answers(takes);
    expect((await desk.replay(id, null)).status).toBe(200);
    await until(id, allDelivered(id));
    expect(await desk.notices()).toEqual([]);
    expect(typesOf(erp.got).toSorted()).toEqual(['invoice.accepted', 'invoice.sent', 'invoice.signed']);
    expect(idsOf(erp.got)).toContain(dead?.event_id);
  });

  test('is put off after five days, and what comes meanwhile is kept for it', async () => {
    const { id } = await desk.add(erp.url);
    await desk.issue();
    erp.answers(fails);
    for (let hours = 0; hours <= 121; hours += 11) {
      await desk.round(id);
      server.current.clock.advance(11 * HOUR);
    }
    await desk.round(id);
    const off = await desk.read(id);
    expect(off).toMatchObject({ enabled: false, waiting_count: 0, dead_count: 3 });
    expect(off.put_off_on).not.toBeNull();
    expect(await desk.notices()).toEqual([
      expect.objectContaining({ topic: 'webhook_put_off', path: `/admin/settings/webhooks/${id}` }),
    ]);
    server.current.clock.set(start);
    await desk.issue();
    expect(await desk.read(id)).toMatchObject({ dead_count: 6 });
    expect((await desk.replay(id, null)).status).toBe(409);
    const { url, description, events, lock_version } = off;
    const webhook_endpoint = { url, description, events, enabled: true, lock_version };
    const on = desk.endpointIn(await desk.call('updateWebhookEndpoint', { id, body: { webhook_endpoint } }));
    expect(on).toMatchObject({ enabled: true, put_off_on: null, failing_since: null });
    erp.answers(takes);
    erp.forget();
    await desk.replay(id, null);
    await until(id, allDelivered(id));
    expect(erp.got).toHaveLength(6);
  });
});

describe('a secret', () => {
  test('is told once and is nowhere in clear', async () => {
    const { id, secret } = await desk.add(erp.url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { text } = await desk.call('getWebhookEndpoint', { id });
    const listed = await desk.call('listWebhookEndpoints');
    const log = await desk.call('listAuditLog');
    for (const one of [text, listed.text, log.text]) expect(one).not.toContain(secret);
  });

  test('signs beside the new one for a day after a rotation', async () => {
    const { id, secret: old } = await desk.add(erp.url);
    const { secret } = desk.endpointIn(await desk.call('renewWebhookSecret', { id, body: {} }));
    expect(secret).not.toBe(old);
    const genuine = async (): Promise<boolean[]> => {
      erp.forget();
      await desk.call('sendWebhookTest', { id, body: {} });
      await desk.round(id);
      const [one] = erp.got;
      if (one === undefined) throw new Error('nothing came');
      return [isGenuine(one, old ?? ''), isGenuine(one, secret ?? '')];
    };
    expect(await genuine()).toEqual([true, true]);
    server.current.clock.advance(24 * HOUR);
    expect(await genuine()).toEqual([false, true]);
  });
});

test('secrets that are changed twice within a day all sign for a day after the last change', async () => {
  const { id, secret: first } = await desk.add(erp.url);
  const renew = async () => desk.endpointIn(await desk.call('renewWebhookSecret', { id, body: {} })).secret;
  const second = await renew();
  server.current.clock.advance(23 * HOUR);
  const third = await renew();
  const signing = async (): Promise<boolean[]> => {
    erp.forget();
    await desk.call('sendWebhookTest', { id, body: {} });
    await desk.round(id);
    const [one] = erp.got;
    if (one === undefined) throw new Error('nothing came');
    return [first, second, third].map((secret) => isGenuine(one, secret ?? ''));
  };
  server.current.clock.advance(2 * HOUR);
  expect(await signing()).toEqual([true, true, true]);
  server.current.clock.advance(22 * HOUR);
  expect(await signing()).toEqual([false, false, true]);
  const fourth = await renew();
  server.current.clock.advance(HOUR);
  expect(await signing()).toEqual([false, false, true]);
  expect(fourth).not.toBe(third);
});

test('what happens while one that was put off is turned on again is sent', async () => {
  const { id } = await desk.add(erp.url);
  const { db, clock } = server.current.publishing;
  const set = (tx: Tx, values: { enabled: boolean; put_off_on: string | null }) =>
    tx.updateTable('webhook_endpoints').set(values).where('id', '=', id).execute();
  await inTenant(db, TENANT, (tx) => set(tx, { enabled: false, put_off_on: clock.now() }));
  const happened = {
    event: 'invoice.signed',
    subject: { kind: 'invoice', id: 1 },
    name: 'A',
    data: { id: 1 },
  } as const;
  const written = await inTenant(db, TENANT, async (tx) => {
    await set(tx, { enabled: true, put_off_on: null });
    const event = inTenant(db, TENANT, async (other) =>
      writeEvents(other, await listeners(other), [happened], clock.now()),
    );
    await expect.poll(() => waitingForLocks(server.current)).toBe(1);
    return { event };
  });
  await written.event;
  expect(await desk.deliveries(id)).toMatchObject([{ state: 'waiting' }]);
});

test('an endpoint says how its last 24 attempts went, and nothing of those at another', async () => {
  const other = await desk.add(erp.url);
  const { id } = await desk.add(erp.url);
  const recent = async () => {
    const { recent_attempts, recent_delivered_percent, recent_answer_ms } = await desk.read(id);
    return {
      problems: recent_attempts.map(({ problem }) => problem),
      percent: recent_delivered_percent,
      isTimed: recent_answer_ms !== null,
    };
  };
  const tests = async (count: number, endpoint_id: number) => {
    for (let at = 0; at < count; at += 1) await desk.call('sendWebhookTest', { id: endpoint_id, body: {} });
    await desk.round(endpoint_id);
  };
  expect(await recent()).toEqual({ problems: [], percent: null, isTimed: false });
  erp.answers(fails);
  await tests(1, other.id);
  await tests(1, id);
  expect(await recent()).toEqual({ problems: ['status'], percent: 0, isTimed: true });
  erp.answers(takes);
  await until(id, allDelivered(id));
  await tests(22, id);
  expect(await recent()).toEqual({
    problems: ['status', ...Array.from({ length: 23 }, () => null)],
    percent: 95,
    isTimed: true,
  });
  await tests(1, id);
  expect(await recent()).toMatchObject({ problems: Array.from({ length: 24 }, () => null), percent: 100 });
});

describe('workers', () => {
  test('two at once send each message once', async () => {
    const { id } = await desk.add(erp.url);
    await desk.issue();
    await desk.issue();
    while (!(await allDelivered(id)())) await Promise.all([desk.round(id), desk.round(id)]);
    expect(new Set(idsOf(erp.got)).size).toBe(erp.got.length);
    expect(erp.got).toHaveLength(6);
  });

  test('that die between the answer and its record leave it to another, under the same id', async () => {
    const { id } = await desk.add(erp.url, { events: ['invoice.accepted'] });
    await desk.issue();
    const { sender } = desk.deps;
    const killed = {
      ...desk.deps,
      sender: {
        send: async (post: Parameters<typeof sender.send>[0]) => {
          await sender.send(post);
          throw new Error('killed');
        },
      },
    };
    await expect(desk.round(id, killed)).rejects.toThrow('killed');
    await desk.round(id);
    expect(erp.got).toHaveLength(1);
    server.current.clock.advance(60 * SECOND);
    await desk.round(id);
    expect(new Set(idsOf(erp.got)).size).toBe(1);
    expect(erp.got).toHaveLength(2);
    expect(await allDelivered(id)()).toBe(true);
  });
});
