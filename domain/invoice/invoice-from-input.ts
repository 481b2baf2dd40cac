import type { components } from '#generated/types.ts';
import type { VatRate } from '../rules/tax/vat-rates.ts';
import { tidyEmails } from '../delivery/recipients.ts';
import { eachBuyerField, type BuyerContent } from './buyer-fields.table.ts';
import type { InvoiceContent, InvoiceLine, InvoiceSeller } from './content.ts';
import { extrasIn } from './extras/extra-fields.ts';
import { eachLineField } from './lines/line-fields.table.ts';
import { isAmountTyped } from './lines/lump-sum.ts';
import { movementIn } from './movement/movement-fields.table.ts';
import { isVehicle } from '../documents/formats/invoices/special-goods.table.ts';
import type { BuyerPlace, InvoiceParticulars, RelatedInvoice } from './particulars.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];
type LineInput = components['schemas']['InvoiceLineInput'];
type Tenant = components['schemas']['Tenant'];

/** Mẫu số and ký hiệu. */
type SeriesName = Pick<InvoiceContent, 'form_no' | 'symbol'>;

/** What the seller states, as the rules of law read it, out of what goes over the wire: the same in the browser and on the server. */
export function invoiceFromInput(
  input: InvoiceInput,
  { form_no, symbol }: SeriesName,
  seller: InvoiceSeller,
  number: number | null,
  related: RelatedInvoice | null = null,
): InvoiceContent {
  const { issued_on, payment_method, currency, exchange_rate = null } = input;
  const lines = input.lines.map(lineOf);
  const movement = movementIn({ form_no, symbol }, input.movement);
  const extras = extrasIn(input.extras);
  const buyer_place = buyerPlaceOf(input);
  return {
    form_no,
    symbol,
    number,
    issued_on,
    seller,
    ...buyerOf(input),
    payment_method,
    currency,
    exchange_rate: currency === 'VND' ? null : exchange_rate,
    lines,
    ...besideGoodsOf(input),
    ...(movement === null ? {} : { movement }),
    ...(buyer_place === null ? {} : { buyer_place }),
    ...(extras.length === 0 ? {} : { extras }),
    ...(related === null ? {} : { related }),
    // Vendors have the list of a discount in the head of the invoice too (SBKe, NBKe): a total below zero is taken with it alone.
    ...(related?.nature === 'trade_discount' ? { list_no: related.list_no, list_on: related.list_on } : {}),
  };
}

/** What is paid and not paid beside the goods; nothing is left out, so that most invoices say nothing of it. */
function besideGoodsOf({
  fees = [],
  other_deduction = null,
}: InvoiceInput): Pick<InvoiceParticulars, 'fees' | 'other_deduction'> {
  return {
    ...(fees.length === 0 ? {} : { fees }),
    ...(other_deduction === null ? {} : { other_deduction }),
  };
}

/** Người mua: every field of theirs, null where nothing was given. */
export function buyerOf(input: InvoiceInput): BuyerContent {
  return {
    ...eachBuyerField((field) => input[field] ?? null),
    buyer_email: tidyEmails(input.buyer_email ?? null),
  };
}

/** Địa giới of the buyer, which is stated where a car or motorbike is sold and on no other invoice. */
export function buyerPlaceOf({
  buyer_place = null,
  lines,
}: Pick<InvoiceInput, 'buyer_place' | 'lines'>): BuyerPlace | null {
  return lines.some((line) => line.kind === 'goods' && isVehicle(line)) ? buyer_place : null;
}

/** Where the invoices of a series are written (địa điểm kinh doanh), as its template states it. */
type SellingPlace = {
  location_code?: string | null;
  location_name?: string | null;
  location_address?: string | null;
};

/** Người bán, from the company's own profile, and the place of business that the template of the series names. */
export function sellerOf(tenant: Tenant, template: SellingPlace | null): InvoiceSeller {
  const { name, tax_code, address, phone_number, email, bank_account, bank_name, website, fax } = tenant;
  const seller = { name, tax_code, address, phone_number, email, bank_account, bank_name, website, fax };
  if (template?.location_code == null) return seller;
  const { location_code, location_name = null, location_address = null } = template;
  return { ...seller, location_code, location_name, location_address };
}

function lineOf(line: LineInput): InvoiceLine {
  const extras = extrasIn(line.extras);
  return {
    ...eachLineField((field) => line[field] ?? null),
    kind: line.kind,
    name: line.name,
    amount: isAmountTyped(line) ? (line.amount ?? null) : null,
    vat_rate: (line.vat_rate ?? null) as VatRate | null,
    ...(extras.length === 0 ? {} : { extras }),
    ...(line.kind === 'goods' && line.special != null ? { special: line.special } : {}),
  };
}
