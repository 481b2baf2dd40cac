import {
  createOtherAdjustment,
  createOtherReplacement,
} from '#generated/client/other-invoices/other-invoices.ts';
import { createAdjustment, createReplacement } from '#generated/client/remedies/remedies.ts';
import type { components } from '#generated/types.ts';
import { firstDayOf } from '#domain/invoice/particulars.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { isZero, readDecimal } from '#domain/money/decimal.ts';
import { hrefOf } from '#src/routes.ts';

type Schemas = components['schemas'];

/** The invoice that is to be corrected: one of ours, or one of another system. */
export type Subject = {
  /** Of ours; null for one of another system. */
  invoice_id: number | null;
  /** `1C26TAA 00000012`, and the buyer. */
  facts: string;
  /** YYYY-MM-DD, of the first invoice of its chain of corrections: its rates hold. */
  issued_on: string;
  /** What its amounts depend on beside its lines. */
  series: Pick<Schemas['Invoice'], 'form_no' | 'symbol'>;
  money: Pick<Schemas['Invoice'], 'currency' | 'exchange_rate' | 'price_includes_tax'>;
  lines: Schemas['InvoiceLineInput'][];
  /** It has a discount of the whole invoice: no line says it. */
  has_whole_discount: boolean;
  back: string;
  adjust(correction: Schemas['AdjustmentInput']): Promise<Schemas['Invoice']>;
  replace(correction: Schemas['ReplacementInput']): Promise<Schemas['Invoice']>;
};

export function ourSubject(invoice: Schemas['Invoice']): Subject {
  return {
    invoice_id: invoice.id,
    facts: invoiceFacts(invoice),
    issued_on: firstDayOf(invoice.related) ?? invoice.issued_on,
    ...moneyOf(invoice),
    lines: invoice.lines.map(({ vat_amount: _computed, ...line }) => line),
    has_whole_discount: [invoice.invoice_discount_rate, invoice.invoice_discount_amount].some(isDiscount),
    back: hrefOf('corrections', invoice.id),
    adjust: (correction) => createAdjustment(invoice.id, { correction }),
    replace: (correction) => createReplacement(invoice.id, { correction }),
  };
}

/** `back`: the list it is corrected from. */
export function otherSubject(invoice: Schemas['OtherInvoice'], back: string): Subject {
  const buyer = invoice.buyer_name ?? invoice.buyer_person;
  return {
    invoice_id: null,
    facts: [shownName(invoice), buyer].filter(Boolean).join(' · '),
    issued_on: invoice.issued_on,
    ...moneyOf(invoice),
    lines: invoice.lines,
    has_whole_discount: false,
    back,
    adjust: (correction) => createOtherAdjustment(invoice.id, { correction }),
    replace: (correction) => createOtherReplacement(invoice.id, { correction }),
  };
}

/** Typed and more than nothing. */
export function isDiscount(typed: string | null | undefined): boolean {
  const read = readDecimal(typed);
  return read !== null && !isZero(read);
}

export function invoiceFacts(invoice: Schemas['Invoice']): string {
  const buyer = invoice.buyer_name ?? invoice.buyer_person;
  return [shownName(invoice), buyer].filter(Boolean).join(' · ');
}

function moneyOf(invoice: Schemas['Invoice'] | Schemas['OtherInvoice']): Pick<Subject, 'series' | 'money'> {
  const { form_no, symbol, currency, exchange_rate = null, price_includes_tax } = invoice;
  return { series: { form_no, symbol }, money: { currency, exchange_rate, price_includes_tax } };
}
