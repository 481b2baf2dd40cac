import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { deskOf, TENANT, type Desk, type Failed } from '#tests/integration/plain/plain-desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

type NewYear = components['schemas']['NewYear'];
type Named = { new_year: NewYear | null };

let owner: Desk;

/** Tokens do not live that long: the owner signs in again. */
async function travel(day: string): Promise<void> {
  server.current.clock.set(`${day}T02:00:00.000Z`);
  owner = await deskOf(server.current, 'owner@demo.vn');
}
const newYear = async (desk = owner) =>
  (await desk.call<Named>('GET', '/api/templates/new_year')).body.new_year;
const seriesNamed = async (symbol: string) => (await newYear())?.series.find((one) => one.symbol === symbol);
const make = (template_ids: number[], desk = owner) =>
  desk.call<Named & Failed>('POST', '/api/templates/new_year', { new_year: { template_ids } });
const move = (to: number, desk = owner) =>
  desk.call<{ moved_drafts: { count: number } }>('POST', '/api/templates/new_year/drafts', {
    new_year: { to },
  });

async function draft(issued_on: string, template_id: number): Promise<number> {
  const line = { kind: 'goods', name: 'Keo dán', quantity: '1', unit_price: '1000', vat_rate: '10%' };
  const { id } = await owner.make('/api/invoices', {
    invoice: {
      template_id,
      issued_on,
      buyer_name: 'Mận',
      payment_method: 'TM/CK',
      currency: 'VND',
      lines: [line],
    },
  });
  return id;
}

beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
});

test('there is no new year before December, and nothing can be made or moved', async () => {
  expect(await newYear()).toBeNull();
  expect((await make([1])).body.errors[0]?.code).toBe('no_new_year');
  expect((await move(2027)).status).toBe(409);
});

test('from December on each active series of the year is named with its next; drafts of the new year are counted', async () => {
  await travel('2026-12-01');
  const [template] = (await newYear())?.series ?? [];
  expect(template).toMatchObject({ next_template_id: null, drafts: 0, refusals: [] });
  await draft('2026-12-31', template?.template_id ?? 0);
  await draft('2027-01-01', template?.template_id ?? 0);
  expect(await seriesNamed(template?.symbol ?? '')).toMatchObject({ drafts: 1 });
});

test('the new series has the design of the old one, starts at 1, and is made once', async () => {
  const [old] = (await newYear())?.series ?? [];
  if (old === undefined) throw new Error('no series');
  const place = { location_code: '00012', location_name: 'Cửa hàng', location_address: 'Đà Nẵng' };
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx.updateTable('templates').set(place).where('id', '=', old.template_id).execute(),
  );
  const made = await make([old.template_id]);
  expect(made.status).toBe(200);
  const next_id =
    made.body.new_year?.series.find(({ symbol }) => symbol === old.symbol)?.next_template_id ?? 0;
  const [before, after] = [
    await owner.read(`/api/templates/${old.template_id}`),
    await owner.read(`/api/templates/${next_id}`),
  ];
  expect(after).toMatchObject({
    form_no: before['form_no'],
    symbol: old.symbol.replace('26', '27'),
    layout: before['layout'],
    design: before['design'],
    accent_color: before['accent_color'],
    ...place,
    last_number: 0,
    is_default: false,
    status: 'active',
  });
  await make([old.template_id]);
  expect((await seriesNamed(old.symbol))?.next_template_id).toBe(next_id);
});

test('drafts of the new year are moved on request, those of the old year and issued ones stay', async () => {
  const [old] = (await newYear())?.series ?? [];
  if (old === undefined) throw new Error('no series');
  const issued = await draft('2027-01-02', old.template_id);
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    sql`update invoices set lifecycle = 'queued', status = 'queued' where tenant_id = ${TENANT} and id = ${issued}`.execute(
      tx,
    ),
  );
  const moved = await move(2027);
  expect(moved.body.moved_drafts.count).toBe(1);
  expect(await seriesNamed(old.symbol)).toMatchObject({ drafts: 0 });
  expect(await owner.read(`/api/invoices/${issued}`)).toMatchObject({ symbol: old.symbol });
  expect((await move(2027)).body.moved_drafts.count).toBe(0);
});

test('a series that no accepted declaration names is not made, with the reason', async () => {
  // Part 1 of the declaration of the demo names no invoices without a code.
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    sql`insert into templates (tenant_id, name, form_no, symbol, layout, is_default, status, created_on)
      values (${TENANT}, 'Không mã', '1', 'K26TZZ', 'modern', false, 'active', now())`.execute(tx),
  );
  const series = await seriesNamed('K26TZZ');
  expect(series?.refusals.map(({ code }) => code)).toContain('series_mode_not_declared');
  const refused = await make([series?.template_id ?? 0]);
  expect(refused.status).toBe(422);
  expect(refused.body.errors[0]?.code).toBe('series_mode_not_declared');
});

test('another company makes nothing out of our series, nor moves our drafts', async () => {
  const other = await deskOf(server.current, 'owner@demo2.vn');
  const [old] = (await newYear())?.series ?? [];
  await draft('2027-01-03', old?.template_id ?? 0);
  expect((await make([old?.template_id ?? 0], other)).status).toBe(422);
  expect((await move(2027, other)).body.moved_drafts.count).toBe(0);
  expect(await seriesNamed(old?.symbol ?? '')).toMatchObject({ drafts: 1 });
});

test('in January it is this year, and in February no more', async () => {
  await travel('2027-01-31');
  expect(await newYear()).toMatchObject({ from: 2026, to: 2027 });
  await travel('2027-02-01');
  expect(await newYear()).toBeNull();
});
