import { expect, test, beforeAll } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { AGREED, draftIn } from '../corrections/corrections-desk.ts';
import { moneyDesk, goods, type InvoiceInput } from '../money/desk.ts';
import { xmlSums } from '../money/xml-sums.ts';
import { readReport, type Report } from './read-report.ts';

type Schemas = components['schemas'];

const server = withTestApp();
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});
const report = <Answer>(operation: Report, query: Readonly<Record<string, string>>) =>
  readReport<Answer>(server.current, token, operation, query);

test('reports and overview rise by what the XML of published invoices says, of both methods of tax, in foreign currency, adjusted and replaced', async () => {
  const template = {
    ...{ name: 'Hóa đơn bán hàng', form_no: '2', symbol: 'C26TBX', layout: 'modern' },
    ...{ accent_color: '#1b54d0', is_default: false, status: 'active' },
  };
  const made = await judged(server.current, 'createTemplate', { token, body: { template } });
  expect(made.status, made.text).toBe(201);
  const template_id = (made.body as { template: { id: number } }).template.id;
  const desk = moneyDesk(server.current, token);
  const drafts: (Partial<InvoiceInput> & { rate: number })[] = [
    { rate: 1, lines: [goods('11500', '10%', { quantity: '7' }), goods('33333', '8%')] },
    { rate: 1, template_id, lines: [goods('320000', null)] },
    {
      rate: 25_431,
      currency: 'USD',
      exchange_rate: '25431',
      lines: [goods('12.35', '10%', { quantity: '3' })],
    },
  ];
  const before = await said();
  const wanted = { revenue: 0, vat: 0, total: 0 };
  /** What the file of an invoice says, in đồng; a replaced one is taken off again. */
  const count = (xml: Buffer, rate: number, sign = 1) => {
    const { TgTCThue, TgTThue = '0', TgTTTBSo = '0' } = xmlSums(xml.toString('utf8')).totals;
    const revenue = Math.round(Number(TgTCThue ?? TgTTTBSo) * rate);
    const vat = Math.round(Number(TgTThue) * rate);
    wanted.revenue += sign * revenue;
    wanted.vat += sign * vat;
    wanted.total += sign * (revenue + vat);
  };
  const published = new Map<number, { id: number; xml: Buffer }>();
  for (const [at, { rate, ...draft }] of drafts.entries()) {
    const invoice = await desk.draft(draft);
    const xml = await desk.published(invoice);
    count(xml, rate);
    published.set(at, { id: invoice.id, xml });
  }
  const correct = async (operation: 'createAdjustment' | 'createReplacement', at: number, more: object) =>
    draftIn(
      await judged(server.current, operation, {
        token,
        id: published.get(at)?.id ?? 0,
        body: { correction: { ...AGREED, ...more } },
      }),
    );
  const less = { lines: [goods('11500', '10%', { quantity: '-2' })] };
  count(await desk.published(await correct('createAdjustment', 0, less)), 1);
  const instead = await correct('createReplacement', 1, {});
  count(await desk.published(await desk.save(instead, { template_id, lines: [goods('290000', null)] })), 1);
  count(published.get(1)?.xml ?? Buffer.alloc(0), 1, -1);
  const after = await said();
  const { revenue, vat, total } = wanted;
  const risen = Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - before[name as keyof typeof before]]),
  );
  const figures = {
    invoices: 4,
    summary: revenue,
    summary_vat: vat,
    detail: revenue,
    detail_vat: vat,
    issued: 3,
  };
  const usage = { usage: revenue, usage_vat: vat, usage_total: total };
  expect(risen).toEqual({
    ...figures,
    ...usage,
    overview: revenue,
    overview_vat: vat,
    overview_total: total,
  });
});

/** What the reports of the month and the overview say now. */
async function said() {
  const query = { from: '2026-11-01', to: '2026-11-30' };
  const summary = await report<Schemas['InvoiceSummaryReport']>('getInvoiceSummaryReport', query);
  const detail = await report<Schemas['InvoiceDetailReport']>('getInvoiceDetailReport', query);
  const { rows: series } = await report<Schemas['InvoiceUsageReport']>('getInvoiceUsageReport', query);
  const { body } = await judged(server.current, 'getDashboard', { token });
  const { this_month } = (body as { dashboard: Schemas['Dashboard'] }).dashboard;
  const sum = (name: 'revenue' | 'vat' | 'total') => series.reduce((all, one) => all + Number(one[name]), 0);
  return {
    invoices: summary.figures.invoices,
    summary: Number(summary.figures.revenue),
    summary_vat: Number(summary.figures.vat),
    detail: Number(detail.figures.revenue),
    detail_vat: Number(detail.figures.vat),
    issued: series.reduce((sum, one) => sum + one.issued, 0),
    usage: sum('revenue'),
    usage_vat: sum('vat'),
    usage_total: sum('total'),
    overview: Number(this_month?.revenue),
    overview_vat: Number(this_month?.vat),
    overview_total: Number(this_month?.total),
  };
}
