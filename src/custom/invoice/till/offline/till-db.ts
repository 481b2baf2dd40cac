import type { DehydratedState } from '@tanstack/react-query';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { components } from '#generated/types.ts';
import type { InvoiceInput } from '../../editor/draft/draft.ts';
import type { Product } from '../cart.ts';

type Device = components['schemas']['TillDevice'];
export type Customer = components['schemas']['Customer'];

/** What this browser owns, as the server has said it, and how far it has come by itself. */
export type KeptDevice = Pick<
  Device,
  'id' | 'name' | 'form_no' | 'symbol' | 'template_id' | 'characters' | 'leases' | 'expires_on'
> & {
  /** Known to this browser alone. */
  device_key: string;
  /** The number of the next sale. */
  next_number: number;
  /** `releasing`: it was asked to give its series back, and sells nothing whatever comes of that. */
  state: Device['state'] | 'releasing';
  /** The server's clock less this machine's, in milliseconds. */
  clock_offset: number;
  /** When the last sale was made, by the server's clock. */
  last_sold_on: string | null;
};

/** A sale that was made here, with everything its print and its sending need. */
export type KeptSale = {
  number: number;
  sale_key: string;
  tax_authority_code: string;
  /** By the server's clock. */
  sold_on: string;
  /** `1C26MAA`. */
  series: string;
  total: string;
  change: string | null;
  input: InvoiceInput;
  amounts: InvoiceAmounts;
  seller: { name: string; tax_code: string; address: string };
  state: 'waiting' | 'refused' | 'sent';
  /** Why it was refused. */
  messages: readonly string[];
  invoice_id: number | null;
};

type Copies = {
  products: readonly Product[];
  customers: readonly Customer[];
  /** Answers that the page needs before it can be drawn. */
  queries: DehydratedState;
  /** The key of a registration whose answer is missing. */
  asked_key: string;
};

interface TillSchema extends DBSchema {
  device: { key: 'own'; value: KeptDevice };
  sales: { key: number; value: KeptSale };
  copies: { key: keyof Copies; value: Copies[keyof Copies] };
}

export type TillDb = IDBPDatabase<TillSchema>;

/** What the till of an account keeps in this browser: each account has its own, which no other reads or sends. */
export function openTillDb(user_id: string): Promise<TillDb> {
  return openDB<TillSchema>(`hoadon-till-${user_id}`, 1, {
    upgrade(db) {
      db.createObjectStore('device');
      db.createObjectStore('sales', { keyPath: 'number' });
      db.createObjectStore('copies');
    },
    // Another version of the page wants it: that one goes on.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

export async function readCopy<Name extends keyof Copies>(
  db: TillDb,
  name: Name,
): Promise<Copies[Name] | undefined> {
  return (await db.get('copies', name)) as Copies[Name] | undefined;
}

export async function keepCopy<Name extends keyof Copies>(
  db: TillDb,
  name: Name,
  value: Copies[Name],
): Promise<void> {
  await db.put('copies', value, name);
}
