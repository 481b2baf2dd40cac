import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { readReport } from '#tests/integration/dashboard/read-report.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Schemas = components['schemas'];
type Amounts = { invoice_id: number; revenue: string | null; vat: string | null };

/** Large to install, so that it is no judge of every run: where it is missing, nothing is tried. */
const has_libreoffice = spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0;

const PERIOD = { from: '2025-12-01', to: '2026-11-30' };
const server = withTestApp({ invoices: 60, customers: 6, products: 8 });
let token = '';
let folder = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  folder = mkdtempSync(join(tmpdir(), 'soffice-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The cells of an XLSX file as LibreOffice shows them, numbers with their groups. */
async function shown(operation: keyof typeof operations): Promise<string[][]> {
  const query = new URLSearchParams({ ...PERIOD, format: 'xlsx' }).toString();
  const reply = await fetch(`${server.current.url}${operations[operation].path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(200);
  const file = join(folder, `${operation}.xlsx`);
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  // Tabs between cells, no quotes, UTF-8, cells as they are shown.
  const as_text = 'csv:Text - txt - csv (StarCalc):9,,76,1,,0,false,true';
  execFileSync('soffice', ['--headless', profile, '--convert-to', as_text, '--outdir', folder, file], {
    stdio: 'ignore',
  });
  const text = readFileSync(join(folder, `${operation}.csv`), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

const grouped = (decimal: string | null): string => Number(decimal ?? 0).toLocaleString('en-US');

if (has_libreoffice) {
  test.each([
    ['exportInvoiceSummaryReport', 'getInvoiceSummaryReport', 'Doanh số bán chưa thuế'],
    ['exportInvoiceDetailReport', 'getInvoiceDetailReport', 'Doanh số chưa thuế'],
  ] as const)(
    '%s opens in LibreOffice and shows what the screen shows',
    async (file, screen, revenue_head) => {
      const { rows, figures } = await readReport<{ rows: Amounts[]; figures: Schemas['ReportFigures'] }>(
        server.current,
        token,
        screen,
        { ...PERIOD, limit: '250' },
      );
      expect(figures.rows).toBeGreaterThan(0);
      expect(rows).toHaveLength(figures.rows);
      const table = await shown(file);
      expect(table.slice(0, 3).map(([first]) => first)).toEqual([
        expect.stringMatching(/^Bảng kê/),
        expect.stringContaining('Mã số thuế 0012345672'),
        expect.stringContaining('Kỳ: 01/12/2025 – 30/11/2026'),
      ]);
      const head = table.find(([first]) => first === 'STT') ?? [];
      const at = [head.indexOf(revenue_head), head.indexOf('Thuế GTGT')] as const;
      const amounts = (cells: readonly string[]) => at.map((one) => cells[one]);
      const numbered = table.filter(([first = '']) => /^\d+$/.test(first));
      expect(numbered.map(amounts)).toEqual(rows.map(({ revenue, vat }) => [grouped(revenue), grouped(vat)]));
      const all = table.find((cells) => cells.includes('Tổng cộng')) ?? [];
      expect(amounts(all)).toEqual([grouped(figures.revenue), grouped(figures.vat)]);
      expect(table.slice(-2).flat()).toEqual(
        expect.arrayContaining(['Người lập biểu', 'Người đại diện theo pháp luật', '(Ký, ghi rõ họ tên)']),
      );
    },
  );

  test('tình hình sử dụng opens in LibreOffice and shows what the screen shows', async () => {
    const { rows } = await readReport<Schemas['InvoiceUsageReport']>(
      server.current,
      token,
      'getInvoiceUsageReport',
      PERIOD,
    );
    expect(rows).not.toEqual([]);
    const table = await shown('exportInvoiceUsageReport');
    for (const { series, opening, submitted, issued } of rows) {
      const cells = table.find(([first]) => first === series) ?? [];
      expect(cells.slice(4, 7)).toEqual([opening, submitted, issued].map((one) => grouped(String(one))));
    }
  });
}
