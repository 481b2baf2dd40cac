import { sql } from 'kysely';
import { isOfCodedRegister } from '#domain/invoice/register-code.ts';
import { leasedTo } from '#domain/till/lease.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { declarationInForce } from '#server/modules/in-force/index.ts';
import { lockHolding } from '#server/modules/publishing/index.ts';
import { templateTable } from '#server/modules/templates/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { endLeases, expiryFrom, setAside } from './leases.ts';
import { deviceOf, leasesOf, lockDevice, lockOwnDevice, type DeviceRow } from './store.ts';

type Schemas = components['schemas'];
type TillDevice = Schemas['TillDevice'];
type Series = { form_no: string; symbol: string };

/** A browser becomes the one that gives the numbers of a series. Asked again under its key, nothing changes. */
export async function registerDevice(
  tx: Tx,
  { template_id, ...own }: Schemas['TillDeviceInput'],
  account: Account,
  clock: Clock,
): Promise<TillDevice> {
  await lockHolding(tx);
  const known = await byKey(tx, own.device_key, account);
  if (known !== null) return deviceOf(tx, known.id, account);
  const { rows } = await templateTable.list(tx, { ids: [template_id], limit: 1 });
  const [template] = rows;
  if (template === undefined)
    throw failure(422, 'reference_missing', 'Ký hiệu này không còn. Hãy chọn ký hiệu khác.', ['template_id']);
  const { form_no, symbol, status } = template;
  if (!isOfCodedRegister({ symbol }) || status !== 'active')
    throw failure(
      422,
      'series_not_of_till',
      'Máy bán hàng chỉ giữ ký hiệu hóa đơn có mã khởi tạo từ máy tính tiền, đang hoạt động. Hãy chọn ký hiệu khác.',
      ['template_id'],
    );
  await refuseHeld(tx, { form_no, symbol });
  await refuseWaiting(tx, { form_no, symbol });
  return begin(tx, { ...own, form_no, symbol }, account, clock);
}

/** Another browser takes the series over. What was set aside for the one before stays so, and what it sold may still come. */
export async function takeOver(
  tx: Tx,
  id: number,
  own: Schemas['TillTakeOver'],
  account: Account,
  clock: Clock,
): Promise<TillDevice> {
  await lockHolding(tx);
  const known = await byKey(tx, own.device_key, account);
  if (known !== null) return deviceOf(tx, known.id, account);
  const before = await lockDevice(tx, id);
  if (before.state !== 'active')
    throw failure(409, 'till_over', 'Máy này không còn giữ ký hiệu. Hãy tải lại danh sách máy.');
  await keepItsNumbers(tx, before);
  await end(tx, before, 'taken_over', account, clock);
  return begin(tx, { ...own, form_no: before.form_no, symbol: before.symbol }, account, clock);
}

/** A device gives its series back, once everything it sold is here. */
export async function releaseDevice(
  tx: Tx,
  id: number,
  { device_key, next_number }: Schemas['TillPlace'],
  account: Account,
  clock: Clock,
): Promise<TillDevice> {
  await lockHolding(tx);
  const device = await lockOwnDevice(tx, id, device_key, account);
  if (device.state === 'active' || device.state === 'taken_over') {
    if (next_number !== device.next_number)
      throw failure(
        422,
        'till_unsent',
        `Máy còn đơn chưa gửi: máy chủ đã nhận đến số ${device.next_number - 1}. Hãy gửi hết rồi trả ký hiệu.`,
        ['next_number'],
      );
    await endLeases(tx, device);
    await end(tx, device, 'released', account, clock);
  }
  return deviceOf(tx, id, account);
}

/** Somebody with the right says that a device will not come back. Its numbers stay set aside: should it come back, what it sold is taken. */
export async function settleDevice(tx: Tx, id: number, account: Account, clock: Clock): Promise<TillDevice> {
  await lockHolding(tx);
  const device = await lockDevice(tx, id);
  if (device.state === 'active') await keepItsNumbers(tx, device);
  if (device.state === 'active' || device.state === 'taken_over') {
    await endLeases(tx, device);
    await end(tx, device, 'settled', account, clock);
  }
  return deviceOf(tx, id, account);
}

async function byKey(tx: Tx, device_key: string, account: Account): Promise<DeviceRow | null> {
  const row = await tx
    .selectFrom('till_devices')
    .selectAll()
    .where('device_key', '=', device_key)
    .executeTakeFirst();
  if (row === undefined) return null;
  return lockOwnDevice(tx, row.id, device_key, account);
}

async function begin(
  tx: Tx,
  own: Series & Pick<DeviceRow, 'name' | 'device_key'>,
  account: Account,
  clock: Clock,
): Promise<TillDevice> {
  const { form_no, symbol } = own;
  const characters = (await declarationInForce(tx, clock.today()))?.cash_register_code ?? null;
  if (characters === null)
    throw failure(
      422,
      'register_code_missing',
      'Chưa có tờ khai được chấp nhận cho hóa đơn có mã từ máy tính tiền, nên chưa có ký tự để tạo mã. Hãy gửi tờ khai trước.',
      ['template_id'],
    );
  const series = await tx
    .selectFrom('series')
    .select('last_number')
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .forUpdate()
    .executeTakeFirst();
  if (series === undefined) throw notFound();
  const device = await tx
    .insertInto('till_devices')
    .values({
      tenant_id: account.tenant_id,
      user_id: account.user_id,
      name: own.name.trim(),
      device_key: own.device_key,
      form_no,
      symbol,
      characters,
      state: 'active',
      next_number: series.last_number + 1,
      expires_on: expiryFrom(clock),
      registered_on: clock.now(),
      seen_on: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setAside(tx, device, device.next_number, clock);
  return deviceOf(tx, device.id, account);
}

async function refuseHeld(tx: Tx, { form_no, symbol }: Series): Promise<void> {
  const holder = await tx
    .selectFrom('till_devices')
    .select('name')
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (holder === undefined) return;
  throw failure(
    409,
    'series_held',
    `Ký hiệu ${form_no}${symbol} đang do máy “${holder.name}” giữ. Hãy chọn ký hiệu khác, hoặc nhận lại ký hiệu của máy đó.`,
    ['template_id'],
  );
}

/** An invoice that is about to get its number would get the one that the device gives next. */
async function refuseWaiting(tx: Tx, { form_no, symbol }: Series): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from invoices
    where tenant_id = ${TENANT} and form_no = ${form_no} and symbol = ${symbol} and number is null
      and lifecycle not in ('draft', 'cancelled')`.execute(tx);
  if ((rows[0]?.count ?? 0) === 0) return;
  throw failure(
    409,
    'series_busy',
    `Ký hiệu ${form_no}${symbol} còn hóa đơn đang chờ cấp số. Hãy thử lại sau ít phút.`,
    ['template_id'],
  );
}

/** The series goes on behind everything that a device may have given without saying so. */
async function keepItsNumbers(tx: Tx, { id, form_no, symbol }: DeviceRow): Promise<void> {
  const last = leasedTo(await leasesOf(tx, id));
  await tx
    .updateTable('series')
    .set((eb) => ({ last_number: eb.fn<number>('greatest', ['last_number', eb.val(last)]) }))
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .execute();
}

async function end(
  tx: Tx,
  { id, ended_on, ended_by }: DeviceRow,
  state: 'taken_over' | 'released' | 'settled',
  { user_id }: Account,
  clock: Clock,
): Promise<void> {
  await tx
    .updateTable('till_devices')
    .set({ state, ended_on: ended_on ?? clock.now(), ended_by: ended_by ?? user_id })
    .where('id', '=', id)
    .execute();
}
