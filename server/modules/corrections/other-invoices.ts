import { sql, type Selectable } from 'kysely';
import { buyerPlaceOf, invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { moneyOptionsOf } from '#domain/invoice/draft-money-options.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { OtherInvoices } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { knownPlace, refuseUnknownProducts } from '#server/modules/invoices/index.ts';
import { readAmountSettings } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Failure, failure, notFound } from '#server/platform/http/failure.ts';
import { refuseOtherName } from './refuse-other-name.ts';

type OtherInvoice = components['schemas']['OtherInvoice'];
type OtherInvoiceInput = components['schemas']['OtherInvoiceInput'];
export type OtherInvoiceRow = Selectable<OtherInvoices>;

/** What is stored of it beside its name. */
type Content = Pick<
  OtherInvoice,
  | 'exchange_rate'
  | 'payment_method'
  | 'price_includes_tax'
  | 'buyer_name'
  | 'buyer_person'
  | 'buyer_tax_code'
  | 'buyer_address'
  | 'buyer_place'
  | 'lines'
>;

export async function otherInvoice(
  tx: Tx,
  id: number,
  options: { lock: boolean } = { lock: false },
): Promise<OtherInvoiceRow> {
  const query = tx.selectFrom('other_invoices').selectAll().where('id', '=', id);
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

export function wireOther(row: OtherInvoiceRow): OtherInvoice {
  const { id, seller_tax_code, form_no, symbol, number, issued_on, currency, total } = row;
  const regime = row.regime as OtherInvoice['regime'];
  // This module alone writes it; what was stored before buyers had a place has none.
  const content: Content = { buyer_place: null, ...(row.content as Omit<Content, 'buyer_place'>) };
  return { id, regime, seller_tax_code, form_no, symbol, number, issued_on, currency, ...content, total };
}

/**
 * Stores an invoice that was issued elsewhere. Its number, symbol and form tell it apart, so that what corrects it is one family;
 * what was typed of it may be typed otherwise until something corrects it. Failures: 422 other_invoice_day for a day to come,
 * 422 buyer_place_unknown, 409 other_invoice_corrected, those of refuseOtherName().
 */
export async function storeOtherInvoice(
  tx: Tx,
  input: OtherInvoiceInput,
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<OtherInvoice> {
  if (input.issued_on > clock.today())
    throw failure(
      422,
      'other_invoice_day',
      'Ngày lập hóa đơn gốc không được sau hôm nay. Nhập lại ngày lập.',
      ['issued_on'],
    );
  await refuseOtherName(tx, input);
  await refuseUnknownProducts(tx, input.lines);
  const { regime, seller_tax_code, form_no, symbol, issued_on, currency } = input;
  const name = { seller_tax_code, form_no, symbol, number: plainNumber(input) };
  const values = {
    ...name,
    ...{ regime, issued_on, currency },
    content: JSON.stringify(contentOf(input)),
    total: await totalOf(tx, input),
    created_on: clock.now(),
    created_by: user_id,
  };
  const made = await tx
    .insertInto('other_invoices')
    .values({ ...values, tenant_id })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return wireOther(made);
  const known = await tx
    .selectFrom('other_invoices')
    .selectAll()
    .select(sql<boolean>`content = ${values.content}::jsonb`.as('is_same'))
    .where((eb) => eb.and(name))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.is_same && known.regime === regime && known.issued_on === issued_on) return wireOther(known);
  await refuseCorrected(tx, known);
  return wireOther(
    await tx
      .updateTable('other_invoices')
      .set(values)
      .where('id', '=', known.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

async function refuseCorrected(tx: Tx, known: OtherInvoiceRow): Promise<void> {
  const correction = await tx
    .selectFrom('invoice_corrections')
    .select('id')
    .where('other_id', '=', known.id)
    .executeTakeFirst();
  if (correction === undefined) return;
  const code = 'other_invoice_corrected';
  const message = 'Hóa đơn này đã được nhập và đang được sửa ở đây. Mở hóa đơn đó để xử lý tiếp.';
  throw new Failure(409, [{ message, code, fields: ['number'] }], {
    current: { other_invoice: wireOther(known) },
  });
}

/** Electronic invoices have no leading zeros in their files; printed ones are named with theirs. */
function plainNumber({ number, regime }: OtherInvoiceInput): string {
  return regime === '1' || regime === '2' ? number.replace(/^0+(?=\d)/, '') : number;
}

function contentOf(input: OtherInvoiceInput): Content {
  return {
    exchange_rate: input.exchange_rate ?? null,
    payment_method: input.payment_method ?? null,
    price_includes_tax: input.price_includes_tax ?? false,
    buyer_name: input.buyer_name ?? null,
    buyer_person: input.buyer_person ?? null,
    buyer_tax_code: input.buyer_tax_code ?? null,
    buyer_address: input.buyer_address ?? null,
    buyer_place: knownPlace(buyerPlaceOf(input)),
    lines: input.lines,
  };
}

/** Amounts do not depend on the seller. */
const NO_SELLER = { name: '', tax_code: '', address: '' };

async function totalOf(tx: Tx, input: OtherInvoiceInput): Promise<string> {
  const settings = await readAmountSettings(tx);
  // A printed form's number (01GTKT3/001) begins with the digit in its second place.
  const form_no = /^0(\d)/.exec(input.form_no)?.[1] ?? input.form_no.slice(0, 1);
  const series = { form_no, symbol: input.symbol };
  const typed = { ...input, payment_method: input.payment_method ?? '' };
  const content = invoiceFromInput(typed, series, NO_SELLER, null);
  return computeInvoice(
    content,
    settings.digits,
    moneyOptionsOf(series, settings.money, {
      ...typed,
      price_includes_tax: input.price_includes_tax ?? false,
    }),
  ).total;
}
