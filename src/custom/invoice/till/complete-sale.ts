import { sellerOf } from '#domain/invoice/invoice-from-input.ts';
import {
  createInvoice,
  getInvoicePublication,
  publishInvoice,
  updateInvoice,
} from '#generated/client/invoices/invoices.ts';
import type { Template } from '../editor/draft/draft-content.ts';
import type { InvoiceInput } from '../editor/draft/draft.ts';
import type { Sold } from './kept-till.ts';
import type { TillDeviceState } from './offline/use-till-device.ts';
import { isShut } from './offline/till-engine.ts';
import { sell, type Sale, type SaleCalls } from './sale.ts';
import { CONFIRMABLE, TillShut } from './till-failure.ts';

const PAUSE_MS = 300;

const calls: SaleCalls = {
  create: (invoice, key) => createInvoice({ invoice }, { headers: { 'Idempotency-Key': key } }),
  update: (id, invoice, lock_version) => updateInvoice(id, { invoice: { ...invoice, lock_version } }),
  publish: (id, lock_version, acknowledged) =>
    publishInvoice(id, {
      invoice: { lock_version, acknowledged: CONFIRMABLE.filter((code) => acknowledged.includes(code)) },
    }),
  publication: (id) => getInvoicePublication(id),
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
  newKey: () => crypto.randomUUID(),
};

type DeviceSale = Parameters<TillDeviceState['engine']['sell']>[0];

type Completing = Pick<DeviceSale, 'amounts' | 'total' | 'change'> & {
  /** What keeps a series and sells from it, where this browser owns one. */
  device: TillDeviceState;
  template: Template;
  tenant: Parameters<typeof sellerOf>[0];
  input: InvoiceInput;
  /** Codes of what the cashier has read and goes on in spite of. */
  acknowledged: readonly string[];
  /** The sale as it is at this moment. */
  now: () => Sale;
  /** Keeps each step before the next one: a page that dies goes on with the same sale. */
  keep: (change: Partial<Sale>) => void;
};

/** The sale becomes an invoice with number and code: by this browser where it owns a series, else by the server. */
export async function completeSale(sale: Completing): Promise<Sold> {
  const { status } = sale.device;
  // Another series would be sold from beside that of the device.
  if (isShut(status)) throw new TillShut(status);
  return (await soldHere(sale)) ?? (await soldThere(sale));
}

/** By the server, which gives number and code. */
async function soldThere({ template, input, acknowledged, now, keep, ...rest }: Completing): Promise<Sold> {
  const invoice = await sell(now(), input, calls, { keep, acknowledged });
  const { invoice_id, number, tax_authority_code } = invoice;
  const series = `${template.form_no}${template.symbol}`;
  const { total, change } = rest;
  return { is_local: false, invoice_id, number, tax_authority_code, series, total, change };
}

/**
 * By this browser, where it owns a series: with or without a network, so that there is one way for its sales. The key is kept before it
 * is sold, and a page that dies in between asks for the same sale again. Null where it owns none.
 */
async function soldHere({ device, template, tenant, now, keep, ...rest }: Completing): Promise<Sold | null> {
  const { asked, is_sent, saved } = now();
  const sale_key = is_sent && asked !== null ? asked.key : crypto.randomUUID();
  const before = is_sent && saved === null ? await device.engine.soldAs(sale_key) : undefined;
  if (before === undefined && (device.device === null || saved !== null)) return null;
  keep({ asked: { key: sale_key, text: '' }, is_sent: true });
  const { input, amounts, total, change } = rest;
  const seller = sellerOf(tenant, template);
  const sold = before ?? (await device.engine.sell({ sale_key, input, amounts, total, change, seller }));
  return {
    is_local: true,
    invoice_id: sold.invoice_id,
    number: sold.number,
    tax_authority_code: sold.tax_authority_code,
    series: sold.series,
    total: sold.total,
    change: sold.change,
  };
}
