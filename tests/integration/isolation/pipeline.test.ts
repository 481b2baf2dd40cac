import { beforeAll, expect, test } from 'vitest';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { CANARY, FIRST, SECOND, recordsOfAnother, type Records } from './records-of-another.ts';
import { snapshotOf } from './tables.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);

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
    await expect(carryInvoice(publishing, { tenant_id: SECOND, invoice_id })).rejects.toThrow();
  }
  expect(await snapshotOf(publishing.db, FIRST)).toEqual(before);
});

test('a company that has the tax code of another in its profile receives none of its messages', async () => {
  const { publishing } = server.current;
  await inTenant(publishing.db, SECOND, (tx) =>
    tx.updateTable('tenant_profiles').set({ tax_code: '0012345672' }).execute(),
  );
  await collectAnswers(publishing, SECOND);
  const received = await judged(server.current, 'listTransmissions', { token: second });
  expect(received.headers['x-total-count']).toBe('0');
  const after = await snapshotOf(publishing.db, SECOND);
  expect(JSON.stringify(after)).not.toContain(CANARY);
});
