import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { changesAhead } from '#domain/rules/changes/changes.ts';
import type { Handlers } from '#server/context.ts';
import { draftsFrom, factsOf, LONGEST_WAY_TO_SEND, MOST_DRAFTS } from './drafts-ahead.ts';
import { toldChange } from './told-change.ts';

/** Days that are looked ahead. */
const AHEAD = 45;

export const lawHandlers = {
  listLawChanges: async (_input, { read, clock }) => {
    const today = clock.today();
    const changes = changesAhead(today, addDays(today, AHEAD));
    const [first] = changes;
    if (first === undefined) return { law_changes: [] };
    const found = await read(draftsFrom(addDays(first.on, -LONGEST_WAY_TO_SEND)));
    const drafts = found.slice(0, MOST_DRAFTS).map(factsOf);
    const more = found.length > MOST_DRAFTS;
    return { law_changes: changes.map((change) => toldChange(change, drafts, more)) };
  },
} satisfies Pick<Handlers, 'listLawChanges'>;
