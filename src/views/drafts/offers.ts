import { sameValue } from './difference.ts';
import type { KeptDraft, Values } from './draft-model.ts';
import { bringsNothing } from './merge-draft.ts';

/** A draft somebody may go on with. */
export type Offer = {
  draft: KeptDraft;
  /** Another tab is writing it at this moment. */
  live: boolean;
  /** The record was saved after the draft began. */
  outdated: boolean;
};

type Found = {
  here: readonly KeptDraft[];
  there: KeptDraft | null;
  /** Slots of other open tabs. */
  live: ReadonlySet<string>;
};

export const slotOf = ({ draft }: Offer) => draft.content.slot;

/** What is worth offering, the newest first: each page's draft once, and only if it would change what the form shows. */
export function offersFrom(
  { here, there, live }: Found,
  current: { stored: Values; shown: Values; version: number | null },
): Offer[] {
  const isHere = here.some(({ content }) => content.slot === there?.content.slot);
  const all = there === null || isHere ? [...here] : [...here, there];
  return all
    .filter((draft) => !bringsNothing(draft.content, current))
    .sort((one, other) => other.saved_on.localeCompare(one.saved_on))
    .filter(
      (draft, at, sorted) =>
        sorted.findIndex((other) => sameValue(other.content.values, draft.content.values)) === at,
    )
    .map((draft) => ({
      draft,
      live: live.has(draft.content.slot),
      outdated: (draft.base_version ?? Infinity) < (current.version ?? 0),
    }));
}
