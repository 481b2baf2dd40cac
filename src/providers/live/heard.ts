import type { ChangeKind, RecentChanges } from '#domain/changes/change.ts';
import type { Word } from './lead.ts';
import { msAtLeast, type Moment } from './moment.ts';

type HeardSoFar = {
  note: (word: Word) => void;
  /** What a tab that has just come is sent; null while no stream is open. */
  answer: () => Word | null;
};

/** What the tab with the stream has heard on it, for tabs that come later. */
export function heardSoFar(now: () => Moment): HeardSoFar {
  let isOpen = false;
  let start: { at: Moment; recent: RecentChanges } | null = null;
  const lastChanges = new Map<ChangeKind, Moment>();

  function recentSince({ at, recent }: { at: Moment; recent: RecentChanges }): RecentChanges {
    const passed = msAtLeast(at, now());
    const before = recent.changed
      .filter(({ kind }) => !lastChanges.has(kind))
      .map(({ kind, ago_ms }) => ({ kind, ago_ms: ago_ms + passed }));
    const after = [...lastChanges].map(([kind, last]) => ({ kind, ago_ms: msAtLeast(last, now()) }));
    return { reach_ms: recent.reach_ms + passed, changed: [...before, ...after] };
  }

  return {
    note: (word) => {
      isOpen = word.is !== 'down';
      if (word.is === 'down') start = null;
      else if (word.is === 'opened') {
        start = { at: now(), recent: { reach_ms: word.reach_ms, changed: word.changed } };
        lastChanges.clear();
      } else if (word.is === 'changes') for (const { kind } of word.changes) lastChanges.set(kind, now());
    },
    answer: () => {
      if (!isOpen) return null;
      return start === null ? { is: 'alive' } : { is: 'recent', ...recentSince(start) };
    },
  };
}
