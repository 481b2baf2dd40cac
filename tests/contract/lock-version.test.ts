import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { describedAs, described, linksTo, type Described } from './described.ts';
import { judged, type Answered, type ErrorBody } from './injection.ts';

const server = withTestApp();

let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});

const updates = described.filter(({ method }) => method === 'PUT');
type Record_ = Record<string, unknown> & { id: number; lock_version: number };

async function fresh(one: Described): Promise<Record_> {
  const from = linksTo(one.id)[0]?.from.id ?? '';
  const body = describedAs(from).body?.example;
  const answered = await judged(server.current, from, {
    token: owner,
    ...(body === undefined ? {} : { body }),
  });
  return Object.values(answered.body as Record<string, Record_>)[0] as Record_;
}

describe.each(updates)('$id', (one) => {
  const key = operations[one.id].request_key ?? '';
  const example = (one.body?.example as Record<string, object>)[key];

  const put = (record: Record_, lock_version: number): Promise<Answered> => {
    // The company's own tax code is no example's to change.
    const own = key === 'tenant' ? { tax_code: record['tax_code'] } : {};
    return judged(server.current, one.id, {
      id: record.id,
      token: owner,
      body: { [key]: { ...example, ...own, lock_version } },
    });
  };

  test('of a stale version answers 409 with both versions and changes nothing', async () => {
    const record = await fresh(one);
    const saved = await put(record, record.lock_version);
    const current = (saved.body as Record<string, Record_>)[key];
    expect(current?.lock_version).toBe(record.lock_version + 1);
    const stale = await put(record, record.lock_version);
    expect(stale.status).toBe(409);
    const body = stale.body as ErrorBody & { current: object; submitted: object };
    expect(body.errors[0]).toMatchObject({
      code: 'stale_record',
      message: expect.stringContaining('Người khác vừa sửa'),
    });
    expect(body.current).toEqual(current);
    expect(body.submitted).toMatchObject({
      ...example,
      ...(key === 'tenant' ? { tax_code: record['tax_code'] } : {}),
    });
    expect(body.submitted).toMatchObject({ lock_version: record.lock_version });
    const reread = await judged(server.current, one.id.replace('update', 'get'), {
      id: record.id,
      token: owner,
    });
    expect((reread.body as Record<string, unknown>)[key]).toEqual(current);
    if (key !== 'tenant')
      await judged(server.current, one.id.replace('update', 'delete'), { id: record.id, token: owner });
  });

  test('of two at once one is kept and the other hears of it', async () => {
    const record = await fresh(one);
    const both = await Promise.all([put(record, record.lock_version), put(record, record.lock_version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (key !== 'tenant')
      await judged(server.current, one.id.replace('update', 'delete'), { id: record.id, token: owner });
  });
});

test('publishing a version that is not the last answers 409', async () => {
  const draft = describedAs('createInvoice').body?.example;
  const made = await judged(server.current, 'createInvoice', { body: draft, token: owner });
  const { id } = (made.body as { invoice: Record_ }).invoice;
  const asked = await judged(server.current, 'publishInvoice', {
    id,
    body: { invoice: { lock_version: 2 } },
    token: owner,
  });
  expect(asked.status).toBe(409);
  expect(asked.body).toMatchObject({ current: { id, lock_version: 1 }, submitted: { lock_version: 2 } });
});
