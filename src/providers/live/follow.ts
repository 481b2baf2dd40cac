import { CHANGE_KINDS, type Change, type RecentChanges } from '#domain/changes/change.ts';
import type { QueryClient } from '@tanstack/react-query';
import { silenceMs } from './read-stream.ts';
import type { Word } from './lead.ts';
import { msAtMost, type Moment } from './moment.ts';

type FollowOutside = {
  setLive: (isLive: boolean) => void;
  /** Reads at once what is followed on screen. */
  rereadPolled: () => void;
  /** Reads again what was to be read again, and failed. */
  rereadFailed: () => void;
  /** Has what shows one of the kinds read again. */
  refresh: (kinds: readonly string[]) => void;
  /** Whether somebody looks at this tab. */
  isSeen: () => boolean;
  now: () => Moment;
  /** When the document began to load. */
  loadedAt: Moment;
};

/** What may have been on its way to this tab when the stream last gave a sign, ms. */
export const slackMs = 10_000;

type Follower = {
  hear: (word: Word) => void;
  /** Somebody looks at the tab again: what changed meanwhile is read. */
  seen: () => void;
};

/** Reads what is polled on screen at once, so that its next pause is the right one. */
export function rereadPolled(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) =>
      query.observers.some(({ options: { refetchInterval } }) => {
        // A fixed pause is a habit (the account), not something that is followed.
        const pause = typeof refetchInterval === 'function' ? refetchInterval(query) : false;
        return pause !== false && pause !== undefined;
      }),
  });
}

/** Reads again what is on screen and could not be read after a change: a change is announced once. */
export function rereadFailed(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.isInvalidated && state.fetchStatus === 'idle',
  });
}

/**
 * What a tab does with what it hears of the stream. A tab in the background reads nothing until it is looked at. Each time the stream
 * opens, what changed since all that is shown was read is read again: what the server says where it knows far enough back, else all that
 * it reports on. It first opens some seconds after the page.
 */
export function follow(outside: FollowOutside): Follower {
  const { setLive, rereadPolled, rereadFailed, refresh, isSeen, now } = outside;
  let state: 'new' | 'live' | 'down' = 'new';
  let silence: ReturnType<typeof setTimeout> | undefined;
  // Nothing shown is older than this, unless its change was announced.
  let freshAt = outside.loadedAt;
  let isFromStream = false;
  const waiting = new Set<string>();
  const flush = () => {
    if (waiting.size === 0 || !isSeen()) return;
    refresh([...waiting]);
    waiting.clear();
  };
  const changed = (kinds: Iterable<string>) => {
    for (const kind of kinds) waiting.add(kind);
    flush();
  };
  const fall = () => {
    clearTimeout(silence);
    if (state !== 'live') return;
    state = 'down';
    setLive(false);
    rereadPolled();
  };
  const listen = () => {
    // The tab with the stream may be frozen, or gone without a word.
    clearTimeout(silence);
    silence = setTimeout(fall, silenceMs);
    if (state === 'live') return false;
    state = 'live';
    setLive(true);
    return true;
  };
  const readAll = () => {
    rereadPolled();
    changed(CHANGE_KINDS);
  };
  const sign = () => {
    if (listen()) readAll();
    freshAt = now();
    isFromStream = true;
  };
  const catchUp = ({ reach_ms, changed: recent }: RecentChanges) => {
    listen();
    const missed = msAtMost(freshAt, now()) + (isFromStream ? slackMs : 0);
    rereadFailed();
    if (missed >= reach_ms) readAll();
    else changed(recent.filter(({ ago_ms }) => ago_ms <= missed).map(({ kind }) => kind));
  };
  const kindsOf = (changes: readonly Change[]) => changes.map(({ kind }) => kind);
  return {
    hear: (word) => {
      if (word.is === 'alive') sign();
      else if (word.is === 'down') fall();
      else if (word.is === 'opened') catchUp(word);
      else if (word.is === 'recent') {
        if (state !== 'live') catchUp(word);
      } else if (word.is === 'changes') {
        sign();
        changed(kindsOf(word.changes));
      }
    },
    seen: flush,
  };
}
