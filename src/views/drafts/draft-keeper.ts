import type { Changes, DraftPlace, KeptDraft } from './draft-model.ts';
import type { LocalDrafts } from './local-drafts.ts';
import type { RemoteDraft, RemoteDrafts } from './remote-drafts.ts';
import { whenIdle } from '../when-idle.ts';

/** ms from a key to the copy in this browser, and from there to the one on the server. */
const keepHereMs = 500;
const keepThereMs = 5000;

/** Bytes the server keeps of one draft, and a call may carry that outlives its page. */
const mostThere = 200 * 1024;
const mostLeaving = 60 * 1024;

/** What was changed, null when nothing is, and the version of the record it was changed from. */
type Typed = { changes: Changes | null; base_version: number | null };

type KeeperOutside = {
  local: LocalDrafts;
  remote: RemoteDrafts;
  slot: string;
  now: () => number;
  /** Told after each copy here: when, or null once nothing is kept any more. */
  kept: (saved_on: string | null) => void;
  /** Another page, here or on another machine, has kept its own meanwhile; nothing is sent until `release`. */
  clash: (other: RemoteDraft) => void;
};

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Keeps what one open form holds: soon in this browser, a little later on the server, at once when the page goes. */
export function createDraftKeeper(place: DraftPlace, outside: KeeperOutside) {
  const { local, remote, slot, now } = outside;
  /** Drafts this one has taken in: theirs on the server may be written over. */
  const own = new Set([slot]);
  const spent = new Set<string>();
  let pending: (() => Typed) | null = null;
  /** As it was kept, as JSON: what it holds may go on changing, and copying a long invoice takes as long as writing it down. */
  let draft: string | null = null;
  /** The server's count; null while it is not known or not ours to go on from. */
  let revision: number | null = null;
  let unsent = false;
  let calls: Promise<void> = Promise.resolve();
  let hereTimer: ReturnType<typeof setTimeout> | undefined;
  let thereTimer: ReturnType<typeof setTimeout> | undefined;

  function keepHere(): void {
    clearTimeout(hereTimer);
    hereTimer = undefined;
    const typed = pending?.();
    pending = null;
    if (typed === undefined) return;
    if (typed.changes === null) {
      if (draft !== null) clear();
      return;
    }
    const saved_on = new Date(now()).toISOString();
    const content = { ...typed.changes, slot };
    draft = JSON.stringify({ content, base_version: typed.base_version, saved_on } satisfies KeptDraft);
    local.put(place, slot, draft);
    for (const one of spent) local.remove(place, one);
    spent.clear();
    outside.kept(saved_on);
    unsent = true;
    thereTimer ??= setTimeout(keepThere, keepThereMs);
  }

  async function send(sent: string, leaving: boolean): Promise<void> {
    if (revision === null || draft !== sent) return;
    const kept = JSON.parse(sent) as KeptDraft;
    const answer = await remote.put(place, { ...kept, revision }, leaving).catch(() => null);
    if (answer === null) {
      unsent = true;
    } else if ('kept' in answer) {
      revision = answer.kept.revision;
    } else if (own.has(answer.clash.content.slot)) {
      revision = answer.clash.revision;
      await send(sent, leaving);
    } else {
      revision = null;
      unsent = true;
      outside.clash(answer.clash);
    }
  }

  function keepThere(leaving = false): void {
    clearTimeout(thereTimer);
    thereTimer = undefined;
    const sent = draft;
    if (sent === null || !unsent || revision === null) return;
    const bytes = new Blob([sent]).size;
    if (bytes > (leaving ? mostLeaving : mostThere)) return;
    unsent = false;
    calls = calls.then(() => send(sent, leaving));
  }

  /** Saved or given up: nothing of it stays, here or there. */
  function clear(): void {
    clearTimeout(hereTimer);
    clearTimeout(thereTimer);
    hereTimer = thereTimer = undefined;
    pending = draft = null;
    unsent = false;
    for (const one of [slot, ...spent]) local.remove(place, one);
    spent.clear();
    outside.kept(null);
    calls = calls.then(async () => {
      if (revision === null || revision === 0 || draft !== null) return;
      revision = 0;
      await remote.drop(place).catch(() => undefined);
    });
  }

  return {
    slot,
    /** Something was typed; `read` says what when it is kept. */
    note(read: () => Typed): void {
      pending = read;
      hereTimer ??= setTimeout(() => whenIdle(keepHere), keepHereMs);
    },
    holds: () => draft !== null,
    clear,
    /** Another draft is taken in; with `over` nobody is writing it any more, and it goes once this one is kept. */
    takeIn(other: string, over: boolean): void {
      own.add(other);
      if (over) spent.add(other);
    },
    /** The server's copy may be gone on from, at this count. */
    release(from: number): void {
      revision = from;
      if (unsent) thereTimer ??= setTimeout(keepThere, keepThereMs);
    },
    flush(leaving: boolean): void {
      if (pending !== null) keepHere();
      keepThere(leaving);
    },
  };
}
