const keyOf = (account_id: number) => `reminders_height_${account_id}`;

/** CSS pixels that the reminders took when this account last saw them in this browser; 0 where that is not known. */
export function keptHeight(storage: Storage, account_id: number): number {
  try {
    const height = Number(storage.getItem(keyOf(account_id)));
    return Number.isFinite(height) && height > 0 ? height : 0;
  } catch {
    return 0;
  }
}

export function keepHeight(storage: Storage, account_id: number, height: number): void {
  try {
    storage.setItem(keyOf(account_id), String(height));
  } catch {
    // A browser that keeps nothing leaves no room the next time.
  }
}
