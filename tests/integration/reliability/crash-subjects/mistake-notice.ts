import { expect, vi } from 'vitest';
import { PATIENCE } from '#tests/setup/patience.ts';
import type { Clerk } from '../clerk.ts';
import {
  historyAt,
  issuedInvoice,
  madeBy,
  SIGNED_ONCE,
  type CrashSubject,
  type Made,
  type Schemas,
} from './subject.ts';

export const MISTAKE_NOTICE: CrashSubject = {
  kind: 'invoice_mistake',
  message_type: '300',
  verdict: 'accepted',
  once_each: ['publication_asked', ...SIGNED_ONCE, 'technically_accepted', 'received'],
  make: noticeDraft,
  submit: ({ call }, { id, lock_version }, key) =>
    call(
      'POST',
      `/api/invoice_mistakes/${id}/submit`,
      { invoice_mistake: { lock_version } },
      { 'idempotency-key': key },
    ),
  ends: async ({ call }, id) => {
    await vi.waitFor(async () => {
      const { body } = await call<{ invoice_mistake: Schemas['InvoiceMistake'] }>(
        'GET',
        `/api/invoice_mistakes/${id}`,
      );
      expect(body.invoice_mistake).toMatchObject({ status: 'tax_authority_received', refused_count: 0 });
    }, PATIENCE);
    return null;
  },
  history: (owner, id) => historyAt(owner, `/api/invoice_mistakes/${id}/history`, 'invoice_mistake_events'),
};

async function noticeDraft(owner: Clerk): Promise<Made> {
  const { id, form_no, symbol, number, issued_on, tax_authority_code } = await issuedInvoice(owner);
  const line = {
    ...{ invoice_id: id, form_no, symbol, issued_on, number: String(number) },
    ...{ authority_code: tax_authority_code, decree: '1', nature: 'explain', reason: 'Sai địa chỉ' },
  };
  const invoice_mistake = { origin: 'own', review_no: null, review_on: null, invoices: [line] };
  return (await madeBy<{ invoice_mistake: Made }>(owner, '/api/invoice_mistakes', { invoice_mistake }))
    .invoice_mistake;
}
