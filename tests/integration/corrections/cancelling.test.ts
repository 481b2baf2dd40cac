import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { TENANT } from '../signing/desk.ts';
import { AGREED, codesIn, correctionsDesk, draftIn } from './corrections-desk.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['Invoice'];

const server = withTestApp();
let at: Awaited<ReturnType<typeof correctionsDesk>>;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const read = async (id: number) =>
  ((await at.call('getInvoice', { id })).body as { invoice: Invoice }).invoice;
const cancel = (invoice: Pick<Invoice, 'id' | 'lock_version'>, token = at.token) =>
  judged(server.current, 'cancelInvoice', {
    token,
    id: invoice.id,
    body: { invoice: { lock_version: invoice.lock_version, reason: ' Bên mua không lấy hàng ' } },
  });
const listed = async () =>
  ((await at.call('listCancelledInvoices')).body as { cancelled_invoices: Schemas['CancelledInvoice'][] })
    .cancelled_invoices;

/** Refused by the tax authority. */
async function refused(draft: Invoice): Promise<Invoice> {
  const office = authority(server.current.sandbox.url);
  await office.fault({ kind: 'refuse', reasons: [{ code: '20014', text: 'Sai.', remedy: null }] });
  expect((await at.desk.publish(await read(draft.id))).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  const invoice = await read(draft.id);
  expect(invoice.status).toBe('denial_of_code_issuance');
  return invoice;
}

describe('a refused invoice is given up [1.does.cancel]', () => {
  test('with its reason; the number stays used, and it is neither corrected nor published again', async () => {
    const invoice = await refused(await at.desk.draft());
    expect(codesIn(await cancel({ ...invoice, lock_version: invoice.lock_version + 1 }))).toEqual([
      409,
      ['stale_record'],
    ]);
    const answer = await cancel(invoice);
    expect(answer.status, answer.text).toBe(200);
    const cancelled = await read(invoice.id);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      status_error: false,
      number: invoice.number,
      cancel_reason: 'Bên mua không lấy hàng',
    });
    expect(await listed()).toContainEqual(
      expect.objectContaining({
        id: invoice.id,
        number: invoice.number,
        cancel_reason: 'Bên mua không lấy hàng',
      }),
    );
    expect((await at.call('getCancelledInvoice', { id: invoice.id })).status).toBe(200);
    expect(await at.desk.publication(invoice.id)).toMatchObject({ status: 'cancelled', final: true });

    // Again, from a second tab: nothing changes.
    expect((await cancel(invoice)).status).toBe(200);
    expect((await read(invoice.id)).lock_version).toBe(cancelled.lock_version);
    await at.desk.publish(cancelled);
    expect((await read(invoice.id)).status).toBe('cancelled');
    expect((await at.desk.put(cancelled, { buyer_name: 'Khác' })).status).toBe(409);

    const { body } = await at.call('listInvoiceHistory', { id: invoice.id });
    const [newest] = (body as { invoice_events: Schemas['DocumentEvent'][] }).invoice_events;
    expect(newest).toMatchObject({ kind: 'cancelled', actor_name: expect.any(String) as string });
    const next = await at.issued();
    expect((await read(next.id)).number).toBe((invoice.number ?? 0) + 1);
  });

  test('and what it was to correct can be corrected anew', async () => {
    const original = await at.issued();
    const replace = () =>
      judged(server.current, 'createReplacement', {
        token: at.token,
        id: original.id,
        body: { correction: { ...AGREED } },
      });
    const replacing = await refused(draftIn(await replace()));
    expect(codesIn(await replace())).toEqual([409, ['correction_open']]);
    expect((await cancel(replacing)).status).toBe(200);
    draftIn(await replace());
  });

  test('not one that has its code, nor a draft', async () => {
    const issued = await read((await at.issued()).id);
    expect((await at.call('getCancelledInvoice', { id: issued.id })).status).toBe(404);
    expect(codesIn(await cancel(issued))).toEqual([409, ['not_cancellable']]);
    expect(codesIn(await cancel(await at.desk.draft()))).toEqual([409, ['not_cancellable']]);
  });

  test('nor one that waits for its answer', async () => {
    await authority(server.current.sandbox.url).fault({ kind: 'silence' });
    const draft = await at.desk.draft();
    expect((await at.desk.publish(draft)).status).toBe(202);
    await server.current.publishNow(TENANT, draft.id);
    const waiting = await read(draft.id);
    expect(waiting).toMatchObject({ status_error: false, number: expect.any(Number) as number });
    expect(waiting.status).not.toBe('code_issued');
    expect(codesIn(await cancel(waiting))).toEqual([409, ['not_cancellable']]);
  });
});
