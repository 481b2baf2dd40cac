import { createParser } from 'eventsource-parser';
import type { Change, RecentChanges } from '#domain/changes/change.ts';

export type ChangeReader = {
  readonly status: number;
  readonly headers: Headers;
  /** What the stream said first, of the time before it. */
  readonly recent: RecentChanges;
  /** The changes of the next event; null when the stream has ended. */
  next(): Promise<Change[] | null>;
  /** Until a change of the kind is told; null when the stream ends before. */
  until(kind: Change['kind']): Promise<Change | null>;
  /** The kinds that were told so far, each once. */
  readonly told: ReadonlySet<string>;
  close(): void;
};

/** Reads the stream of changes as a browser does, over the wire. It is open, and hears, when this is done. */
export async function readChanges(url: string, token: string): Promise<ChangeReader> {
  const leaving = new AbortController();
  const reply = await fetch(`${url}/api/changes`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  });
  const events: Change[][] = [];
  const told = new Set<string>();
  let recent: RecentChanges = { reach_ms: 0, changed: [] };
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'opened') {
        [recent] = JSON.parse(data) as [RecentChanges];
        return;
      }
      const changes = JSON.parse(data) as Change[];
      for (const { kind } of changes) told.add(kind);
      events.push(changes);
    },
  });
  const body = reply.body?.getReader();
  const decoder = new TextDecoder();
  // The first part comes once the stream is registered; it says what changed before.
  if (reply.ok) parser.feed(decoder.decode((await body?.read())?.value));
  const next = async (): Promise<Change[] | null> => {
    while (events.length === 0) {
      const part = await body?.read().catch(() => undefined);
      if (part === undefined || part.done) return null;
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
    return events.shift() ?? null;
  };
  return {
    status: reply.status,
    headers: reply.headers,
    recent,
    next,
    told,
    async until(kind) {
      for (let changes = await next(); changes !== null; changes = await next()) {
        const found = changes.find((change) => change.kind === kind);
        if (found !== undefined) return found;
      }
      return null;
    },
    close: () => leaving.abort(),
  };
}
