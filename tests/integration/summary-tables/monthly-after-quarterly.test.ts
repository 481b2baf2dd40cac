import { expect, test } from 'vitest';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { tableDesk, tableIn } from './table-desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);

test('an invoice that was reported by quarter is put right under its quarter by a company that reports by month now', async () => {
  const owner = await tableDesk(server.current);
  const id = await owner.issued();
  await owner.goTo('2027-01-05T03:00:00.000Z');
  const quarter = tableIn(await owner.make({ period_kind: 'quarter', period_no: 4 }));
  await owner.send(quarter);
  const noted = await owner.call('createTableCorrection', {
    id,
    body: {
      table_correction: { state: 'mistake', reason: 'Sai tên', buyer_name: 'Tên Đúng', buyer_address: null },
    },
  });
  expect(noted.status, noted.text).toBe(201);
  const month = tableIn(await owner.make());
  await owner.send(month);
  const { text } = await owner.call('getInvoiceDataSummaryTableXml', { id: month.id });
  expect(text).toContain('<LKDLieu>T</LKDLieu>');
  expect(text).toMatch(/<LKDLDChinh>Q<\/LKDLDChinh>\s*<KDLDChinh>4\/2026<\/KDLDChinh>/);
});
