import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { registerCode } from '#domain/invoice/register-code.ts';
import { countOf } from '#domain/till/lease.ts';
import type { components } from '#generated/types.ts';
import type { Answered } from '#tests/contract/injection.ts';
import type { RegisterDesk } from './register-desk.ts';

type Schemas = components['schemas'];
type TillDevice = Schemas['TillDevice'];
type SaleInput = Schemas['TillSaleInput'];

/** The sales of a browser that owns a series, as the page sends them. */
export function tillDesk({ call }: RegisterDesk) {
  const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });
  const deviceIn = ({ status, text, body }: Answered, wanted: number): TillDevice => {
    expect(status, text).toBe(wanted);
    return (body as { till_device: TillDevice }).till_device;
  };

  const tryRegister = (template_id: number, device_key: string = randomUUID(), name = 'Quầy 1') =>
    call('createTillDevice', { ...keyed(), body: { till_device: { name, device_key, template_id } } });

  async function register(
    template_id: number,
    name?: string,
  ): Promise<{ device: TillDevice; device_key: string }> {
    const device_key = randomUUID();
    return { device: deviceIn(await tryRegister(template_id, device_key, name), 201), device_key };
  }

  async function takeOver(id: number): Promise<{ device: TillDevice; device_key: string }> {
    const device_key = randomUUID();
    const body = { till_device: { name: 'Quầy 2', device_key } };
    return { device: deviceIn(await call('changeTillDevice', { ...keyed(), id, body }), 200), device_key };
  }

  /** What the device prints and keeps of a sale with a number of its range. */
  function saleOf(
    { device, device_key }: { device: TillDevice; device_key: string },
    number: number,
    { sold_on }: { sold_on: string },
  ): SaleInput {
    const { form_no, symbol, characters, leases } = device;
    const count = countOf(leases, number) ?? 1;
    return {
      device_key,
      sale_key: randomUUID(),
      number,
      tax_authority_code: registerCode({ form_no, symbol }, { characters, count }),
      sold_on,
      total: '110000',
      invoice: {
        issued_on: vietnamDay(sold_on),
        payment_method: 'Tiền mặt',
        currency: 'VND',
        buyer_name: 'Bán cho người tiêu dùng',
        lines: [
          {
            kind: 'goods',
            name: 'Giấy in A4',
            unit: 'Ram',
            quantity: '1',
            unit_price: '100000',
            vat_rate: '10%',
          },
        ],
      },
    };
  }

  const send = (id: number, till_sale: SaleInput, key: string = till_sale.sale_key) =>
    call('createTillSale', { headers: { 'idempotency-key': key }, id, body: { till_sale } });
  const renew = (id: number, device_key: string, next_number: number) =>
    call('renewTillLease', { ...keyed(), id, body: { till_lease: { device_key, next_number } } });
  const release = (id: number, device_key: string, next_number: number) =>
    call('endTillDevice', { ...keyed(), id, body: { till_release: { device_key, next_number } } });
  const settle = (id: number) => call('cancelTillDevice', { ...keyed(), id, body: {} });
  const devices = async (): Promise<TillDevice[]> =>
    ((await call('listTillDevices')).body as { till_devices: TillDevice[] }).till_devices;

  return { deviceIn, devices, register, release, renew, saleOf, send, settle, takeOver, tryRegister };
}

const vietnamDay = (iso: string): string =>
  new Date(Date.parse(iso) + 7 * 60 * 60 * 1000).toISOString().slice(0, 10);
