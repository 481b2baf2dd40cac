import { dehydrate, hydrate, type DehydratedState, type Query } from '@tanstack/react-query';
import { readTokens, subjectOf } from '#src/providers/auth/tokens.ts';
import { queryClient } from '#src/providers/providers.ts';
import { keepCopy, openTillDb, readCopy, type TillDb } from './till-db.ts';

/** Lists that the till has copies of by itself, and answers of react-admin that follow from the account. */
const NOT_KEPT = ['products', 'customers', 'auth'];

const isKept = ({ state, queryKey }: Query) =>
  state.status === 'success' && !NOT_KEPT.some((name) => JSON.stringify(queryKey).includes(`"${name}"`));

const PAUSE_MS = 1000;
/** Answers older than this are dropped: a device sells three days without a network. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

type Kept = DehydratedState['queries'][number];

/** The present answers, then those kept earlier: what the cache has dropped since, or could not fetch again without a network, still opens the page. */
function withEarlier(now: readonly Kept[], earlier: readonly Kept[], at: number): DehydratedState {
  const known = new Set(now.map(({ queryHash }) => queryHash));
  const others = earlier.filter(
    ({ queryHash, state }) => !known.has(queryHash) && state.dataUpdatedAt > at - KEPT_MS,
  );
  return { mutations: [], queries: [...now, ...others] };
}

/** Keeps the answers that the page is drawn from, as they come: account, company, series, settings. */
export function keepQueries(db: () => Promise<TillDb>): () => void {
  let timer = 0;
  const keep = async () => {
    const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: isKept });
    const kept = await db();
    const earlier = (await readCopy(kept, 'queries'))?.queries ?? [];
    await keepCopy(kept, 'queries', structuredClone(withEarlier(queries, earlier, Date.now())));
  };
  const soon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void keep().catch(() => undefined), PAUSE_MS);
  };
  soon();
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') soon();
  });
  return () => {
    stop();
    window.clearTimeout(timer);
  };
}

/** Fails where another page holds the database: this one is drawn, and says so, before it is open. */
const opened = (user_id: string): Promise<TillDb> =>
  new Promise((resolve, reject) => {
    openTillDb(user_id, { onHeld: () => reject(new Error('held by another page')) }).then(resolve, reject);
  });

/** Puts those answers in the place of the server's until it is reached; only those of the account that is signed in. */
export async function restoreQueries(): Promise<void> {
  const { access_token } = readTokens(window.localStorage);
  const user_id = access_token === null ? null : subjectOf(access_token);
  if (user_id === null) return;
  try {
    const db = await opened(user_id);
    const kept = (await db.get('device', 'own')) === undefined ? undefined : await readCopy(db, 'queries');
    db.close();
    if (kept !== undefined) hydrate(queryClient, kept);
  } catch {
    // Nothing is kept in this browser: the page waits for the server.
  }
}
