import { changeText, changeTitle } from '#domain/rules/changes/change-words.table.ts';
import type { Change } from '#domain/rules/changes/changes.ts';
import { draftTouchedBy, type DraftFacts } from '#domain/rules/changes/draft-touched.ts';
import type { components } from '#generated/types.ts';

export type LawChange = components['schemas']['LawChange'];

/** A change with the drafts it touches; `more`: there are drafts besides those given. */
export function toldChange(change: Change, drafts: readonly DraftFacts[], more: boolean): LawChange {
  const { kind, on, subject, after } = change;
  const told = { kind, on, subject, ends: after === null };
  const days = drafts.filter((draft) => draftTouchedBy(draft, change)).map(({ issued_on }) => issued_on);
  const touched = { count: days.length, more: more && days.length > 0 };
  days.sort();
  return {
    ...told,
    title: changeTitle(told),
    text: changeText(told, touched),
    drafts: touched.count,
    drafts_more: touched.more,
    drafts_from: days[0] ?? null,
    drafts_to: days.at(-1) ?? null,
  };
}
