import { beforeAll, expect, test } from 'vitest';
import { isOfRegister } from '#domain/invoice/register-code.ts';
import { FILTERS_OF_USE, NATURES_OF_USE, STATUSES_OF_GROUP } from '#domain/transmission/status-groups.ts';
import type { components } from '#generated/types.ts';
import { checkHref } from '#src/routes.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { registerDesk } from '../cash-registers/register-desk.ts';
import { authority } from '../reliability/authority.ts';
import { TENANT } from '../signing/desk.ts';
import { tableDesk } from '../summary-tables/table-desk.ts';

type Schemas = components['schemas'];
type Group = keyof typeof STATUSES_OF_GROUP;
type List = 'listInvoices' | 'listInvoiceCalculatingMachines';

const server = withTestApp();
const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const DAYS = {
  issued_onOnMin: '2026-10-31T17:00:00.000Z',
  issued_onOnMax: '2026-11-30T16:59:59.999Z',
};
const GROUPS = Object.keys(STATUSES_OF_GROUP) as Group[];

/** Invoices that a summary table reports, that wait for a package of a cash register and for its answer, refused ones, and others. */
beforeAll(async () => {
  const registers = await registerDesk(server.current);
  const taken = await registers.issued(1);
  await registers.carry(await registers.send());
  await registers.issued(1);
  await registers.send();
  await registers.issued(2);
  expect(taken).toHaveLength(1);
  const office = authority(server.current.sandbox.url);
  const { id } = await registers.desk().draft();
  await office.fault({ kind: 'refuse', reasons: [{ code: '20014', text: 'Sai.', remedy: null }] });
  await registers.desk().publish(await registers.desk().invoice(id));
  await server.current.publishNow(TENANT, id);
  await office.clear();
  const waiting = await registers.desk().draft();
  await registers.desk().publish(waiting);
  const tables = await tableDesk(server.current);
  await tables.issued();
  await tables.issued();
});

async function ask(operation: Parameters<typeof judged>[1], query: Record<string, string>) {
  const token = await server.current.signIn('owner@demo.vn');
  return judged(server.current, operation, { token, query });
}

async function countOf(list: List, query: Record<string, string>): Promise<number> {
  const { headers, status, text } = await ask(list, { ...query, limit: '1' });
  expect(status, text).toBe(200);
  return Number(headers['x-total-count']);
}

test('each group of the overview has as many invoices as its lists, of cash registers and others', async () => {
  const { body } = await ask('getDashboard', { month: '2026-11' });
  const { this_month } = (body as { dashboard: Schemas['Dashboard'] }).dashboard;
  const listed: Partial<Record<Group, number>> = {};
  for (const group of GROUPS) {
    const query = { ...DAYS, status: STATUSES_OF_GROUP[group] };
    const counts = [
      await countOf('listInvoices', query),
      await countOf('listInvoiceCalculatingMachines', query),
    ];
    listed[group] = counts.reduce((all, one) => all + one, 0);
  }
  expect(Object.fromEntries(GROUPS.map((group) => [group, this_month?.[group].count]))).toEqual(listed);
  expect(listed).toMatchObject({ accepted: 6, refused: 1, waiting: 1 });
});

test('each count of tình hình sử dụng is how many invoices the list of its series has', async () => {
  const { body } = await ask('getInvoiceUsageReport', PERIOD);
  const { rows } = (body as { report_invoice_usage: Schemas['InvoiceUsageReport'] }).report_invoice_usage;
  expect(rows.map(({ series }) => series)).toEqual(expect.arrayContaining(['1C26MTN', '1K26TKB']));
  const names = ['opening', 'submitted', 'issued', 'refused', 'unknown', 'waiting', 'closing'] as const;
  for (const row of rows)
    for (const name of names) {
      const list = isOfRegister({ symbol: row.series.slice(1) })
        ? 'listInvoiceCalculatingMachines'
        : 'listInvoices';
      const query = {
        ...FILTERS_OF_USE[name],
        ...(name === 'opening' ? { issued_onOnMax: DAYS.issued_onOnMin } : DAYS),
        ...(name === 'issued' && { nature: NATURES_OF_USE.issued }),
        query: row.series,
        template_id: String(row.template_id),
      };
      expect(await countOf(list, query), `${row.series} ${name}`).toBe(row[name]);
    }
});

test('each check of the month leads to a list of as many, or to its own', async () => {
  const { body } = await ask('getMonthBoard', { month: '2026-11' });
  const { checks } = (body as { month_board: Schemas['MonthBoard'] }).month_board;
  const led = new Map<string, string | null>();
  for (const check of checks.filter(({ count }) => count > 0)) {
    const href = checkHref(() => true, check, '2026-11');
    const url = new URL(href ?? '/', 'http://a');
    led.set(check.key, href === null ? null : url.pathname);
    const of_registers = url.pathname === '/admin/invoice-calculating-machines';
    if (url.pathname !== '/admin/invoices' && !of_registers) continue;
    const filter = JSON.parse(url.searchParams.get('filter') ?? '{}') as Record<string, string>;
    const list = of_registers ? 'listInvoiceCalculatingMachines' : 'listInvoices';
    expect(await countOf(list, { ...filter, ...DAYS }), check.key).toBe(check.count);
  }
  expect(Object.fromEntries(led)).toMatchObject({
    // One of a cash register waits beside one of another series.
    unsent: null,
    unanswered: '/admin/invoice-calculating-machines',
    refused: '/admin/invoices',
  });
});
