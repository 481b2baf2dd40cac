import type { components } from '#generated/types.ts';
import { sellFromLease, type NewSale } from './sell-from-lease.ts';
import { isAnswered, sendQueue, unsentOf, type SendSale } from './send-queue.ts';
import { keepCopy, openTillDb, readCopy, type KeptDevice, type KeptSale, type TillDb } from './till-db.ts';

type Schemas = components['schemas'];
type Device = Schemas['TillDevice'];

/** What the engine asks of the server. */
export type TillApi = {
  register: (own: Schemas['TillDeviceInput']) => Promise<Device>;
  takeOver: (id: number, own: Schemas['TillTakeOver']) => Promise<Device>;
  renew: (id: number, place: Schemas['TillPlace']) => Promise<Device>;
  release: (id: number, place: Schemas['TillPlace']) => Promise<Device>;
  send: SendSale;
};

/**
 * What is kept here cannot be reached, so that it is not known whether there is a device and what it sold. `held`: a page of an earlier
 * version has it. `outdated`: a page of a later version has changed it. `full`: the browser has no room left.
 */
export type ShutTill = 'held' | 'outdated' | 'full';

const SHUT: readonly string[] = ['held', 'outdated', 'full'] satisfies ShutTill[];

export const isShut = (status: string): status is ShutTill => SHUT.includes(status);

type TillState = {
  /** `unsupported`: this browser keeps nothing, so it can own nothing. */
  status: 'reading' | 'unsupported' | 'none' | 'own' | ShutTill;
  device: KeptDevice | null;
  /** Not sent yet, the refused one among them; in the order of sending. */
  unsent: readonly KeptSale[];
  /** How the last attempt to reach the server ended; null before the first. */
  is_reached: boolean | null;
  is_sending: boolean;
};

type Outside = {
  user_id: string;
  api: TillApi;
  now: () => number;
  newKey: () => string;
  /** One page of the browser sends at a time; null where another does. */
  alone: <T>(work: () => Promise<T>) => Promise<T | null>;
};

/** The till of this browser below its page: what it owns, what it sold, and what has yet to be sent. */
export function createTillEngine({ user_id, api, now, newKey, alone }: Outside) {
  let state: TillState = {
    status: 'reading',
    device: null,
    unsent: [],
    is_reached: null,
    is_sending: false,
  };
  const listeners = new Set<() => void>();
  let opened: Promise<TillDb> | null = null;

  const put = (change: Partial<TillState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const db = () =>
    (opened ??= openTillDb(user_id, {
      onHeld: () => put({ status: 'held' }),
      // Opened once more, it says what has become of it.
      onClosed: () => {
        opened = null;
        void show();
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    }));

  async function read(): Promise<void> {
    const kept = await db();
    const device = (await kept.get('device', 'own')) ?? null;
    const unsent = await unsentOf(kept);
    put({ status: device === null && unsent.length === 0 ? 'none' : 'own', device, unsent });
  }

  const show = () => read().catch((error: unknown) => put({ status: shutBy(error) }));

  /** What the server says of the device, beside what only this browser knows of it. */
  async function keep(answer: Device, device_key: string, asked_at: number): Promise<void> {
    const kept = await db();
    const tx = kept.transaction('device', 'readwrite', { durability: 'strict' });
    const before = await tx.store.get('own');
    const { id, name, form_no, symbol, template_id, characters, leases, expires_on } = answer;
    const same = before?.id === id ? before : null;
    await tx.store.put(
      {
        ...{ id, name, form_no, symbol, template_id, characters, leases, expires_on, device_key },
        next_number: Math.max(same?.next_number ?? 1, answer.next_number),
        state: same?.state === 'releasing' && answer.state === 'active' ? 'releasing' : answer.state,
        clock_offset: Date.parse(answer.seen_on) - (asked_at + now()) / 2,
        last_sold_on: same?.last_sold_on ?? null,
      },
      'own',
    );
    await tx.done;
    await read();
  }

  /** Repeats a request whose answer was lost under the same key, so that the browser is registered once. */
  async function begin(ask: (device_key: string) => Promise<Device>): Promise<void> {
    const kept = await db();
    // Another page of this browser has made it a device meanwhile: that one is not forgotten for a second.
    if ((await kept.get('device', 'own')) !== undefined) return read();
    const device_key = (await readCopy(kept, 'asked_key')) ?? newKey();
    await keepCopy(kept, 'asked_key', device_key);
    const asked_at = now();
    await keep(await ask(device_key), device_key, asked_at);
    await kept.delete('copies', 'asked_key');
  }

  async function renew({ id, device_key, next_number }: KeptDevice): Promise<void> {
    const asked_at = now();
    await keep(await api.renew(id, { device_key, next_number }), device_key, asked_at);
  }

  /** Sends the queue, then renews the lease; gives the series back if the device is being released or was taken over. */
  async function exchange(): Promise<void> {
    const kept = await db();
    const device = await kept.get('device', 'own');
    // Another page of this browser has given the series back.
    if (device === undefined) return read();
    const waited = (await unsentOf(kept)).length > 0;
    put({ is_sending: true });
    try {
      const sent = await sendQueue(kept, device, api.send, () => void read());
      if (sent === 'unreachable') {
        put({ is_reached: false });
        return;
      }
      // With nothing to send the server was not spoken to yet.
      if (waited) put({ is_reached: true });
      // Read again: sales made meanwhile have taken numbers.
      const current = (await kept.get('device', 'own')) ?? device;
      if (current.state === 'active') await renew(current);
      else if (sent === 'done') await giveBack(current);
      put({ is_reached: true });
    } finally {
      put({ is_sending: false });
      await read();
    }
  }

  async function giveBack({ id, device_key, next_number }: KeptDevice): Promise<void> {
    await api.release(id, { device_key, next_number });
    await (await db()).delete('device', 'own');
  }

  const sync = async (): Promise<void> => {
    // A server that gives no more numbers was reached: the next sale says why it is refused.
    await alone(exchange).catch((error: unknown) => put({ is_reached: isAnswered(error) }));
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => state,
    db,
    read: show,
    sync,
    register: (name: string, template_id: number) =>
      begin((device_key) => api.register({ name, template_id, device_key })),
    takeOver: (id: number, name: string) => begin((device_key) => api.takeOver(id, { name, device_key })),
    /** Sells nothing from now on; the series is given back once everything is sent, and only then is the browser free. */
    async release() {
      const kept = await db();
      // In one transaction: another page may be selling.
      const tx = kept.transaction('device', 'readwrite', { durability: 'strict' });
      const device = await tx.store.get('own');
      if (device?.state === 'active') await tx.store.put({ ...device, state: 'releasing' }, 'own');
      await tx.done;
      await read();
      await alone(exchange);
    },
    async sell(sale: NewSale): Promise<KeptSale> {
      try {
        const sold = await sellFromLease(await db(), sale, now());
        void sync();
        return sold;
      } finally {
        // Refused too: another page may have given the series back.
        await show();
      }
    },
    /** What was sold under a number of a series, or under a key. */
    saleOf: async (series: string, number: number) =>
      (await db()).getFromIndex('sales', 'by_number', [series, number]),
    soldAs: async (sale_key: string) => (await db()).get('sales', sale_key),
  };
}

function shutBy(error: unknown): TillState['status'] {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'VersionError') return 'outdated';
  // A change of the database that finds no room is undone.
  return name === 'QuotaExceededError' || name === 'AbortError' ? 'full' : 'unsupported';
}

export type TillEngine = ReturnType<typeof createTillEngine>;
