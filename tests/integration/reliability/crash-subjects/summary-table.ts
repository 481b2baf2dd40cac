import { expect, vi } from 'vitest';
import { PATIENCE } from '#tests/setup/patience.ts';
import type { Clerk } from '../clerk.ts';
import { historyAt, madeBy, SIGNED_ONCE, type CrashSubject, type Made, type Schemas } from './subject.ts';

type Table = Schemas['InvoiceDataSummaryTable'];

const SYMBOL = 'K26TKB';
/** Of a month that is over. */
const ISSUED_ON = '2026-10-15';

export const SUMMARY_TABLE: CrashSubject = {
  kind: 'data_summary_table',
  message_type: '400',
  verdict: 'accepted',
  once_each: ['publication_asked', ...SIGNED_ONCE, 'technically_accepted', 'summary_valid'],
  make: tableDraft,
  submit: ({ call }, { id, lock_version }, key) =>
    call(
      'POST',
      `/api/invoice_data_summary_tables/${id}/submit`,
      { invoice_data_summary_table: { lock_version } },
      { 'idempotency-key': key },
    ),
  // At the authority a table is numbered within its period and supplement.
  ends: ({ call }, id) =>
    vi.waitFor(async () => {
      const { body } = await call<{ invoice_data_summary_table: Table }>(
        'GET',
        `/api/invoice_data_summary_tables/${id}`,
      );
      const { status, final, table_no } = body.invoice_data_summary_table;
      expect({ status, final }).toEqual({ status: 'valid_summary_table', final: true });
      return table_no;
    }, PATIENCE),
  history: (owner, id) =>
    historyAt(owner, `/api/invoice_data_summary_tables/${id}/history`, 'summary_table_events'),
};

/** Of one uncoded invoice; the next is a supplement of the same month. */
async function tableDraft(owner: Clerk): Promise<Made> {
  const template_id = (await seriesByTable(owner)) ?? (await newSeriesByTable(owner));
  const { id, lock_version } = await owner.draft({ template_id, issued_on: ISSUED_ON });
  const publication = { invoice: { lock_version } };
  const key = { 'idempotency-key': `published-late-${id}` };
  const published = await owner.call('POST', `/api/invoices/${id}/publish`, publication, key);
  expect(published.status, JSON.stringify(published.body)).toBe(202);
  await owner.reaches(id, 'to_report');
  const invoice_data_summary_table = { period_kind: 'month', year: 2026, period_no: 10, currency: 'VND' };
  const made = await madeBy<{ invoice_data_summary_table: Table }>(
    owner,
    '/api/invoice_data_summary_tables',
    { invoice_data_summary_table },
  );
  return made.invoice_data_summary_table;
}

async function seriesByTable({ call }: Clerk): Promise<number | null> {
  const { body } = await call<{ templates: Schemas['Template'][] }>('GET', '/api/templates');
  return body.templates.find(({ symbol }) => symbol === SYMBOL)?.id ?? null;
}

async function newSeriesByTable(owner: Clerk): Promise<number> {
  const look = { is_default: false, status: 'active', layout: 'modern' };
  const template = { name: 'Không có mã', form_no: '1', symbol: SYMBOL, ...look };
  return (await madeBy<{ template: Schemas['Template'] }>(owner, '/api/templates', { template })).template.id;
}
