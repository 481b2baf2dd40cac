import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import { sweepDrafts } from '#server/modules/drafts/index.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

type Draft = components['schemas']['Draft'];
type Place = { type: string; record: string };

const server = withTestApp();
const NEW_CUSTOMER: Place = { type: 'customers', record: 'new' };

let owner = '';
let accountant = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  accountant = await server.current.signIn('ketoan@demo.vn');
});
beforeEach(async () => {
  server.current.clock.set(TEST_NOW);
  await judged(server.current, 'dropDraft', { token: owner, path: NEW_CUSTOMER });
});

function keep(
  content: Draft['content'],
  revision: number,
  {
    token = owner,
    path = NEW_CUSTOMER,
    base_version = null,
  }: Partial<{ token: string; path: Place; base_version: number | null }> = {},
): Promise<Answered> {
  const body = { draft: { content, base_version, revision } };
  return judged(server.current, 'keepDraft', { token, path, body });
}

async function read(path = NEW_CUSTOMER, token = owner): Promise<Draft | null> {
  const { body, status, text } = await judged(server.current, 'getDraft', { token, path });
  expect(status, text).toBe(200);
  return (body as { draft: Draft | null }).draft;
}

const draftOf = ({ body }: Answered): Draft | null => (body as { draft: Draft | null }).draft;

describe('a draft', () => {
  test('is nothing until one is kept, and then as it was typed', async () => {
    expect(await read()).toBeNull();
    const content = { name: 'Công ty Minh Khôi', lines: [{ quantity: '3' }, null], note: '' };
    const { status } = await keep(content, 0, { base_version: 4 });
    expect(status).toBe(200);
    expect(await read()).toEqual({ content, base_version: 4, revision: 1, saved_on: TEST_NOW });
  });

  test('takes versions as large as any whole number', async () => {
    const kept = await keep({ name: 'M' }, 9_007_199_254_740_000, { base_version: Number.MAX_SAFE_INTEGER });
    expect(kept.status, kept.text).toBe(200);
    expect(await read()).toMatchObject({
      base_version: Number.MAX_SAFE_INTEGER,
      revision: 9_007_199_254_740_001,
    });
  });

  test('goes on from its last revision', async () => {
    await keep({ name: 'M' }, 0);
    server.current.clock.advance(1000);
    const kept = draftOf(await keep({ name: 'Mi' }, 1));
    expect(kept).toMatchObject({ revision: 2, saved_on: '2026-11-20T02:00:01.000Z' });
    expect(await read()).toEqual(kept);
  });

  test('that another tab has kept meanwhile is not written over: 409 with both', async () => {
    await keep({ name: 'tab một' }, 0);
    const current = draftOf(await keep({ name: 'tab hai' }, 1));
    const late = await keep({ name: 'tab một, tiếp' }, 1);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      errors: [{ code: 'stale_record', fields: [] }],
      current: { content: { name: 'tab hai' }, revision: 2 },
      submitted: { content: { name: 'tab một, tiếp' }, revision: 1 },
    });
    expect(await read()).toEqual(current);
  });

  test('that ten tabs keep at once is kept by one of them', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_one, at) => keep({ at }, 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('is told when it is dropped, and then there is none', async () => {
    await keep({ name: 'M' }, 0);
    const drop = () => judged(server.current, 'dropDraft', { token: owner, path: NEW_CUSTOMER });
    expect(draftOf(await drop())).toMatchObject({ content: { name: 'M' } });
    expect(draftOf(await drop())).toBeNull();
    expect(await read()).toBeNull();
  });

  test('begins anew after it was dropped, and a tab from before cannot write over it', async () => {
    await keep({ name: 'a' }, 0);
    await keep({ name: 'b' }, 1);
    await judged(server.current, 'dropDraft', { token: owner, path: NEW_CUSTOMER });
    const anew = draftOf(await keep({ name: 'c' }, 2));
    expect(anew).toMatchObject({ revision: 3 });
    expect((await keep({ name: 'd' }, 1)).status).toBe(409);
  });

  test("is one's own: a colleague and another company have none, and one record has none of another", async () => {
    await keep({ name: 'bí mật' }, 0);
    const stranger = await server.current.signIn('owner@demo2.vn');
    expect(await read(NEW_CUSTOMER, accountant)).toBeNull();
    expect(await read(NEW_CUSTOMER, stranger)).toBeNull();
    expect(await read({ type: 'customers', record: '1' })).toBeNull();
    expect(await read({ type: 'products', record: 'new' })).toBeNull();
    const dropped = await judged(server.current, 'dropDraft', { token: accountant, path: NEW_CUSTOMER });
    expect(draftOf(dropped)).toBeNull();
    expect(await read()).not.toBeNull();
  });
});

describe('limits', () => {
  const JSON_AROUND = Buffer.byteLength(JSON.stringify({ note: '' }));
  const FULL = 200 * 1024 - JSON_AROUND;

  test('200 KB are kept, a byte more is not, and what was kept before stays', async () => {
    expect((await keep({ note: 'x'.repeat(FULL) }, 0)).status).toBe(200);
    const { status, body } = await keep({ note: 'x'.repeat(FULL + 1) }, 1);
    expect(status).toBe(413);
    expect(body).toMatchObject({ errors: [{ code: 'draft_too_large', fields: ['content'] }] });
    expect((await read())?.content['note']).toHaveLength(FULL);
  });

  test('are counted in bytes, not in letters', async () => {
    expect((await keep({ note: 'ữ'.repeat(FULL / 2) }, 0)).status).toBe(413);
  });

  test('an account has 200 drafts: the one kept longest ago gives way; another account loses none', async () => {
    const at = (record: number): Place => ({ type: 'invoices', record: String(record) });
    await keep({ mine: true }, 0, { path: at(1), token: accountant });
    for (let record = 1; record <= 201; record += 1) {
      server.current.clock.advance(1);
      await keep({ record }, 0, { path: at(record) });
    }
    const there = await Promise.all([1, 2, 201].map(async (record) => (await read(at(record))) !== null));
    expect(there).toEqual([false, true, true]);
    expect(await read(at(1), accountant)).not.toBeNull();
  });

  test.each(['0', '-1', 'NEW', '1.5', 'new1'])('the record %j is none', async (record) => {
    const { status } = await judged(server.current, 'getDraft', {
      token: owner,
      path: { type: 'customers', record },
    });
    expect(status).toBe(422);
  });
});

test('drafts of all kinds are out of reach of keys for programs, which were given some', async () => {
  await keep({ name: 'bí mật' }, 0);
  const made = await judged(server.current, 'createApiToken', {
    token: owner,
    body: { api_token: { name: 'ERP', permissions: ['read_products'], expires_on: null } },
  });
  const { secret: token } = (made.body as { api_token: { secret: string } }).api_token;
  const answers = [
    await judged(server.current, 'getDraft', { token, path: NEW_CUSTOMER }),
    await keep({ name: 'khác' }, 1, { token }),
    await judged(server.current, 'dropDraft', { token, path: NEW_CUSTOMER }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await read()).toMatchObject({ content: { name: 'bí mật' } });
});

test('a draft that nobody has gone on with for thirty days is swept away', async () => {
  const { publishing, clock, signIn } = server.current;
  const old: Place = { type: 'products', record: '7' };
  const young: Place = { type: 'products', record: '8' };
  await keep({ name: 'cũ' }, 0, { path: old, token: accountant });
  clock.advance(30 * DAY_MS);
  const token = await signIn('ketoan@demo.vn');
  await keep({ name: 'mới' }, 0, { path: young, token });
  await sweepDrafts(publishing);
  expect(await read(old, token)).not.toBeNull();
  clock.advance(1);
  await sweepDrafts(publishing);
  expect(await read(old, token)).toBeNull();
  expect(await read(young, token)).not.toBeNull();
});
