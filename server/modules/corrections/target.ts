import { sql } from 'kysely';
import { isTitled } from '#domain/documents/formats/invoices/special-goods.table.ts';
import { isInForce, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import {
  copiedInput,
  findInvoice,
  linesOf,
  placeOfToday,
  specialOf,
  type InvoiceRow,
} from '#server/modules/invoices/index.ts';
import { isReportedByTable } from '#server/modules/summary-tables/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { otherInvoice, wireOther, type OtherInvoiceRow } from './other-invoices.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];

/** An invoice made here, or one of another system. */
export type TargetRef = { target_id: number; other_id: null } | { target_id: null; other_id: number };

export type Buyer = Pick<InvoiceRow, 'buyer_name' | 'buyer_person' | 'buyer_tax_code' | 'buyer_budget_code'>;

/** An invoice that is to be corrected, as the rules and the new invoice's file need it. */
export type Target = Pick<InvoiceRow, 'form_no' | 'symbol' | 'issued_on' | 'currency'> &
  Buyer & {
    ref: TargetRef;
    number: string | null;
    nature: InvoiceRow['nature'];
    /** The invoice that it corrects itself. */
    corrects: string | null;
    accepted: boolean;
    /** In force by a cash register; the tax authority has not answered for its data yet, and may still refuse it. */
    unanswered: boolean;
    replaced: boolean;
    /** The day of the first invoice of its chain of corrections; its own where it corrects none. */
    first_issued_on: string;
    /** Its data goes to the tax authority in table 01/TH-HĐĐT. */
    by_table: boolean;
    /** Its lines state goods with a registered owner. */
    titled: boolean;
    regime: RelatedInvoice['regime'];
    /** Where the file of the new invoice names the seller of that one. */
    seller_tax_code: string | null;
    /** What a new invoice begins with on this day (YYYY-MM-DD): all that it says. */
    input(today: string): Promise<InvoiceInput>;
  };

export async function ourTarget(tx: Tx, id: number, options?: { lock: boolean }): Promise<Target> {
  const row = await findInvoice(tx, id, options);
  const lifecycle = row.lifecycle as InvoiceState;
  return {
    ...row,
    ref: { target_id: id, other_id: null },
    number: row.number === null ? null : String(row.number),
    accepted: isInForce(lifecycle) || lifecycle === 'replaced',
    unanswered: row.transmission === 'to_package' || row.transmission === 'packed',
    replaced: lifecycle === 'replaced',
    first_issued_on: await firstIssuedOn(tx, row),
    by_table: await isReportedByTable(tx, row),
    titled: (await linesOf(tx, id)).some((line) => isTitled({ special: specialOf(line) })),
    regime: '1',
    seller_tax_code: null,
    input: (today) => copiedInput(tx, row, today),
  };
}

/** Of several first ones, corrected together by a list, the last of their days. */
async function firstIssuedOn(
  tx: Tx,
  { id, issued_on }: Pick<InvoiceRow, 'id' | 'issued_on'>,
): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    with recursive chain (invoice_id, other_id) as (
      select ${id}::bigint, null::bigint
      union
      select correction.target_id, correction.other_id from chain
        join invoice_corrections as correction
          on correction.tenant_id = ${TENANT} and correction.invoice_id = chain.invoice_id)
    select max(coalesce(invoice.issued_on, other.issued_on))::text as day from chain
      left join invoices as invoice on invoice.tenant_id = ${TENANT} and invoice.id = chain.invoice_id
      left join other_invoices as other on other.tenant_id = ${TENANT} and other.id = chain.other_id
    where not exists (select from invoice_corrections as correction
      where correction.tenant_id = ${TENANT} and correction.invoice_id = chain.invoice_id)`.execute(tx);
  return rows[0]?.day ?? issued_on;
}

async function otherTarget(tx: Tx, id: number, options?: { lock: boolean }): Promise<Target> {
  const row = await otherInvoice(tx, id, options);
  const { form_no, symbol, number, issued_on, currency } = row;
  const { buyer_name, buyer_person, buyer_tax_code, lines } = wireOther(row);
  return {
    ...{ form_no, symbol, number, issued_on, currency, buyer_name, buyer_person, buyer_tax_code },
    ref: { target_id: null, other_id: id },
    buyer_budget_code: null,
    nature: 'original',
    corrects: null,
    accepted: true,
    unanswered: false,
    replaced: false,
    first_issued_on: issued_on,
    by_table: false,
    titled: lines.some(isTitled),
    regime: row.regime as RelatedInvoice['regime'],
    seller_tax_code: row.seller_tax_code,
    input: async (today) => inputFromOther(row, today),
  };
}

export function targetOf(tx: Tx, ref: TargetRef, options?: { lock: boolean }): Promise<Target> {
  return ref.target_id === null
    ? otherTarget(tx, ref.other_id, options)
    : ourTarget(tx, ref.target_id, options);
}

function inputFromOther(row: OtherInvoiceRow, today: string): InvoiceInput {
  const { currency, exchange_rate, payment_method, price_includes_tax, lines, ...other } = wireOther(row);
  const { buyer_name, buyer_person, buyer_tax_code, buyer_address, buyer_place } = other;
  return {
    template_id: null,
    issued_on: today,
    ...{ buyer_name, buyer_person, buyer_tax_code, buyer_address, currency, exchange_rate, lines },
    buyer_place: placeOfToday(buyer_place),
    payment_method: payment_method ?? 'TM/CK',
    price_includes_tax,
  };
}
