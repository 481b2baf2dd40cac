import type { DehydratedState } from '@tanstack/react-query';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
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
  /** By their own keys: numbers begin at 1 again in each series, and one browser sells in a new one each year. */
  sales: { key: string; value: KeptSale; indexes: { by_number: [series: string, number: number] } };
  copies: { key: keyof Copies; value: Copies[keyof Copies] };
}

export type TillDb = IDBPDatabase<TillSchema>;

/** What becomes of the database through other pages of this browser. */
type Others = {
  /** A page of an earlier version has it open: this one opens it as soon as that one lets go. */
  onHeld?: () => void;
  /** It was closed under this page: by one of a later version, or by the browser. */
  onClosed?: () => void;
};

const VERSION = 2;

/** What the till of an account keeps in this browser: each account has its own, which no other reads or sends. */
export function openTillDb(user_id: string, { onHeld, onClosed }: Others = {}): Promise<TillDb> {
  return openDB<TillSchema>(`hoadon-till-${user_id}`, VERSION, {
    upgrade(db, from, _to, tx) {
      if (from < 1) {
        db.createObjectStore('device');
        db.createObjectStore('copies');
      }
      // Half a change is none: what was kept stays as it was, and the opening says why.
      void Promise.all([keySales(db, from, tx).catch(() => tx.abort()), tx.done]).catch(() => undefined);
    },
    blocked: () => onHeld?.(),
    // Another version of the page wants it: that one goes on.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed?.();
    },
    terminated: () => onClosed?.(),
  });
}

type Upgrade = IDBPTransaction<TillSchema, StoreNames<TillSchema>[], 'versionchange'>;

/** Version 1 had sales by number alone: those are carried over, sent and unsent. */
async function keySales(db: TillDb, from: number, tx: Upgrade): Promise<void> {
  const kept = from < 1 ? [] : await tx.objectStore('sales').getAll();
  if (from >= 1) db.deleteObjectStore('sales');
  const sales = db.createObjectStore('sales', { keyPath: 'sale_key' });
  sales.createIndex('by_number', ['series', 'number']);
  for (const sale of kept) await sales.add(sale);
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
