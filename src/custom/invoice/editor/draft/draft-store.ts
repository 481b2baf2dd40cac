import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { historyOf, reduceHistory, type HistoryAction } from './draft-history.ts';
import type { Draft, DraftHead } from './draft.ts';

/**
 * The draft outside of React, so that a letter typed in a line draws that line again and not the whole page: each part of the page
 * follows what it shows.
 */
export type DraftStore = {
  /** As it is this very moment. */
  get(): Draft;
  /** The same object while only lines change. */
  head(): DraftHead;
  /** The keys of the lines in their order; the same list while no line comes, goes or moves. */
  lineKeys(): readonly number[];
  dispatch(action: HistoryAction): void;
  /** Whether a step can be taken back. */
  canUndo(): boolean;
  /** Calls back after each change; answers how to stop it. */
  subscribe(changed: () => void): () => void;
};

export function createDraftStore(begin: Draft): DraftStore {
  let history = historyOf(begin);
  let head: DraftHead = begin;
  let keys = keysOf(begin);
  const listeners = new Set<() => void>();
  return {
    get: () => history.draft,
    head: () => head,
    lineKeys: () => keys,
    canUndo: () => history.past.length > 0,
    dispatch: (action) => {
      const before = history.draft;
      history = reduceHistory(history, action);
      if (history.draft === before) return;
      if (!hasSameHead(history.draft, head)) head = history.draft;
      if (!hasSameKeys(history.draft, keys)) keys = keysOf(history.draft);
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

function hasSameHead(draft: Draft, head: DraftHead): boolean {
  return (Object.keys(draft) as (keyof Draft)[]).every(
    (field) => field === 'lines' || draft[field] === head[field],
  );
}

function keysOf({ lines }: Draft): readonly number[] {
  return lines.map(({ key }) => key);
}

function hasSameKeys({ lines }: Draft, keys: readonly number[]): boolean {
  return lines.length === keys.length && lines.every(({ key }, at) => key === keys[at]);
}

/** A part of the draft, or what follows from it; drawn again when it is another (by identity). */
export function useOfDraft<Part>(store: DraftStore, select: (store: DraftStore) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store));
}

/** The draft once it has not changed for so long, ms; 0 follows each change, behind what is typed. */
export function useRestingDraft(store: DraftStore, pauseFor: (draft: Draft) => number): Draft {
  const [resting, setResting] = useState(store.get);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      const draft = store.get();
      const rest = () => startTransition(() => setResting(draft));
      const pause = pauseFor(draft);
      if (pause === 0) rest();
      else timer = setTimeout(rest, pause);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, pauseFor]);
  return resting;
}
