import { beforeAll, expect, test } from 'vitest';
import { collectAnswers, runPipeline } from '#server/modules/publishing/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/zz-app.ts';
import { CANARY, FIRST, SECOND, recordsOfAnother, type Records } from './records-of-another.ts';
import { snapshotOf } from './tables.ts';

const server = withTestApp();

let records: Records = {};
let second = '';
beforeAll(async () => {
  second = await server.current.signIn('owner@demo2.vn');
  records = await recordsOfAnother(server.current, await server.current.signIn('owner@demo.vn'));
});

test('a job of one company does not move an invoice of another', async () => {
  const { publishing } = server.current;
  const before = await snapshotOf(publishing.db, FIRST);
  for (const invoice_id of records['invoices'] ?? []) {
    await expect(runPipeline(publishing, { tenant_id: SECOND, invoice_id })).rejects.toThrow();
  }
  expect(await snapshotOf(publishing.db, FIRST)).toEqual(before);
});

test('a company that writes the tax code of another into its profile receives none of its messages', async () => {
  const { publishing } = server.current;
  const mine = (await judged(server.current, 'getTenant', { token: second })).body as {
    tenant: { tax_code: string; lock_version: number };
  };
  const profile = {
    name: 'Kẻ mạo danh',
    address: 'Không rõ',
    tax_code: '0012345672',
    lock_version: mine.tenant.lock_version,
  };
  await judged(server.current, 'updateTenant', { token: second, body: { tenant: profile } });
  await collectAnswers(publishing, SECOND);
  const received = await judged(server.current, 'listTransmissions', { token: second });
  expect(received.headers['x-total-count']).toBe('0');
  const after = await snapshotOf(publishing.db, SECOND);
  expect(JSON.stringify(after)).not.toContain(CANARY);
});
