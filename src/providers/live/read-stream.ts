import { CHANGE_KINDS, type Change, type RecentChanges } from '#domain/changes/change.ts';
import { createParser } from 'eventsource-parser';

/** ms without a sign of the server, which gives one every 15 s, after which a stream counts as lost. */
export const silenceMs = 45_000;

type Heard = {
  /** The stream has opened, by a server that says what changed before. Comes first, or not at all. */
  opened: (recent: RecentChanges) => void;
  /** The stream is alive, and all that the server has heard was sent. */
  alive: () => void;
  changes: (changes: readonly Change[]) => void;
};

const kinds: ReadonlySet<string> = new Set(CHANGE_KINDS);

/** Changes in the data of an event; kinds that a newer server tells of and this page does not know are left out. */
function changesIn(data: string): Change[] {
  const parsed = JSON.parse(data) as Change[];
  return parsed.filter(({ kind }) => kinds.has(kind));
}

/** What the first event of a stream says of the time before it. */
function recentIn(data: string): RecentChanges {
  const [recent] = JSON.parse(data) as [RecentChanges];
  return { reach_ms: recent.reach_ms, changed: recent.changed.filter(({ kind }) => kinds.has(kind)) };
}

/** Reads a stream of changes until it ends or falls silent. */
export async function readStream(body: ReadableStream<Uint8Array>, heard: Heard): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'opened') heard.opened(recentIn(data));
      else heard.changes(changesIn(data));
    },
    onComment: () => heard.alive(),
  });
  let watch: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      watch = setTimeout(() => void reader.cancel(), silenceMs);
      const { done, value } = await reader.read();
      clearTimeout(watch);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watch);
    await reader.cancel().catch(() => undefined);
  }
}
