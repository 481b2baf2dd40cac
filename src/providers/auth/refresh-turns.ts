const refreshLock = 'hoadon-refresh';

/** Milliseconds for which a spent refresh token stays marked: as long as the server still takes it (ADR 053). */
const markedMs = 10_000;
/** Milliseconds between two reads of the storage, and after which another tab's tokens are no longer waited for. */
const rereadMs = 10;
const patienceMs = 2_000;

type RefreshTurns = {
  /** Does the work while no other tab of this browser does it. */
  take: <T>(work: () => Promise<T>) => Promise<T>;
  /** Lets the other tabs know, from the end of this turn on, that new tokens are stored in place of this refresh token. */
  markSpent: (refresh_token: string) => Promise<void>;
  /** At the start of a turn: waits until this tab sees the tokens that an earlier turn has stored in place of those it reads. */
  catchUp: (readRefreshToken: () => string | null) => Promise<void>;
};

/** Only the end of its signature: a lock's name is no place for a secret. */
const markOf = (refresh_token: string) => `${refreshLock}-spent-${refresh_token.slice(-16)}`;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * One refresh at a time for all tabs, by Web Locks. What one tab writes to localStorage reaches another some milliseconds later,
 * often after the lock has. So the tab that refreshed marks the spent token with a second lock: locks are the browser's own
 * list, in which every tab sees the same.
 */
export function createRefreshTurns(locks: LockManager | undefined): RefreshTurns {
  if (locks === undefined)
    return { take: (work) => work(), markSpent: () => Promise.resolve(), catchUp: () => Promise.resolve() };
  return {
    take: (work) => locks.request(refreshLock, work),
    markSpent: (refresh_token) =>
      new Promise((resolve) => {
        // Shared: a token that two tabs have spent bears two marks.
        const mark = locks.request(markOf(refresh_token), { mode: 'shared' }, () => {
          resolve();
          return pause(markedMs);
        });
        // A page that is being left gets no lock any more.
        mark.catch(() => resolve());
      }),
    catchUp: async (readRefreshToken) => {
      const token = readRefreshToken();
      if (token === null) return;
      const { held = [] } = await locks.query();
      if (!held.some(({ name }) => name === markOf(token))) return;
      for (let left = patienceMs / rereadMs; left > 0 && readRefreshToken() === token; left -= 1)
        await pause(rereadMs);
    },
  };
}
