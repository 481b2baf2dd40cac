import { quickSearchWords as words } from '#src/wording/menu.ts';

/** Signs before a query that narrow the search: an amount, a customer, a command. */
const SEARCH_SIGNS = ['=', '@', '>'] as const;
export type SearchSign = (typeof SEARCH_SIGNS)[number];

/** What each sign is for, as the foot of the search says it. */
export const signHints = () => SEARCH_SIGNS.map((sign) => ({ sign, does: words.signs[sign] }));

/** Splits a query into its sign (null without one) and the text behind it. */
export function signOf(query: string): { sign: SearchSign | null; text: string } {
  const asked = query.trim();
  const sign = SEARCH_SIGNS.find((one) => asked.startsWith(one)) ?? null;
  return { sign, text: sign === null ? asked : asked.slice(sign.length).trim() };
}
