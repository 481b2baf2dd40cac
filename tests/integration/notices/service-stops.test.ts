import { beforeEach, expect, test } from 'vitest';
import { announce } from '#server/announce-cli.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();
const START = '2026-11-20T03:00:00.000Z';
const ACCOUNTS = ['owner@demo.vn', 'xem@demo.vn', 'owner@demo2.vn'];

beforeEach(async () => {
  server.current.clock.set(START);
  await server.current.publishing.db.updateTable('service_stops').set({ withdrawn_on: START }).execute();
});

async function run(
  words: string[],
  options: { from?: string; until?: string; reason?: string; emergency?: boolean } = {},
) {
  const said: string[] = [];
  const { clock, publishing } = server.current;
  const deps = { db: publishing.db, clock, say: (line: string) => void said.push(line) };
  const code = await announce(deps, words, { emergency: false, ...options });
  return { code, said: said.join('\n') };
}

async function siteStop(): Promise<unknown> {
  return ((await judged(server.current, 'getSite')).body as { site: { service_stop: unknown } }).site
    .service_stop;
}

type Told = { topic: string; path: string; happened_on: string; due_on: string };

async function toldTo(email: string): Promise<Told[]> {
  const token = await server.current.signIn(email);
  const { body } = await judged(server.current, 'listNotices', { token });
  return (body as { notices: Told[] }).notices.filter(({ topic }) => topic.startsWith('service_'));
}

test('announced, every company is told above its pages and by a notice, again as the day comes near, and no longer afterwards', async () => {
  const { clock } = server.current;
  const { code, said } = await run(['pause'], {
    from: '2026-12-25',
    until: '2026-12-26',
    reason: 'Chuyển máy chủ',
  });
  expect([code, said]).toEqual([0, expect.stringContaining('25/12/2026 – 26/12/2026')]);
  expect(await siteStop()).toEqual({
    kind: 'pause',
    from_on: '2026-12-25',
    until_on: '2026-12-26',
    reason: 'Chuyển máy chủ',
  });
  for (const email of ACCOUNTS) {
    const [told] = await toldTo(email);
    expect(told).toMatchObject({ topic: 'service_pause', due_on: '2026-12-25', happened_on: START });
    expect(told?.path).toBe(
      email === 'xem@demo.vn' ? '/admin/profile' : '/admin/transmission-history/proof-packs',
    );
  }
  clock.set('2026-12-18T03:00:00.000Z');
  expect((await toldTo('owner@demo.vn'))[0]?.happened_on).toBe('2026-12-17T17:00:00.000Z');
  clock.set('2026-12-26T16:59:00.000Z');
  expect(await siteStop()).not.toBeNull();
  clock.set('2026-12-26T17:00:00.000Z');
  expect(await siteStop()).toBeNull();
  expect(await toldTo('owner@demo.vn')).toEqual([]);
});

test('too late it is refused with the first day that is lawful, unless it is an emergency; withdrawn it is told no longer', async () => {
  const late = { from: '2026-12-01', reason: 'Thôi kinh doanh' };
  const refused = await run(['stop'], late);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('sớm nhất từ 20/12/2026') as string });
  expect(await siteStop()).toBeNull();
  const { code, said } = await run(['stop'], { ...late, emergency: true });
  expect(code).toBe(0);
  expect(await siteStop()).toMatchObject({ kind: 'stop', from_on: '2026-12-01' });
  const id = /số (\d+)/.exec(said)?.[1] ?? '';
  expect((await run(['list'])).said).toContain('Thôi kinh doanh');
  expect((await run(['withdraw', id])).code).toBe(0);
  expect((await run(['withdraw', id])).code).toBe(1);
  expect(await siteStop()).toBeNull();
  expect(await toldTo('owner@demo2.vn')).toEqual([]);
});

test.each([
  [['pause'], { from: '2027-01-01', reason: 'x' }],
  [['stop'], { from: '2027-01-01', until: '2027-01-02', reason: 'x' }],
  [[], {}],
])('how to use it is said where it is not understood: %j', async (words, options) => {
  const { code, said } = await run(words, options);
  expect([code, said]).toEqual([1, expect.stringContaining('npm run announce')]);
});
