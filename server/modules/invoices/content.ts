import type { InvoiceContent, InvoiceLine, InvoiceSeller } from '#domain/invoice/content.ts';
import type { VatRate } from '#domain/rules/vat-rates.ts';
import type { components } from '#generated/types.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];
type LineInput = components['schemas']['InvoiceLineInput'];
type Tenant = components['schemas']['Tenant'];

export type SeriesName = { form_no: string; symbol: string };

/** What the seller states, as the law code reads it, from what the editor sent. */
export function contentOf(input: InvoiceInput, series: SeriesName, seller: InvoiceSeller, number: number | null): InvoiceContent {
  return {
    form_no: series.form_no,
    symbol: series.symbol,
    number,
    issued_on: input.issued_on,
    seller,
    buyer_name: input.buyer_name ?? null,
    buyer_person: input.buyer_person ?? null,
    buyer_tax_code: input.buyer_tax_code ?? null,
    buyer_address: input.buyer_address ?? null,
    buyer_code: input.buyer_code ?? null,
    buyer_email: input.buyer_email ?? null,
    buyer_phone_number: input.buyer_phone_number ?? null,
    buyer_identity_no: input.buyer_identity_no ?? null,
    buyer_budget_code: input.buyer_budget_code ?? null,
    buyer_bank_account: input.buyer_bank_account ?? null,
    buyer_bank_name: input.buyer_bank_name ?? null,
    payment_method: input.payment_method,
    currency: input.currency,
    exchange_rate: input.exchange_rate ?? null,
    lines: input.lines.map(lineOf),
  };
}

function lineOf(line: LineInput): InvoiceLine {
  return {
    kind: line.kind,
    code: line.code ?? null,
    name: line.name,
    unit: line.unit ?? null,
    quantity: line.quantity ?? null,
    unit_price: line.unit_price ?? null,
    discount_rate: line.discount_rate ?? null,
    discount_amount: line.discount_amount ?? null,
    amount: line.kind === 'discount' ? (line.amount ?? null) : null,
    vat_rate: (line.vat_rate ?? null) as VatRate | null,
  };
}

/** Người bán, from the company's own profile. */
export function sellerOf(tenant: Tenant): InvoiceSeller {
  const { name, tax_code, address, phone_number, email, bank_account, bank_name, website, fax } = tenant;
  return { name, tax_code, address, phone_number, email, bank_account, bank_name, website, fax };
}
