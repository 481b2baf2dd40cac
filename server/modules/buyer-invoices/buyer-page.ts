import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { sql } from 'kysely';
import { shownName } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { InvoicePrint } from '#server/gateways/print/invoice-print.ts';
import { sharedNames } from '#server/modules/invoice-attachments/index.ts';
import { keyOfInvoice, lookUpCode, type LinkClaims } from '#server/modules/invoice-links/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { printView } from '#server/modules/publishing/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type Schemas = components['schemas'];
type BuyerInvoice = Schemas['BuyerInvoice'];

/** More are in the print: the page stays light. */
const MAX_LINES = 200;

const STATES = { issued: 'in_force', adjusted: 'adjusted', replaced: 'replaced' } as const;

/** What the buyer's page shows: what was sealed, and what has become of the invoice since. */
export async function buyerPage(
  tx: Tx,
  { link_key }: { link_key: Buffer },
  { claims, invoice }: { claims: LinkClaims; invoice: InvoiceRow },
): Promise<BuyerInvoice> {
  const { view, file_name } = await printView(tx, invoice.id);
  return {
    ...statedBy(view),
    name: shownName(invoice),
    file_name: file_name.replace(/\.pdf$/, ''),
    // The link of any other opens nothing.
    state: STATES[invoice.lifecycle as keyof typeof STATES],
    attachments: await sharedNames(tx, invoice.id),
    successors: await successorsOf(tx, link_key, claims),
    look_up_code: lookUpCode(link_key, claims.tenant_id, invoice.id),
    ...(await answersOf(tx, invoice.id)),
  };
}

type Said = Omit<
  BuyerInvoice,
  'name' | 'file_name' | 'state' | 'attachments' | 'successors' | 'look_up_code' | 'received_on' | 'requests'
>;

function statedBy(view: InvoicePrint): Said {
  const { seller, movement } = view;
  const moves_goods = movesGoods(view);
  return {
    title: view.title,
    issued_on: view.issued_on,
    corrects: view.corrects,
    seller_name: seller.name,
    seller_tax_code: seller.tax_code,
    seller_address: movement?.from_address ?? seller.address,
    buyer_name: view.buyer_name ?? view.buyer_person ?? movement?.received_by ?? null,
    buyer_tax_code: view.buyer_tax_code,
    buyer_address: view.buyer_address,
    payment_method: moves_goods ? null : view.payment_method,
    currency: view.currency,
    shows_vat: view.method_of_tax_calculation === 'VAT',
    moves_goods,
    lines: view.lines
      .slice(0, MAX_LINES)
      .map(({ kind, name, unit, quantity, unit_price, amount, vat_rate }) => ({
        kind,
        name,
        unit,
        quantity,
        unit_price,
        amount,
        vat_rate,
      })),
    line_count: view.lines.length,
    total_before_vat: view.total_before_vat,
    total_discount: view.total_discount,
    total_vat: view.total_vat,
    total: view.total,
    total_in_words: view.total_in_words,
    tax_authority_code: view.tax_authority_code,
    number_style: view.number_style,
  };
}

type SuccessorRow = {
  id: number;
  nature: 'adjust' | 'replace';
  form_no: string;
  symbol: string;
  number: number;
  issued_on: string;
  same_buyer: boolean;
};

/** Invoices in force that correct it, oldest first; one that is made out to another buyer is not theirs to open. */
async function successorsOf(
  tx: Tx,
  link_key: Buffer,
  { tenant_id, invoice_id }: LinkClaims,
): Promise<BuyerInvoice['successors']> {
  const { rows } = await sql<SuccessorRow>`
    select later.id, c.nature, later.form_no, later.symbol, later.number, later.issued_on,
      later.buyer_tax_code is not distinct from earlier.buyer_tax_code
        and (earlier.buyer_tax_code is not null
          or later.buyer_name is not distinct from earlier.buyer_name
            and later.buyer_person is not distinct from earlier.buyer_person) as same_buyer
    from invoice_corrections c
    join invoices earlier on earlier.tenant_id = c.tenant_id and earlier.id = c.target_id
    join invoices later on later.tenant_id = c.tenant_id and later.id = c.invoice_id
    where c.tenant_id = ${TENANT} and c.target_id = ${invoice_id} and c.in_effect
      and later.lifecycle in ('issued', 'adjusted', 'replaced')
    order by later.issued_on, later.id`.execute(tx);
  const found: BuyerInvoice['successors'] = [];
  for (const { id, nature, issued_on, same_buyer, ...named } of rows) {
    const link = { tenant_id, invoice_id: id, email_id: null };
    found.push({
      nature,
      name: shownName(named),
      issued_on,
      key: same_buyer ? await keyOfInvoice(tx, { link_key }, link) : null,
    });
  }
  return found;
}

async function answersOf(
  tx: Tx,
  invoice_id: number,
): Promise<Pick<BuyerInvoice, 'received_on' | 'requests'>> {
  const link = await tx
    .selectFrom('invoice_links')
    .select('received_on')
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst();
  const requests = await tx
    .selectFrom('buyer_requests')
    .select(['message', 'created_on', 'handled_on'])
    .where('invoice_id', '=', invoice_id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return { received_on: link?.received_on ?? null, requests };
}
