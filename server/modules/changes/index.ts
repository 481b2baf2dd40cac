import type { Handlers } from '#server/context.ts';
import { EventStream } from '#server/platform/http/handlers.ts';
import type { ChangeFeed } from './change-feed.ts';

export { changeFeed, type ChangeFeed } from './change-feed.ts';

/** Báo thay đổi: pages that are open hear what to read again. */
export function changeHandlers({ changes }: { changes: ChangeFeed }) {
  return {
    readChanges: async (_input, { account }) => new EventStream((await changes.open(account)).out),
  } satisfies Pick<Handlers, 'readChanges'>;
}
