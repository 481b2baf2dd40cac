import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import type { KeptDevice, KeptSale, TillDb } from './till-db.ts';

type Schemas = components['schemas'];

export type SendSale = (
  device_id: number,
  sale: Schemas['TillSaleInput'],
  key: string,
) => Promise<Pick<Schemas['TillSale'], 'invoice_id'>>;

/** `unreachable`: the rest waits for the network. `refused`: the first that waits was refused, and the rest waits for it. */
type Sent = 'done' | 'unreachable' | 'refused';

/** So many that were sent last are kept, to be printed again. */
const KEPT_SENT = 50;

/** Answers that say nothing of the sale: signed out, too slow, too many at once. */
const LATER = [401, 408, 425, 429];

/** The server has said no, by a code of its own: a network that asks to be signed in to answers 4xx too, with a page. */
export const isAnswered = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  error.status >= 400 &&
  error.status < 500 &&
  !LATER.includes(error.status) &&
  error.errors.some(({ code }) => code !== '');

/**
 * Sends what was sold in the order of numbers, each under its own key until it is answered. One that is refused stays with the reasons and
 * holds up those behind it: numbers have no gap. `changed` hears of each step.
 */
export async function sendQueue(
  db: TillDb,
  device: Pick<KeptDevice, 'id' | 'device_key'>,
  send: SendSale,
  changed: () => void,
): Promise<Sent> {
  for (;;) {
    const [sale] = await unsentOf(db);
    if (sale === undefined) break;
    try {
      const { invoice_id } = await send(device.id, inputOf(sale, device.device_key), sale.sale_key);
      await db.put('sales', { ...sale, state: 'sent', messages: [], invoice_id });
    } catch (error) {
      if (!isAnswered(error)) return 'unreachable';
      await db.put('sales', { ...sale, state: 'refused', messages: messagesOf(error) });
      changed();
      return 'refused';
    }
    changed();
  }
  await forgetOldest(db);
  return 'done';
}

const messagesOf = ({ errors, message }: ApiFailure): string[] =>
  errors.length > 0 ? errors.map((one) => one.message) : [message];

function inputOf(sale: KeptSale, device_key: string): Schemas['TillSaleInput'] {
  const { sale_key, number, tax_authority_code, sold_on, total, input } = sale;
  return { device_key, sale_key, number, tax_authority_code, sold_on, total, invoice: input };
}

/** Not sent yet, as they are sent: by number within a series, and first the series that was sold from first. */
export async function unsentOf(db: TillDb): Promise<KeptSale[]> {
  const unsent = (await db.getAllFromIndex('sales', 'by_number')).filter(({ state }) => state !== 'sent');
  const of_series = [...Map.groupBy(unsent, ({ series }) => series).values()];
  return of_series.sort(([one], [other]) => bySale(one, other)).flat();
}

/** Of the sent ones those that were sold last stay, in whichever series. */
async function forgetOldest(db: TillDb): Promise<void> {
  const tx = db.transaction('sales', 'readwrite');
  const sent = (await tx.store.index('by_number').getAll()).filter(({ state }) => state === 'sent');
  const oldest = sent.sort(bySale).slice(0, -KEPT_SENT);
  await Promise.all([...oldest.map(({ sale_key }) => tx.store.delete(sale_key)), tx.done]);
}

const soldAt = (sale: KeptSale | undefined): number => Date.parse(sale?.sold_on ?? '') || 0;

const bySale = (one: KeptSale | undefined, other: KeptSale | undefined): number =>
  soldAt(one) - soldAt(other);
