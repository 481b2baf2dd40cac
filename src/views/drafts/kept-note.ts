import { formatMinute } from '#src/ui/format/date.ts';
import { draftWords } from '#src/wording/drafts.ts';

/** What the save bar says of the draft kept at an ISO instant. */
export function keptNote(keptOn: string | null): string | undefined {
  return keptOn === null ? undefined : draftWords.keptAt(formatMinute(keptOn));
}
