import { operations } from '#generated/operations.ts';
import { readTokens, subjectOf } from '../auth/tokens.ts';
import { http, queryClient, refreshKinds } from '../providers.ts';
import { follow, rereadFailed, rereadPolled } from './follow.ts';
import { heardSoFar } from './heard.ts';
import { lead, type Word } from './lead.ts';
import { loadedAt, momentNow } from './moment.ts';
import { setLive } from './polls.ts';

const name = 'hoadon-changes';
/** Streams begin so long after the bell has come, ms: a page that is left at once asks for none. */
const startAfter = 2_000;
let isStarted = false;

/**
 * One stream of changes for all tabs that an account has open in this browser: the tab that holds the lock has it and tells the others.
 * Where the browser lacks what that takes, pages go on asking as they do without a stream.
 */
export function startLive(): void {
  if (isStarted) return;
  isStarted = true;
  setTimeout(hold, startAfter);
}

function hold(): void {
  // Old browsers and plain http have no locks, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined || !('BroadcastChannel' in window)) return;
  const account = `${name}-${subjectOf(readTokens(window.localStorage).access_token ?? '') ?? ''}`;
  const channel = new BroadcastChannel(account);
  const follower = follow({
    setLive,
    rereadPolled: () => rereadPolled(queryClient),
    rereadFailed: () => rereadFailed(queryClient),
    refresh: refreshKinds,
    isSeen: () => document.visibilityState === 'visible',
    now: momentNow,
    loadedAt: loadedAt(),
  });
  const heard = heardSoFar(momentNow);
  const say = (word: Word) => {
    heard.note(word);
    channel.postMessage(word);
    follower.hear(word);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    // Only the tab with an open stream answers who has just come.
    const answer = data.is === 'hello' ? heard.answer() : null;
    if (answer !== null) channel.postMessage(answer);
    follower.hear(data);
  });
  document.addEventListener('visibilitychange', follower.seen);
  // The stream may outlive a network that is away for seconds, and the records of forms are not read again by themselves.
  window.addEventListener('online', () => rereadFailed(queryClient));
  channel.postMessage({ is: 'hello' } satisfies Word);
  const leaving = new AbortController();
  window.addEventListener('pagehide', () => leaving.abort());
  const open = (signal: AbortSignal) =>
    http.open(operations.readChanges.path, { signal, headers: { Accept: 'text/event-stream' } });
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  void locks
    .request(account, { signal: leaving.signal }, () =>
      lead({ open, say, pause, chance: Math.random }, leaving.signal),
    )
    .catch(() => undefined);
}
