import { sql } from 'kysely';
import { isOfCodedRegister } from '#domain/invoice/register-code.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { lockNumbering } from './reserve-numbers.ts';

const HOLDING = sql`hashtextextended('till-series:' || current_tenant(), 0)`;

/**
 * Only one transaction of a company changes which device owns which series, while none gives out numbers and none asks for the publication
 * of an invoice of a cash register. Taken before any row is locked.
 */
export async function lockHolding(tx: Tx): Promise<void> {
  await lockNumbering(tx);
  await sql`select pg_advisory_xact_lock(${HOLDING})`.execute(tx);
}

/** In a series that a till owns nothing else gives numbers: an invoice without one is refused there. One that has its number keeps its way. */
export async function refuseHeldSeries(
  tx: Tx,
  { form_no, symbol, number }: Pick<InvoiceRow, 'form_no' | 'symbol' | 'number'>,
): Promise<void> {
  if (number !== null || !isOfCodedRegister({ symbol })) return;
  await sql`select pg_advisory_xact_lock_shared(${HOLDING})`.execute(tx);
  const { rows } = await sql<{ name: string }>`select name from till_devices
    where tenant_id = ${TENANT} and form_no = ${form_no} and symbol = ${symbol} and state = 'active'`.execute(
    tx,
  );
  const [holder] = rows;
  if (holder === undefined) return;
  const message = `Ký hiệu ${form_no}${symbol} do máy bán hàng “${holder.name}” giữ: chỉ máy đó cấp số. Hãy bán tại máy đó, hoặc chọn ký hiệu khác.`;
  throw failure(422, 'series_of_till', message, ['template_id']);
}
