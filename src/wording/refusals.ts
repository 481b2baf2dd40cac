import { REFUSAL_WORDS } from '#domain/refusal-words.table.ts';
import { shownParams } from '#domain/refusals.ts';
import type { Refusal } from '#domain/refusals.ts';
import { worded } from '#src/language/language.ts';
import { shownStyle } from '#src/ui/format/number.ts';

/** Words of the rules that are checked while somebody types; the server says the same in Vietnamese. */
export const refusalWords = worded('refusalWords', REFUSAL_WORDS);

/** Why a rule says no, as the person at the screen reads it. */
export function refusalSentence(refusal: Pick<Refusal, 'code' | 'params'>): string {
  return refusalWords[refusal.code](shownParams(refusal, shownStyle.current()));
}
