import { Readable } from 'node:stream';
import { joinIds, type Change, type ChangeKind, type RecentChanges } from '#domain/changes/change.ts';
import { paced } from '#server/platform/changes/paced.ts';

export type ChangeStream = {
  /** What is sent: server-sent events (HTML, section 9.2). */
  readonly out: Readable;
  /** Sends first what changed before; what is announced earlier follows it. */
  open(recent: RecentChanges): void;
  tell(change: Change): void;
  /** Keeps the connection open: proxies close one on which nothing moves. It says too that nothing heard so far is still to be sent. */
  beat(): void;
  end(): void;
};

/** Bytes that may wait for a reader: one that takes nothing for minutes is gone. */
const MAX_WAITING_BYTES = 4_096;

/** How long an ended stream waits for its reader to take the end. */
const LINGER_MS = 5_000;

const eventOf = (changes: readonly object[]): string => `data: ${JSON.stringify(changes)}\n\n`;

/**
 * Changes as they are sent to one reader. What waits is kept once a kind, so a slow reader costs no memory: it hears the same in fewer
 * events.
 */
export function changeStream(onClose: () => void): ChangeStream {
  const waiting = new Map<ChangeKind, Change['ids']>();
  let is_open = false;
  let is_over = false;
  const out = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      is_over = true;
      pace.stop();
      onClose();
      done(error);
    },
  });
  const send = (text: string): void => {
    if (is_over) return;
    if (out.readableLength > MAX_WAITING_BYTES) out.destroy();
    else out.push(text);
  };
  const flush = (): void => {
    if (waiting.size === 0) return;
    const changes = [...waiting].map(([kind, ids]): Change => ({ kind, ids }));
    waiting.clear();
    send(eventOf(changes));
  };
  const pace = paced(() => {
    if (waiting.size === 0) return false;
    // Before the last event is taken there is no use in another.
    if (out.readableLength === 0) flush();
    return true;
  });
  return {
    out,
    open: (recent) => {
      is_open = true;
      // In a list, as changes are: pages that know nothing of it leave out a kind that they do not know.
      send(`event: opened\n${eventOf([{ kind: 'opened', ...recent }])}`);
      if (waiting.size > 0) pace.wake();
    },
    tell: ({ kind, ids }) => {
      const before = waiting.get(kind);
      waiting.set(kind, before === undefined ? ids : joinIds(before, ids));
      if (is_open) pace.wake();
    },
    beat: () => {
      if (is_open && waiting.size === 0) send(':\n\n');
    },
    end: () => {
      pace.stop();
      if (is_over) return;
      if (is_open) flush();
      is_over = true;
      out.push(null);
      setTimeout(() => out.destroy(), LINGER_MS).unref();
    },
  };
}
