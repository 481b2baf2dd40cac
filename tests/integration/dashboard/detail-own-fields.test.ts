import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/print/design.ts';
import { operations } from '#generated/operations.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { tableOf } from '../import/import-desk.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { spreadOverYear } from './sold-year.ts';

const server = withTestApp({ invoices: 12, customers: 3, products: 4 });

const FIELDS = [
  { name: 'Số lô', type: 'string' },
  { name: 'Hạn dùng', type: 'date' },
  { name: 'Số kiện', type: 'numeric' },
];
const STATED = [
  { name: 'Số lô', type: 'string', value: '00123' },
  { name: 'Hạn dùng', type: 'date', value: '2027-03-31' },
  // Stated while the template took it for a text.
  { name: 'Số kiện', type: 'string', value: 'hai' },
];

test('files of bảng kê chi tiết have a column for each own field of lines, behind the others; totals keep their places', async () => {
  await spreadOverYear(server.current);
  const token = await server.current.signIn('owner@demo.vn');
  await asOwner(server.current, async (tx) => {
    const design = JSON.stringify({ ...DEFAULT_DESIGN, line_fields: FIELDS });
    await sql`update templates set design = ${design}::jsonb where tenant_id = ${TENANT}`.execute(tx);
    await sql`alter table invoice_lines disable trigger user`.execute(tx);
    await sql`update invoice_lines set extras = ${JSON.stringify(STATED)}::jsonb
      where tenant_id = ${TENANT} and position = 1`.execute(tx);
    await sql`alter table invoice_lines enable trigger user`.execute(tx);
  });
  const query = new URLSearchParams({ from: '2025-12-01', to: '2026-11-30', format: 'csv' }).toString();
  const reply = await fetch(`${server.current.url}${operations.exportInvoiceDetailReport.path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(200);
  const [head = [], ...rows] = await tableOf(Buffer.from(await reply.arrayBuffer()), 'bang-ke.csv');
  expect(head.slice(-4)).toEqual(['Ghi chú', 'Số lô', 'Hạn dùng', 'Số kiện']);
  const own = rows.map((cells) =>
    head
      .map((_label, at) => cells[at] ?? '')
      .slice(-3)
      .join('|'),
  );
  expect(own).toContain('00123|31/03/2027|');
  expect(own.filter((said) => said !== '||' && said !== '00123|31/03/2027|')).toEqual([]);
  expect(rows.at(-1)).toContain('Tổng cộng');
  expect(own.at(-1)).toBe('||');
});
