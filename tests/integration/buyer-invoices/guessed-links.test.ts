import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { buildApp } from '#server/app.ts';
import { callsPerMinute } from '#server/http/calls-per-minute.table.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { inject } from '#tests/contract/injection.ts';
import { TEST_APP_OPTIONS, TEST_MASTER_KEY, testAppDeps } from '#tests/setup/app-deps.ts';
import { inLongRun } from '#tests/setup/long-run.ts';
import { TEST_NOW, withTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

type Link = components['schemas']['InvoiceLink'];

const SELLER = '0012345672';
const BUYER = 'Công ty Bao Bì Sáng';
/** Letters of look-up codes. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const server = withTestApp();
let link: Link;

beforeAll(async () => {
  const desk = await deskOf(server.current);
  const token = await server.current.signIn('owner@demo.vn');
  const draft = await desk.draft({ buyer_name: BUYER });
  await desk.publish(draft);
  const { id } = draft;
  await desk.work([id]);
  await collectAnswers(server.current.publishing, TENANT);
  const { body } = await inject(server.current, 'getInvoiceLink', { id, token });
  link = (body as { invoice_link: Link }).invoice_link;
});

const byLink = (app: TestApp, key: string) =>
  inject(app, 'readBuyerInvoice', { body: { buyer_link: { key } } });
const byCode = (app: TestApp, code: string) =>
  inject(app, 'lookUpBuyerInvoice', { body: { buyer_look_up: { seller_tax_code: SELLER, code } } });

/** One character in place of another: the nearest that a guess can come. */
function nearTo(text: string, letters: string): string {
  const [at = 0, by = 0] = randomBytes(2);
  const index = [...text].flatMap((letter, place) => (letters.includes(letter) ? [place] : []))[at % 10] ?? 0;
  const others = letters.replace(text.charAt(index), '');
  return text.slice(0, index) + others.charAt(by % others.length) + text.slice(index + 1);
}

const anyCode = () => [...randomBytes(16)].map((byte) => LETTERS.charAt(byte % 32)).join('');
const BASE64URL = `${LETTERS}ILOUabcdefghijklmnopqrstuvwxyz-_`;

/** Half of the guesses are arbitrary, half are one character away from what opens the invoice. */
async function guess(count: number): Promise<void> {
  const key = link.url.slice(link.url.lastIndexOf('/') + 1);
  const code = link.look_up_code;
  expect([(await byLink(server.current, key)).status, (await byCode(server.current, code)).status]).toEqual([
    200, 200,
  ]);
  for (let made = 0; made < count; made += 4) {
    const answers = await Promise.all([
      byLink(server.current, randomBytes(32).toString('base64url')),
      byLink(server.current, nearTo(key, BASE64URL)),
      byCode(server.current, anyCode()),
      byCode(server.current, nearTo(code, LETTERS)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(answers.some(({ text }) => text.includes(BUYER) || text.includes(key))).toBe(false);
  }
}

test('guesses and near misses of link and code find nothing', () => guess(200));

inLongRun('10,000 guesses of link and code find nothing', () => guess(10_000));

test.each([
  ['the link', '/api/buyer_invoices', (app: TestApp) => byLink(app, 'A'.repeat(43))],
  ['the code', '/api/buyer_invoices/look_ups', (app: TestApp) => byCode(app, '0000-0000-0000-0000')],
])('whoever guesses %s is stopped within a minute', async (_what, route, ask) => {
  const pool = createPool(server.current.database_url);
  const calls_per_minute = callsPerMinute(1);
  const allowed = calls_per_minute[route] ?? 0;
  const app = await buildApp(testAppDeps(pool, fixedClock(TEST_NOW), TEST_MASTER_KEY), {
    ...TEST_APP_OPTIONS,
    calls_per_minute,
  });
  try {
    const limited = { ...server.current, app };
    const statuses: number[] = [];
    for (let made = 0; made <= allowed; made += 1) statuses.push((await ask(limited)).status);
    expect(allowed).toBeGreaterThan(0);
    expect(allowed).toBeLessThanOrEqual(60);
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([404]), 429]);
  } finally {
    await app.close();
    await pool.end();
  }
});
