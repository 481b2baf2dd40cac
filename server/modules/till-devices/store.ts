import { sql, type Selectable } from 'kysely';
import { leasedTo, type Lease } from '#domain/till/lease.ts';
import type { DB } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { instantJson } from '#server/platform/crud/json-rows.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';

export type DeviceRow = Selectable<DB['till_devices']>;
type TillDevice = components['schemas']['TillDevice'];

/** More are not shown. */
const MAX_LISTED = 100;

/** A device by its id, locked; 404 where the company has none. */
export async function lockDevice(tx: Tx, id: number): Promise<DeviceRow> {
  const row = await tx
    .selectFrom('till_devices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The same for the browser that it is, under the account that registered it: another is answered as if there were none. */
export async function lockOwnDevice(
  tx: Tx,
  id: number,
  device_key: string,
  { user_id }: Account,
): Promise<DeviceRow> {
  const row = await lockDevice(tx, id);
  if (row.device_key === device_key.toLowerCase() && row.user_id === user_id) return row;
  throw failure(
    422,
    'till_of_another',
    'Máy bán hàng này do tài khoản khác hoặc trình duyệt khác đăng ký. Hãy đăng nhập đúng tài khoản, hoặc đăng ký máy này.',
    ['device_key'],
  );
}

/** What is set aside for a device, in the order of numbers. */
export async function leasesOf(tx: Tx, device_id: number): Promise<(Lease & { id: number })[]> {
  return tx
    .selectFrom('till_leases')
    .select(['id', 'first_number', 'first_count', 'size'])
    .where('device_id', '=', device_id)
    .orderBy('first_number')
    .execute();
}

/** Devices as the pages see them; one of `id` alone, or the newest, those that own a series first. */
export async function devicesOf(
  tx: Tx,
  { user_id }: Account,
  id: number | null = null,
): Promise<TillDevice[]> {
  const { rows } = await sql<Omit<TillDevice, 'leased_to'>>`
    select device.id, device.name, device.form_no, device.symbol, template.id as template_id, device.characters, device.state,
      device.user_id = ${user_id} as is_mine, users.full_name as user_name, device.next_number, device.expires_on,
      device.registered_on, device.seen_on, device.ended_on,
      coalesce((select jsonb_agg(jsonb_build_object('first_number', lease.first_number, 'first_count', lease.first_count, 'size',
          lease.size, 'unused', lease.unused, 'taken_on', ${sql.raw(instantJson('lease.taken_on'))})
          order by lease.first_number)
        from till_leases as lease where lease.tenant_id = device.tenant_id and lease.device_id = device.id), '[]'::jsonb) as leases
    from till_devices as device
    join users on users.tenant_id = device.tenant_id and users.id = device.user_id
    left join templates as template on template.tenant_id = device.tenant_id and template.form_no = device.form_no
      and template.symbol = device.symbol
    where device.tenant_id = ${TENANT} and (${id}::bigint is null or device.id = ${id})
    order by (device.state = 'active') desc, device.id desc limit ${MAX_LISTED}`.execute(tx);
  return rows.map((row) => ({ ...row, leased_to: leasedTo(row.leases) }));
}

/** One device as the pages see it. */
export async function deviceOf(tx: Tx, id: number, account: Account): Promise<TillDevice> {
  const [device] = await devicesOf(tx, account, id);
  if (device === undefined) throw notFound();
  return device;
}
