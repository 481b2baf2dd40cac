import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { correctionsDesk } from '../corrections/corrections-desk.ts';
import { cashDesk } from '../payments/cash-desk.ts';
import { authority } from '../reliability/authority.ts';
import { TENANT } from '../signing/desk.ts';
import { readReport } from './read-report.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['Invoice'];
type Row = Schemas['UsageReportRow'];

const server = withTestApp();
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' };
const BOTH = { from: NOVEMBER.from, to: DECEMBER.to };

let at: Awaited<ReturnType<typeof correctionsDesk>>;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
});

/** The counts of all series together, and what no list shows of any. */
async function used(period: typeof BOTH) {
  const token = await server.current.signIn('owner@demo.vn');
  const { rows } = await readReport<Schemas['InvoiceUsageReport']>(
    server.current,
    token,
    'getInvoiceUsageReport',
    period,
  );
  const sum = (...keys: (keyof Row)[]) =>
    rows.reduce((all, row) => keys.reduce((some, key) => some + Number(row[key]), all), 0);
  for (const row of rows) {
    const { opening, submitted, issued, adjusting, replacing, cancelled, closing } = row;
    expect(opening + submitted).toBe(issued + adjusting + replacing + cancelled + closing);
    expect(closing).toBe(row.refused + row.unknown + row.waiting);
  }
  return {
    opening: sum('opening'),
    submitted: sum('submitted'),
    accepted: sum('issued', 'adjusting', 'replacing'),
    cancelled: sum('cancelled'),
    refused: sum('refused'),
    waiting: sum('waiting'),
    closing: sum('closing'),
    unlisted: rows.flatMap(({ unlisted }) => unlisted).toSorted(),
  };
}

async function refused(): Promise<Invoice> {
  const office = authority(server.current.sandbox.url);
  const { id } = await at.desk.draft();
  await office.fault({ kind: 'refuse', reasons: [{ code: '20014', text: 'Sai.', remedy: null }] });
  await at.desk.publish(await at.desk.invoice(id));
  await server.current.publishNow(TENANT, id);
  await office.clear();
  const invoice = await at.desk.invoice(id);
  expect(invoice.status).toBe('denial_of_code_issuance');
  return invoice;
}

test('what a period leaves open is what the next begins with, whatever becomes of it there', async () => {
  const before = await used(NOVEMBER);
  const [given_up, put_right] = [await refused(), await refused()];
  await refused();
  await at.issued();
  const more = { ...before, submitted: before.submitted + 4, accepted: before.accepted + 1 };
  const open = { ...more, refused: before.refused + 3, closing: before.closing + 3 };
  expect(await used(NOVEMBER)).toEqual(open);

  server.current.clock.set('2026-12-02T03:00:00.000Z');
  at = await correctionsDesk(server.current);
  const left = before.closing + 3;
  const nothing = { submitted: 0, accepted: 0, cancelled: 0, waiting: 0, unlisted: [] };
  expect(await used(DECEMBER)).toEqual({ ...nothing, opening: left, closing: left, refused: open.refused });

  await judged(server.current, 'cancelInvoice', {
    token: at.token,
    id: given_up.id,
    body: { invoice: { lock_version: given_up.lock_version, reason: 'Bên mua không lấy hàng' } },
  });
  const { id, lock_version } = put_right;
  const again = await judged(server.current, 'publishInvoice', {
    token: at.token,
    id,
    body: { invoice: { lock_version, acknowledged: ['signing_late'] } },
    headers: { 'idempotency-key': 'phat-hanh-lai' },
  });
  expect(again.status, again.text).toBe(202);
  await server.current.publishNow(TENANT, put_right.id);
  expect(await at.desk.invoice(put_right.id)).toMatchObject({
    status: 'code_issued',
    issued_on: '2026-11-20',
  });

  // November ended with three without a result: what became of two of them is December's.
  const unlisted = ['cancelled', 'closing', 'issued', 'waiting'];
  expect(await used(NOVEMBER)).toEqual({
    ...{ ...open, refused: before.refused + 1, waiting: before.waiting + 2, unlisted },
  });
  const rest = { refused: before.refused + 1, closing: before.closing + 1 };
  expect(await used(DECEMBER)).toEqual({
    ...{ ...nothing, ...rest, opening: left, accepted: 1, cancelled: 1 },
    unlisted: ['cancelled', 'issued', 'opening'],
  });
  expect(await used(BOTH)).toMatchObject({ ...rest, opening: 0, submitted: open.submitted, unlisted: [] });
});

test('what is counted as made is what was taken of the package', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  const [{ used: of_package }, { submitted }] = [
    await cashDesk(server.current, token).usage(),
    await used({ from: '2026-01-01', to: '2026-12-31' }),
  ];
  expect(submitted).toBe(of_package);
});
