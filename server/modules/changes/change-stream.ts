import { Readable } from 'node:stream';
import { joinIds, type Change, type ChangeKind } from '#domain/changes/change.ts';
import { paced } from '#server/platform/changes/paced.ts';

export type ChangeStream = {
  /** What is sent: server-sent events (HTML, section 9.2). */
  readonly out: Readable;
  tell(change: Change): void;
  /** Keeps the connection open: proxies close one on which nothing moves. */
  beat(): void;
  end(): void;
};

/** Bytes that may wait for a reader: one that takes nothing for minutes is gone. */
const MAX_WAITING_BYTES = 4_096;

/** How long an ended stream waits for its reader to take the end. */
const LINGER_MS = 5_000;

/**
 * Changes as they are sent to one reader. What waits is kept once a kind, so a slow reader costs no memory: it hears the same in fewer
 * events.
 */
export function changeStream(onClose: () => void): ChangeStream {
  const waiting = new Map<ChangeKind, Change['ids']>();
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
  const pace = paced(() => {
    if (waiting.size === 0) return false;
    // Before the last event is taken there is no use in another.
    if (out.readableLength > 0) return true;
    const changes = [...waiting].map(([kind, ids]): Change => ({ kind, ids }));
    waiting.clear();
    send(`data: ${JSON.stringify(changes)}\n\n`);
    return true;
  });
  return {
    out,
    tell: ({ kind, ids }) => {
      const before = waiting.get(kind);
      waiting.set(kind, before === undefined ? ids : joinIds(before, ids));
      pace.wake();
    },
    beat: () => send(':\n\n'),
    end: () => {
      pace.stop();
      if (is_over) return;
      is_over = true;
      out.push(null);
      setTimeout(() => out.destroy(), LINGER_MS).unref();
    },
  };
}
