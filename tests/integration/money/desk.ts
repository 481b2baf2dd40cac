import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

type Schemas = components['schemas'];
export type Invoice = Schemas['Invoice'];
export type InvoiceInput = Schemas['InvoiceInput'];
type Line = InvoiceInput['lines'][number];
type Setting = 'price_includes_tax' | 'tax_rounding';

const TENANT = 1;

export const goods = (unit_price: string, vat_rate: string | null, changes: Partial<Line> = {}): Line => ({
  kind: 'goods',
  name: 'Băng keo',
  unit: 'Cuộn',
  quantity: '1',
  unit_price,
  vat_rate,
  ...changes,
});

/** Somebody of the first company who drafts and publishes. */
export function moneyDesk(current: TestApp, token: string) {
  const request = (changes: Partial<InvoiceInput>, lock_version?: number) => ({
    invoice: {
      issued_on: '2026-11-20',
      buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
      buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
      payment_method: 'TM/CK',
      currency: 'VND',
      lines: [],
      ...changes,
      ...(lock_version === undefined ? {} : { lock_version }),
    },
  });

  const invoiceOf = (answered: Answered): Invoice => {
    expect(answered.status, answered.text).toBeLessThan(300);
    return (answered.body as { invoice: Invoice }).invoice;
  };

  return {
    create: (changes: Partial<InvoiceInput>) =>
      judged(current, 'createInvoice', { token, body: request(changes) }),

    draft: async (changes: Partial<InvoiceInput>) =>
      invoiceOf(await judged(current, 'createInvoice', { token, body: request(changes) })),

    save: async ({ id, lock_version }: Invoice, changes: Partial<InvoiceInput>) =>
      invoiceOf(await judged(current, 'updateInvoice', { token, id, body: request(changes, lock_version) })),

    read: async ({ id }: Invoice) => invoiceOf(await judged(current, 'getInvoice', { token, id })),

    choose: async (config_key: Setting, config_value: string): Promise<void> => {
      const body = { setting_key: 'setting_invoice', configs: [{ config_key, config_value }] };
      const { status, text } = await judged(current, 'updateTenantSettings', { token, body });
      expect(status, text).toBe(200);
    },

    /** Publishes, waits for the code and answers the coded file. */
    published: async ({ id, lock_version }: Invoice): Promise<Buffer> => {
      const asked = await judged(current, 'publishInvoice', {
        token,
        id,
        body: { invoice: { lock_version } },
      });
      expect(asked.status, asked.text).toBe(202);
      await current.publishNow(TENANT, id);
      const seen = await judged(current, 'getInvoicePublication', { token, id });
      expect(seen.body).toMatchObject({ publication: { status: 'code_issued', final: true } });
      return (await judged(current, 'getInvoiceXml', { token, id, query: { as: 'latest' } })).bytes;
    },

    xml: async ({ id }: Invoice) => (await judged(current, 'getInvoiceXml', { token, id })).text,

    pdf: async ({ id }: Invoice) => (await judged(current, 'getInvoicePdf', { token, id })).bytes,
  };
}
