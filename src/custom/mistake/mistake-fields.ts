import { isCashRegisterInvoice, mistakenInvoiceName } from '#domain/mistakes/content.ts';
import type { components } from '#generated/types.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { fieldAtPlace, inputFields } from '#src/views/form/form-values.ts';

type Schemas = components['schemas'];
export type InvoiceMistake = Schemas['InvoiceMistake'];
export type InvoiceMistakeInput = Schemas['InvoiceMistakeInput'];
export type MistakenInvoice = Schemas['MistakenInvoice'];

export const descriptor = descriptorOf('invoice_mistakes');

/** Every field of the form. */
export const fields = inputFields(descriptor.form_fields);

/** A field of the notice, or of its invoices by its own name (`invoices.reason`). */
export const fieldAt = (place: string) => fieldAtPlace(fields, place);

/** An invoice of another system before anything of it is typed. */
export const BLANK_INVOICE: MistakenInvoice = {
  invoice_id: null,
  form_no: '1',
  symbol: null,
  number: null,
  issued_on: null,
  authority_code: null,
  decree: '1',
  nature: 'explain',
  reason: null,
};

export const BLANK_NOTICE: InvoiceMistakeInput = {
  origin: 'own',
  review_no: null,
  review_on: null,
  invoices: [],
};

/** What people call an invoice of the notice; null while nothing of it is typed. */
export function nameOf({
  form_no,
  symbol,
  number,
}: Pick<MistakenInvoice, 'form_no' | 'symbol' | 'number'>): string | null {
  if (!symbol && !number) return null;
  return mistakenInvoiceName({ form_no: form_no ?? '', symbol: symbol ?? '', number: number ?? '' });
}

/** The message that will carry these invoices: those of cash registers have one of their own. */
export function messageTypeOf(invoices: readonly Pick<MistakenInvoice, 'decree' | 'symbol'>[]): string {
  return invoices.some(({ decree, symbol }) => isCashRegisterInvoice({ decree, symbol: symbol ?? '' }))
    ? '303'
    : '300';
}

/** Opens the editor of a notice that came back and is corrected. */
export const reviseParameter = 'sua';
