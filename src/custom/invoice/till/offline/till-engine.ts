import type { components } from '#generated/types.ts';
import { sellFromLease, type NewSale } from './sell-from-lease.ts';
import { isAnswered, sendQueue, type SendSale } from './send-queue.ts';
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

export type TillState = {
  /** `unsupported`: this browser keeps nothing, so it can own nothing. */
  status: 'reading' | 'unsupported' | 'none' | 'own';
  device: KeptDevice | null;
  /** Not sent yet, the refused one among them; in the order of numbers. */
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
  const db = () => (opened ??= openTillDb(user_id));

  async function read(): Promise<void> {
    const kept = await db();
    const device = (await kept.get('device', 'own')) ?? null;
    const unsent = (await kept.getAll('sales')).filter(({ state: sent }) => sent !== 'sent');
    put({ status: device === null && unsent.length === 0 ? 'none' : 'own', device, unsent });
  }

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
    if (device === undefined) return;
    put({ is_sending: true });
    try {
      const sent = await sendQueue(kept, device, api.send, () => void read());
      if (sent === 'unreachable') {
        put({ is_reached: false });
        return;
      }
      put({ is_reached: true });
      // Read again: sales made meanwhile have taken numbers.
      const current = (await kept.get('device', 'own')) ?? device;
      if (current.state === 'active') await renew(current);
      else if (sent === 'done') await giveBack(current);
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
    read: () => read().catch(() => put({ status: 'unsupported' })),
    sync,
    register: (name: string, template_id: number) =>
      begin((device_key) => api.register({ name, template_id, device_key })),
    takeOver: (id: number, name: string) => begin((device_key) => api.takeOver(id, { name, device_key })),
    /** Sells nothing from now on; the series is given back once everything is sent, and only then is the browser free. */
    async release() {
      const kept = await db();
      const device = await kept.get('device', 'own');
      if (device === undefined) return;
      if (device.state === 'active') await kept.put('device', { ...device, state: 'releasing' }, 'own');
      await read();
      await alone(exchange);
    },
    async sell(sale: NewSale): Promise<KeptSale> {
      const sold = await sellFromLease(await db(), sale, now());
      await read();
      void sync();
      return sold;
    },
    /** What was sold under a number, or under a key. */
    saleOf: async (number: number) => (await db()).get('sales', number),
    soldAs: async (sale_key: string) =>
      (await (await db()).getAll('sales')).find((one) => one.sale_key === sale_key),
  };
}

export type TillEngine = ReturnType<typeof createTillEngine>;
