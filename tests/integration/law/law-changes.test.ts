import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

type LawChange = components['schemas']['LawChange'];

const server = withTestApp();

/** Tenant of owner@demo.vn. */
const OWN = 1;
let owner = '';

const line = { kind: 'goods', name: 'Vợt', unit: 'Cái', quantity: '1', unit_price: '9000' };

async function draft(issued_on: string, vat_rate: string): Promise<number> {
  const invoice = {
    issued_on,
    buyer_name: 'Công ty Thử',
    buyer_address: 'Hà Nội',
    payment_method: 'TM/CK',
    currency: 'VND',
    lines: [
      { ...line, vat_rate },
      { ...line, vat_rate },
    ],
  };
  const made = await judged(server.current, 'createInvoice', { token: owner, body: { invoice } });
  expect(made.status, made.text).toBe(201);
  return (made.body as { invoice: { id: number } }).invoice.id;
}

async function changes(email = 'owner@demo.vn'): Promise<LawChange[]> {
  const token = await server.current.signIn(email);
  const { status, body, text } = await judged(server.current, 'listLawChanges', { token });
  expect(status, text).toBe(200);
  return (body as { law_changes: LawChange[] }).law_changes;
}

const rateOf8 = (all: readonly LawChange[]): LawChange | undefined =>
  all.find(({ kind, subject }) => kind === 'vat_rate' && subject === '8%');

beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  await draft('2027-01-01', '8%');
  await draft('2027-01-20', '8%');
  await draft('2026-12-31', '8%');
  await draft('2027-01-04', '10%');
  await draft('2026-11-23', '8%');
  const signed = await draft('2027-01-03', '8%');
  await inTenant(server.current.publishing.db, OWN, (tx) =>
    tx.updateTable('invoices').set({ status: 'signed' }).where('id', '=', signed).execute(),
  );
});

beforeEach(() => server.current.clock.set(TEST_NOW));

describe('changes of the law ahead', () => {
  test('are those of the next 45 days, the nearest first', async () => {
    expect((await changes()).map(({ on, kind, subject }) => [on, kind, subject])).toEqual([
      ['2026-11-24', 'day_off', 'Ngày Văn hóa Việt Nam'],
      ['2027-01-01', 'vat_rate', '8%'],
      ['2027-01-01', 'revenue_relief', 'revenue_relief'],
      ['2027-01-01', 'day_off', 'Tết Dương lịch'],
    ]);
  });

  test('the end of 8% counts the drafts dated from then that carry it, and says between which days they are', async () => {
    expect(rateOf8(await changes())).toMatchObject({
      ends: true,
      title: 'Từ 01/01/2027 thuế suất 8% hết hiệu lực.',
      text: '2 hóa đơn nháp ghi ngày từ hôm đó cần sửa thuế suất.',
      drafts: 2,
      drafts_more: false,
      drafts_from: '2027-01-01',
      drafts_to: '2027-01-20',
    });
  });

  test('a day off counts those dated before it whose last day to send moves', async () => {
    const [culture_day] = await changes();
    expect(culture_day).toMatchObject({ drafts: 1, drafts_from: '2026-11-23', drafts_to: '2026-11-23' });
  });

  test('another company has its own drafts', async () => {
    expect(rateOf8(await changes('owner@demo2.vn'))).toMatchObject({ drafts: 0, drafts_from: null });
  });

  test('a day is that of Vietnam: at 17:00Z of the last of December 8% has ended and is no change ahead', async () => {
    server.current.clock.set('2026-12-31T16:59:59.000Z');
    expect(rateOf8(await changes())).toBeDefined();
    server.current.clock.set('2026-12-31T17:00:00.000Z');
    expect(rateOf8(await changes())).toBeUndefined();
  });
});
