import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/print/design.ts';
import { operations } from '#generated/operations.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import type { components } from '#generated/types.ts';
import { pdfText } from '../money/programs.ts';
import { tableOf } from '../import/import-desk.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { readReport } from './read-report.ts';
import { spreadOverYear } from './sold-year.ts';

type DetailRow = components['schemas']['DetailReportRow'];

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

beforeAll(async () => {
  await spreadOverYear(server.current);
  await asOwner(server.current, async (tx) => {
    const design = JSON.stringify({ ...DEFAULT_DESIGN, line_fields: FIELDS });
    await sql`update templates set design = ${design}::jsonb where tenant_id = ${TENANT}`.execute(tx);
    await sql`alter table invoice_lines disable trigger user`.execute(tx);
    await sql`update invoice_lines set extras = ${JSON.stringify(STATED)}::jsonb
      where tenant_id = ${TENANT} and position = 1`.execute(tx);
    await sql`alter table invoice_lines enable trigger user`.execute(tx);
  });
});

const YEAR = { from: '2025-12-01', to: '2026-11-30' };

async function file(format: string): Promise<Buffer> {
  const token = await server.current.signIn('owner@demo.vn');
  const query = new URLSearchParams({ ...YEAR, format }).toString();
  const reply = await fetch(`${server.current.url}${operations.exportInvoiceDetailReport.path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
}

test('files of bảng kê chi tiết have a column for each own field of lines, behind the others; totals keep their places', async () => {
  const [head = [], ...rows] = await tableOf(await file('csv'), 'bang-ke.csv');
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

test('the page and the print say under the goods what a line states, also in a field that its template holds otherwise now', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  const query = { ...YEAR, limit: '100' };
  const { rows } = await readReport<{ rows: DetailRow[] }>(
    server.current,
    token,
    'getInvoiceDetailReport',
    query,
  );
  const stating = rows.filter(({ extras }) => extras.length > 0);
  expect(stating.length).toBeGreaterThan(3);
  expect(stating.length).toBeLessThan(rows.length);
  for (const { extras } of stating) expect(extras).toEqual(STATED);
  // With a buyer the rows are read another way.
  const buyer = String(stating[0]?.buyer_name);
  const of_buyer = await readReport<{ rows: DetailRow[] }>(server.current, token, 'getInvoiceDetailReport', {
    ...query,
    buyer,
  });
  expect(of_buyer.rows.some(({ extras }) => extras.length === STATED.length)).toBe(true);

  const text = pdfText(await file('pdf'), '-raw').replaceAll(/\s+/g, ' ');
  expect(text.split('Số lô: 00123').length - 1).toBe(stating.length);
  expect(text).toContain('Hạn dùng: 31/03/2027 · Số kiện: hai');
});
