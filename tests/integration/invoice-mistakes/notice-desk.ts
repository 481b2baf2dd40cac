import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Notice = Schemas['InvoiceMistake'];
type Input = Schemas['InvoiceMistakeInput'];
type Line = Schemas['MistakenInvoice'];

/** An invoice of another system, which the authority does not know. */
export const OTHER: Line = {
  invoice_id: null,
  form_no: '1',
  symbol: 'C25TZZ',
  number: '7',
  issued_on: '2025-11-19',
  authority_code: null,
  decree: '1',
  nature: 'explain',
  reason: 'Sai tên người mua',
};

export const noticeIn = ({ body, text }: Answered): Notice => {
  expect(body, text).toHaveProperty('invoice_mistake');
  return (body as { invoice_mistake: Notice }).invoice_mistake;
};

export const codesIn = ({ status, body }: Answered): [number, string[]] => [
  status,
  (body as ErrorBody).errors.map(({ code }) => code),
];

/** Somebody of the demo company who tells the tax authority of wrong invoices; jobs run when the test says so. */
export async function noticeDesk(app: TestApp) {
  const token = await app.signIn('owner@demo.vn');
  const desk = await deskOf(app);
  // What the demo leaves out of the company's profile.
  const office = { tax_authority_code: '50101', tax_authority_name: 'Thuế cơ sở 1 thành phố Đà Nẵng' };
  await inTenant(app.publishing.db, TENANT, (tx) =>
    tx
      .updateTable('tenant_profiles')
      .set({ ...office, tax_city_name: 'Đà Nẵng' })
      .execute(),
  );

  /** A line for an invoice that was issued here just now. */
  async function issued(reason = 'Sai địa chỉ người mua'): Promise<Line> {
    const draft = await desk.draft();
    expect((await desk.publish(draft)).status).toBe(202);
    await desk.work([draft.id]);
    await collectAnswers(app.publishing, TENANT);
    const { status } = await desk.publication(draft.id);
    expect(status).toBe('code_issued');
    // What is sent of it beside its id says nothing.
    return { ...OTHER, invoice_id: draft.id, symbol: 'C26XXX', reason };
  }

  async function make(invoices: readonly Line[], changed: Partial<Input> = {}): Promise<Notice> {
    const invoice_mistake = { origin: 'own', review_no: null, review_on: null, invoices, ...changed };
    return noticeIn(await judged(app, 'createInvoiceMistake', { token, body: { invoice_mistake } }));
  }

  const read = async (id: number): Promise<Notice> =>
    noticeIn(await judged(app, 'getInvoiceMistake', { token, id }));

  const submit = ({ id, lock_version }: Notice): Promise<Answered> =>
    judged(app, 'submitInvoiceMistake', {
      token,
      id,
      headers: { 'idempotency-key': randomUUID() },
      body: { invoice_mistake: { lock_version } },
    });

  /** What the worker would do with one that was submitted until it is handed over. */
  async function carry({ id }: Notice): Promise<void> {
    const document = await inTenant(app.publishing.db, TENANT, (tx) => documentOf(tx, 'invoice_mistake', id));
    await carryDocument(app.publishing, { tenant_id: TENANT, document_id: document?.id ?? 0 });
  }

  /** Submits it and carries it. */
  async function send(notice: Notice): Promise<void> {
    const reply = await submit(notice);
    expect(reply.status, reply.text).toBe(202);
    await carry(notice);
  }

  const answers = () => collectAnswers(app.publishing, TENANT);

  const history = async (id: number): Promise<string[]> => {
    const { body } = await judged(app, 'listInvoiceMistakeHistory', { token, id });
    const { invoice_mistake_events } = body as { invoice_mistake_events: Schemas['DocumentEvent'][] };
    return invoice_mistake_events.map(({ kind }) => kind).reverse();
  };

  return { token, desk, issued, make, read, submit, carry, send, answers, history };
}

export type NoticeDesk = Awaited<ReturnType<typeof noticeDesk>>;
