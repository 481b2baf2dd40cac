import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { registerCode } from '#domain/invoice/register-code.ts';
import { countOf } from '#domain/till/lease.ts';
import { dayIn } from '#src/providers/today.ts';
import type { KeptDevice, KeptSale, TillDb } from './till-db.ts';

/** Why a device may not sell now. */
type LeaseProblem = 'none_left' | 'expired' | 'clock_back' | 'not_active' | 'other_year' | 'no_room';

export class NotSold extends Error {
  readonly problem: LeaseProblem;
  constructor(problem: LeaseProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What the page knows of a sale; number, code and time are given here. */
export type NewSale = Pick<KeptSale, 'sale_key' | 'total' | 'change' | 'input' | 'amounts' | 'seller'>;

/** A clock that goes back by less than this has only been set right. */
const BACK_MS = 60_000;

/** Why nothing may be sold from what the device has, at an instant by the server's clock; null where something may. */
export function problemOf(device: KeptDevice, instant: number): LeaseProblem | null {
  if (device.state !== 'active') return 'not_active';
  if (countOf(device.leases, device.next_number) === null) return 'none_left';
  if (instant > Date.parse(device.expires_on)) return 'expired';
  const { last_sold_on, symbol } = device;
  if (last_sold_on !== null && instant < Date.parse(last_sold_on) - BACK_MS) return 'clock_back';
  // The server takes no sale of another year, and the buyer would have its print.
  const year = Number(dayIn(soldAt(device, instant)).slice(0, 4));
  return parseSymbol(symbol)?.year === year ? null : 'other_year';
}

/** A clock that was set right by a little does not put a sale before the one that was made before it. */
const soldAt = ({ last_sold_on }: KeptDevice, instant: number): number =>
  Math.max(instant, Date.parse(last_sold_on ?? '') || 0);

/**
 * Writes a sale with the next number of the device and its code, in one transaction that is on the disk when this returns: only then may
 * its receipt be shown. Two pages of one browser never take the same number, and a page that dies has sold it or has not. Sold before
 * under the same key, it is that sale again.
 */
export async function sellFromLease(db: TillDb, sale: NewSale, now: number): Promise<KeptSale> {
  const tx = db.transaction(['device', 'sales'], 'readwrite', { durability: 'strict' });
  const [devices, sales] = [tx.objectStore('device'), tx.objectStore('sales')];
  const before = await sales.get(sale.sale_key);
  if (before !== undefined) return before;
  const device = await devices.get('own');
  if (device === undefined) throw new NotSold('not_active');
  const instant = now + device.clock_offset;
  const problem = problemOf(device, instant);
  const { next_number: number, form_no, symbol, characters, leases } = device;
  const count = countOf(leases, number);
  if (problem !== null || count === null) throw new NotSold(problem ?? 'none_left');
  const sold_on = new Date(soldAt(device, instant)).toISOString();
  const kept: KeptSale = {
    ...sale,
    input: { ...sale.input, issued_on: dayIn(Date.parse(sold_on)) },
    number,
    tax_authority_code: registerCode({ form_no, symbol }, { characters, count }),
    sold_on,
    series: `${form_no}${symbol}`,
    state: 'waiting',
    messages: [],
    invoice_id: null,
  };
  const after = { ...device, next_number: number + 1, last_sold_on: sold_on };
  try {
    await Promise.all([sales.add(kept), devices.put(after, 'own'), tx.done]);
  } catch (error) {
    // Nothing of it is on the disk, and no number was used.
    throw tx.error?.name === 'QuotaExceededError' ? new NotSold('no_room') : error;
  }
  return kept;
}
