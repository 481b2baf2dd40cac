import { CHANGE_KINDS, type Change } from '#domain/changes/change.ts';
import type { QueryClient } from '@tanstack/react-query';
import { silenceMs } from './read-stream.ts';
import type { Word } from './lead.ts';

type FollowOutside = {
  setLive: (isLive: boolean) => void;
  /** Reads at once what is followed on screen. */
  rereadPolled: () => void;
  /** Has what shows one of the kinds read again. */
  refresh: (kinds: readonly string[]) => void;
  /** Whether somebody looks at this tab. */
  isSeen: () => boolean;
};

export type Follower = {
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

/**
 * What a tab does with what it hears of the stream. A tab in the background reads nothing until it is looked at. Each time the stream
 * opens, all that it reports on is read once: changes made before are not reported. It first opens some seconds after the page.
 */
export function follow({ setLive, rereadPolled, refresh, isSeen }: FollowOutside): Follower {
  let state: 'new' | 'live' | 'down' = 'new';
  let silence: ReturnType<typeof setTimeout> | undefined;
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
  const rise = () => {
    // The tab with the stream may be frozen, or gone without a word.
    clearTimeout(silence);
    silence = setTimeout(fall, silenceMs);
    if (state === 'live') return;
    state = 'live';
    setLive(true);
    rereadPolled();
    changed(CHANGE_KINDS);
  };
  const kindsOf = (changes: readonly Change[]) => changes.map(({ kind }) => kind);
  return {
    hear: (word) => {
      if (word.is === 'alive') rise();
      else if (word.is === 'down') fall();
      else if (word.is === 'changes') {
        rise();
        changed(kindsOf(word.changes));
      }
    },
    seen: flush,
  };
}
