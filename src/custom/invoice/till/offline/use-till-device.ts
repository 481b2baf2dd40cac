import { onlineManager } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createTillDevice,
  createTillSale,
  endTillDevice,
  renewTillLease,
  changeTillDevice,
} from '#generated/client/till-devices/till-devices.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { refreshCopies } from './copies.ts';
import { keepQueries } from './kept-queries.ts';
import { prepareShell } from './shell-worker.ts';
import { createTillEngine, type TillApi, type TillEngine } from './till-engine.ts';
import type { Customer } from './till-db.ts';
import type { Product } from '../cart.ts';

const api: TillApi = {
  register: (till_device) => createTillDevice({ till_device }),
  takeOver: (id, till_device) => changeTillDevice(id, { till_device }),
  renew: (id, till_lease) => renewTillLease(id, { till_lease }),
  release: (id, till_release) => endTillDevice(id, { till_release }),
  send: (id, till_sale, key) => createTillSale(id, { till_sale }, { headers: { 'Idempotency-Key': key } }),
};

/** How often what waits is tried again, and how often the server is asked for numbers and the catalogue while nothing waits. */
const RETRY_MS = 15_000;
const QUIET_MS = 5 * 60_000;

const engines = new Map<string, TillEngine>();

/** One engine for an account, however often its page is opened. */
function engineOf(user_id: string): TillEngine {
  const known = engines.get(user_id);
  if (known !== undefined) return known;
  const made = createTillEngine({
    user_id,
    api,
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    // The lock is answered with null where another page of this browser has it.
    alone: (work) =>
      navigator.locks.request(`till-send-${user_id}`, { ifAvailable: true }, (lock) =>
        lock === null ? null : work(),
      ),
  });
  engines.set(user_id, made);
  return made;
}

type Copies = { products: readonly Product[]; customers: readonly Customer[] };

/** The device that this browser is for the account, kept in touch with the server while the page is open. */
export function useTillDevice() {
  const { account } = useSignedIn();
  const engine = useMemo(() => engineOf(String(account.id)), [account.id]);
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot);
  const [copies, setCopies] = useState<Copies | null>(null);
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
  const isOwn = state.status === 'own';
  const isWaiting = state.unsent.length > 0 || state.is_reached === false;
  useEffect(() => {
    // Another page of this browser may have made it a device, or given its series back, while this one was not looked at.
    const read = () => void engine.read();
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [engine]);
  useEffect(() => {
    if (isOwn && isOnline) void engine.sync();
  }, [engine, isOwn, isOnline]);
  useEffect(() => {
    if (!isOwn) return undefined;
    // How an attempt ended changes the pause alone: it must not begin the next one.
    const timer = window.setInterval(() => void engine.sync(), isWaiting ? RETRY_MS : QUIET_MS);
    return () => window.clearInterval(timer);
  }, [engine, isOwn, isWaiting]);
  useEffect(() => {
    if (!isOwn) return undefined;
    void prepareShell();
    let isOver = false;
    const refresh = async () => {
      const db = await engine.db();
      const found = await refreshCopies(db);
      if (!isOver) setCopies(found);
    };
    void refresh();
    const stop = keepQueries(() => engine.db());
    const timer = window.setInterval(() => void refresh(), QUIET_MS);
    return () => {
      isOver = true;
      stop();
      window.clearInterval(timer);
    };
  }, [engine, isOwn]);
  return {
    ...state,
    engine,
    isOnline: isOnline && state.is_reached !== false,
    copies: isOwn ? copies : null,
  };
}

export type TillDeviceState = ReturnType<typeof useTillDevice>;
