import { MAX_INVOICE_NUMBER } from '#domain/fields/content-limits.table.ts';
import { isToRenew, LEASE_DAYS, LEASE_SIZE, leasedTo, unusedOf } from '#domain/till/lease.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { declarationInForce } from '#server/modules/in-force/index.ts';
import { lockNumbering } from '#server/modules/publishing/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { deviceOf, leasesOf, lockOwnDevice, type DeviceRow } from './store.ts';

/** Until when a device may sell that reached the server now. */
export const expiryFrom = (clock: Clock): string =>
  new Date(clock.epoch_ms() + LEASE_DAYS * DAY_MS).toISOString();

/** Sets a range aside from a number on: the company's count is raised by the whole of it, so that no two ranges overlap. */
export async function setAside(
  tx: Tx,
  { tenant_id, id }: Pick<DeviceRow, 'tenant_id' | 'id'>,
  first_number: number,
  clock: Clock,
): Promise<void> {
  const size = Math.min(LEASE_SIZE, MAX_INVOICE_NUMBER - first_number + 1);
  if (size <= 0) return;
  const { last_count } = await tx
    .insertInto('cash_register_counts')
    .values({ tenant_id, last_count: size })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet((eb) => ({ last_count: eb('cash_register_counts.last_count', '+', size) })),
    )
    .returning('last_count')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('till_leases')
    .values({
      tenant_id,
      device_id: id,
      first_number,
      first_count: last_count - size + 1,
      size,
      taken_on: clock.now(),
    })
    .execute();
}

/**
 * A device that is reached goes on for some days, and gets more numbers where few are left. A range is only ever added: an answer that is
 * lost leaves the device with what it had, and asking again adds nothing.
 */
export async function renewLease(
  tx: Tx,
  id: number,
  { device_key, next_number }: components['schemas']['TillPlace'],
  account: Account,
  clock: Clock,
): Promise<components['schemas']['TillDevice']> {
  await lockNumbering(tx);
  const device = await lockOwnDevice(tx, id, device_key, account);
  const leases = await leasesOf(tx, id);
  if (device.state !== 'active') {
    await seen(tx, device, {}, clock);
    return deviceOf(tx, id, account);
  }
  const isKnown = next_number >= device.next_number && next_number <= leasedTo(leases) + 1;
  if (!isKnown)
    throw failure(
      422,
      'till_number_unknown',
      `Số kế tiếp của máy (${next_number}) không thuộc dải số đã cấp cho máy. Hãy trả ký hiệu và đăng ký lại máy.`,
      ['next_number'],
    );
  const in_force = await declarationInForce(tx, clock.today());
  if (in_force?.cash_register_code !== device.characters)
    throw failure(
      422,
      'till_characters_changed',
      'Ký tự tạo mã của doanh nghiệp đã thay đổi theo tờ khai mới. Hãy gửi hết các đơn đã bán, trả ký hiệu rồi đăng ký lại máy.',
    );
  if (isToRenew(leases, next_number)) await setAside(tx, device, leasedTo(leases) + 1, clock);
  await seen(tx, device, { expires_on: expiryFrom(clock) }, clock);
  return deviceOf(tx, id, account);
}

async function seen(tx: Tx, { id }: DeviceRow, change: { expires_on?: string }, clock: Clock): Promise<void> {
  await tx
    .updateTable('till_devices')
    .set({ ...change, seen_on: clock.now() })
    .where('id', '=', id)
    .execute();
}

/** A device is over: what of its ranges was never used is written down. Less once one that was ended without its browser still sends a sale. */
export async function endLeases(
  tx: Tx,
  { id, next_number }: Pick<DeviceRow, 'id' | 'next_number'>,
): Promise<void> {
  for (const lease of await leasesOf(tx, id))
    await tx
      .updateTable('till_leases')
      .set({ unused: unusedOf(lease, next_number) })
      .where('id', '=', lease.id)
      .execute();
}
