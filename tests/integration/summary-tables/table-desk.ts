import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import type { components } from '#generated/types.ts';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { declareAt, keepDeclared } from '#tests/setup/declare.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Table = Schemas['InvoiceDataSummaryTable'];

const { invoice_modes, transfer } = BLANK_DECLARATION;
const BY_TABLE = {
  invoice_modes: { ...invoice_modes, coded: true, uncoded: true },
  transfer: { ...transfer, summary_table: true },
};

const GOODS = { kind: 'goods', quantity: '3', unit_price: '50000' } as const;
const LINES = [
  { ...GOODS, name: 'Nước sinh hoạt', vat_rate: '5%' },
  { ...GOODS, name: 'Đồng hồ nước', vat_rate: '8%' },
];

export const tableIn = ({ body, text }: Answered): Table => {
  expect(body, text).toHaveProperty('invoice_data_summary_table');
  return (body as { invoice_data_summary_table: Table }).invoice_data_summary_table;
};

/** Somebody of the demo company, which has declared that data of uncoded invoices is sent by table. */
export async function tableDesk(app: TestApp) {
  let token = await app.signIn('owner@demo.vn');
  const found = await inTenant(app.publishing.db, TENANT, async (tx) => ({
    ...(await tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow()),
    ...(await readTenant(tx)),
  }));
  const { serial, name, tax_code } = found;
  await declareAt(app.sandbox.url, { name, tax_code }, serial, app.clock.now(), BY_TABLE);
  await keepDeclared(app.publishing.db, TENANT, serial, app.clock.now(), BY_TABLE);
  let desk = await deskOf(app);
  const template = {
    name: 'Không có mã',
    form_no: '1',
    symbol: 'K26TKB',
    is_default: false,
    status: 'active',
    layout: 'modern',
  };
  const made = await judged(app, 'createTemplate', { token, body: { template } });
  expect(made.status, made.text).toBe(201);
  const template_id = (made.body as { template: Schemas['Template'] }).template.id;

  const call = (id: Parameters<typeof judged>[1], options: Parameters<typeof judged>[2] = {}) =>
    judged(app, id, { token, ...options });

  /** Goes on at another time (ISO with Z), with a new session: the old one is over by then. */
  async function goTo(now: string): Promise<void> {
    app.clock.set(now);
    token = await app.signIn('owner@demo.vn');
    desk = await deskOf(app);
  }

  /** An uncoded invoice with two tax rates, signed and given to the buyer. */
  async function issued(
    issued_on = app.clock.today(),
    changes: Partial<Schemas['InvoiceInput']> = {},
  ): Promise<number> {
    const draft = await desk.draft({ template_id, issued_on, lines: LINES, ...changes });
    const { status, body } = await desk.publish(draft);
    expect(status, JSON.stringify(body)).toBe(202);
    await desk.work([draft.id]);
    return draft.id;
  }

  const make = (changed: Partial<Schemas['InvoiceDataSummaryTableInput']> = {}): Promise<Answered> =>
    call('createInvoiceDataSummaryTable', {
      body: {
        invoice_data_summary_table: {
          period_kind: 'month',
          year: 2026,
          period_no: 11,
          currency: 'VND',
          ...changed,
        },
      },
    });

  const submit = ({ id, lock_version }: Table): Promise<Answered> =>
    call('submitInvoiceDataSummaryTable', {
      id,
      headers: { 'idempotency-key': randomUUID() },
      body: { invoice_data_summary_table: { lock_version } },
    });

  /** Submits it, does what the worker would, and takes the answers. */
  async function send(table: Table): Promise<void> {
    const reply = await submit(table);
    expect(reply.status, reply.text).toBe(202);
    const document = await inTenant(app.publishing.db, TENANT, (tx) =>
      documentOf(tx, 'data_summary_table', table.id),
    );
    await carryDocument(app.publishing, { tenant_id: TENANT, document_id: document?.id ?? 0 });
    await collectAnswers(app.publishing, TENANT);
  }

  const read = async (id: number): Promise<Table> =>
    tableIn(await call('getInvoiceDataSummaryTable', { id }));
  const rows = async (id: number): Promise<Schemas['SummaryRow'][]> =>
    ((await call('listSummaryTableRows', { id })).body as { summary_rows: Schemas['SummaryRow'][] })
      .summary_rows;
  const waiting = async (): Promise<Schemas['WaitingPeriod'][]> =>
    ((await call('getInvoicesWaitingForTable')).body as { waiting_periods: Schemas['WaitingPeriod'][] })
      .waiting_periods;
  const history = async (id: number): Promise<string[]> => {
    const { body } = await call('listInvoiceDataSummaryTableHistory', { id });
    const { summary_table_events } = body as { summary_table_events: Schemas['DocumentEvent'][] };
    return summary_table_events.map(({ kind }) => kind).reverse();
  };

  const remedies = async (id: number): Promise<Schemas['InvoiceRemedies']> =>
    ((await call('getInvoiceRemedies', { id })).body as { remedies: Schemas['InvoiceRemedies'] }).remedies;

  /** The summary tables among the deadlines of the overview: period and last day. */
  const tablesDue = async (): Promise<[string, string][]> => {
    const { dashboard } = (await call('getDashboard')).body as { dashboard: Schemas['Dashboard'] };
    return dashboard.deadlines.flatMap(({ kind, label, due_on }) =>
      kind === 'summary_table' ? [[label, due_on] as [string, string]] : [],
    );
  };

  const invoice = (id: number) => desk.publication(id);
  const invoiceHistory = (id: number) => desk.history(id);

  return {
    call,
    goTo,
    invoice,
    invoiceHistory,
    issued,
    make,
    submit,
    send,
    read,
    rows,
    waiting,
    remedies,
    tablesDue,
    history,
  };
}

export type TableDesk = Awaited<ReturnType<typeof tableDesk>>;
