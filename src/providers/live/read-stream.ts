import { CHANGE_KINDS, type Change } from '#domain/changes/change.ts';
import { createParser } from 'eventsource-parser';

/** ms without a sign of the server, which gives one every 15 s, after which a stream counts as lost. */
export const silenceMs = 45_000;

type Heard = {
  /** Something came: the stream is alive. */
  alive: () => void;
  changes: (changes: readonly Change[]) => void;
};

const kinds: ReadonlySet<string> = new Set(CHANGE_KINDS);

/** Changes in the data of an event; kinds that a newer server tells of and this page does not know are left out. */
function changesIn(data: string): Change[] {
  const parsed = JSON.parse(data) as Change[];
  return parsed.filter(({ kind }) => kinds.has(kind));
}

/** Reads a stream of changes until it ends or falls silent. */
export async function readStream(body: ReadableStream<Uint8Array>, heard: Heard): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent: ({ data }) => heard.changes(changesIn(data)) });
  let watch: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      watch = setTimeout(() => void reader.cancel(), silenceMs);
      const { done, value } = await reader.read();
      clearTimeout(watch);
      if (done) return;
      heard.alive();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watch);
    await reader.cancel().catch(() => undefined);
  }
}
