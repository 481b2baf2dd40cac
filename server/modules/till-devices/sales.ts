import { registerCode } from '#domain/invoice/register-code.ts';
import { compare, parseDecimal } from '#domain/money/decimal.ts';
import { countOf } from '#domain/till/lease.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { createDraft, customerInUse } from '#server/modules/invoices/index.ts';
import { issuingQuota } from '#server/modules/payments/index.ts';
import { lockNumbering, queuePublication } from '#server/modules/publishing/index.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { endLeases } from './leases.ts';
import { leasesOf, lockOwnDevice, type DeviceRow } from './store.ts';

type Schemas = components['schemas'];
type Input = Schemas['TillSaleInput'];

/** A clock that is so far ahead of ours is not right. */
const AHEAD_MS = 5 * 60 * 1000;

/** What a sale may be in spite of: the buyer has it already. */
const IN_SPITE_OF = [
  'issued_on_backwards',
  'signing_late',
  'letters_unprintable',
  'letters_lost',
  'vehicle_details_missing',
] as const;

/**
 * A sale that a device made becomes an invoice with the number and the code that the buyer has, and is published. Sales come one after the
 * other; the same one again is answered with its invoice; of a refused one nothing is kept.
 */
export async function takeSale(
  tx: Tx,
  id: number,
  sale: Input,
  account: Account,
  clock: Clock,
): Promise<Schemas['TillSale']> {
  await lockNumbering(tx);
  const device = await lockOwnDevice(tx, id, sale.device_key, account);
  const taken = await takenBefore(tx, device, sale);
  if (taken !== null) return taken;
  // Ended by a manager, its numbers are set aside for ever: what its browser brings back after all is an invoice that a buyer has.
  if (device.state === 'released')
    throw failure(
      409,
      'till_over',
      'Máy này đã trả ký hiệu nên đơn không được nhận nữa. Hãy báo người quản lý: người mua đã giữ bản in của đơn này.',
    );
  refuseOutOfTurn(device, sale);
  await refuseOtherCode(tx, device, sale);
  refuseOtherDay(sale, clock);
  return issued(tx, device, sale, account, clock);
}

async function takenBefore(tx: Tx, device: DeviceRow, sale: Input): Promise<Schemas['TillSale'] | null> {
  const row = await tx
    .selectFrom('till_sales')
    .innerJoin('invoices', 'invoices.id', 'till_sales.invoice_id')
    .select(['till_sales.device_id', 'till_sales.number', 'till_sales.invoice_id', 'till_sales.received_on'])
    .select('invoices.tax_authority_code')
    .where('till_sales.sale_key', '=', sale.sale_key)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { device_id, number, invoice_id, received_on, tax_authority_code: code } = row;
  if (device_id !== device.id || number !== sale.number || code !== sale.tax_authority_code)
    throw failure(409, 'till_sale_other', 'Khóa của đơn này đã dùng cho đơn khác.', ['sale_key']);
  return { invoice_id, number, tax_authority_code: code, received_on };
}

function refuseOutOfTurn({ next_number }: DeviceRow, { number }: Input): void {
  if (number === next_number) return;
  throw failure(
    409,
    'till_out_of_turn',
    `Máy chủ chờ đơn số ${next_number}, máy gửi đơn số ${number}. Đơn phải gửi đúng thứ tự số.`,
    ['number'],
  );
}

async function refuseOtherCode(
  tx: Tx,
  { id, form_no, symbol, characters }: DeviceRow,
  sale: Input,
): Promise<void> {
  const count = countOf(await leasesOf(tx, id), sale.number);
  const code = count === null ? null : registerCode({ form_no, symbol }, { characters, count });
  if (code === sale.tax_authority_code) return;
  throw failure(
    422,
    'till_code_unknown',
    `Số ${sale.number} với mã ${sale.tax_authority_code} không thuộc dải đã cấp cho máy này.`,
    ['tax_authority_code'],
  );
}

/** The date of a sale is the day on which it was made. */
function refuseOtherDay({ sold_on, invoice }: Input, clock: Clock): void {
  const at = Date.parse(sold_on);
  if (at > clock.epoch_ms() + AHEAD_MS)
    throw failure(
      422,
      'till_clock_ahead',
      'Giờ bán ở sau giờ của máy chủ. Hãy chỉnh đồng hồ của máy bán hàng; đơn sẽ gửi được khi đến giờ đó.',
      ['sold_on'],
    );
  if (vietnamDate(at) !== invoice.issued_on)
    throw failure(422, 'till_other_day', 'Ngày hóa đơn phải là ngày bán.', ['issued_on']);
}

async function issued(
  tx: Tx,
  device: DeviceRow,
  sale: Input,
  account: Account,
  clock: Clock,
): Promise<Schemas['TillSale']> {
  const { tenant_id, id: device_id, form_no, symbol } = device;
  const { number, tax_authority_code, sale_key, sold_on } = sale;
  const template = await seriesTemplate(tx, device);
  // What was sold without a network was sold: a customer that was deleted meanwhile stops nothing.
  const customer_id = await customerInUse(tx, sale.invoice.customer_id ?? null);
  const said = { ...sale.invoice, customer_id, template_id: template };
  const draft = await createDraft(tx, said, account, clock);
  if (compare(parseDecimal(draft.total), parseDecimal(sale.total)) !== 0)
    throw failure(
      422,
      'till_total_differs',
      `Tổng tiền đã in là ${sale.total}, máy chủ tính ra ${draft.total}. Hãy đặt lại cách tính và làm tròn như lúc bán rồi gửi lại.`,
      ['total'],
    );
  (await issuingQuota(tx, clock)).take();
  const received_on = clock.now();
  await tx.updateTable('invoices').set({ number, tax_authority_code }).where('id', '=', draft.id).execute();
  await tx
    .insertInto('till_sales')
    .values({ tenant_id, device_id, number, sale_key, invoice_id: draft.id, sold_on, received_on })
    .execute();
  await tx
    .updateTable('till_devices')
    .set({ next_number: number + 1, seen_on: received_on })
    .where('id', '=', device_id)
    .execute();
  if (device.state === 'settled') await endLeases(tx, { id: device_id, next_number: number + 1 });
  if (device.state === 'active')
    await tx
      .updateTable('series')
      .set({ last_number: number })
      .where('form_no', '=', form_no)
      .where('symbol', '=', symbol)
      .execute();
  const asked = { id: draft.id, lock_version: draft.lock_version, acknowledged: IN_SPITE_OF };
  await queuePublication(tx, asked, account, clock);
  return { invoice_id: draft.id, number, tax_authority_code, received_on };
}

async function seriesTemplate(tx: Tx, { form_no, symbol }: DeviceRow): Promise<number> {
  const row = await tx
    .selectFrom('templates')
    .select('id')
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row.id;
}
