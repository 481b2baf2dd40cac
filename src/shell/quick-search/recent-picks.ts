import type { Destination } from './quick-search-pages.ts';

/** What is stored of a pick: its icon is found again by its kind. */
type Pick = Omit<Destination, 'icon' | 'hint' | 'amount' | 'state' | 'act'> & {
  /** ISO with Z; picks of earlier versions have none. */
  opened_on?: string;
};

const most = 8;

const keyOf = (account_id: number) => `quick_search_picks_${account_id}`;

function isPick(value: unknown): value is Pick {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, href } = value as Record<string, unknown>;
  return [id, title, href].every((one) => typeof one === 'string') && String(href).startsWith('/admin');
}

/** What an account opened from quick search in this browser, the latest first; nothing where storage is closed or spoilt. */
export function recentPicks(storage: Storage, account_id: number): Pick[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(account_id)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPick).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a pick first, as opened now; the oldest beyond eight are let go. */
export function keepPick(
  storage: Storage,
  account_id: number,
  now: string,
  // Amounts and states are of the day they were found.
  { icon: _icon, hint: _hint, amount: _amount, state: _state, ...pick }: Destination,
): void {
  const others = recentPicks(storage, account_id).filter(({ id }) => id !== pick.id);
  try {
    storage.setItem(
      keyOf(account_id),
      JSON.stringify([{ ...pick, opened_on: now }, ...others].slice(0, most)),
    );
  } catch {
    // A browser that keeps nothing still finds everything.
  }
}
