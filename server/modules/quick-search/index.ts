import { allows } from '#domain/access/permissions.ts';
import type { Handlers } from '#server/context.ts';
import { findStatement } from './find.ts';
import { KINDS } from './kinds.table.ts';

/** One character is in nearly every record. */
const SHORTEST = 2;
const MOST = 5;

export const quickSearchHandlers = {
  quickSearch: async ({ query: { query = '', limit = MOST } }, { read, account }) => {
    const kinds = KINDS.filter(({ access }) => allows(account.permissions, access));
    const text = query.trim();
    if (text.length < SHORTEST || kinds.length === 0) return { results: [] };
    return { results: await read(findStatement(kinds, text, limit)) };
  },
} satisfies Pick<Handlers, 'quickSearch'>;
