import type { components } from '#generated/types.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { recordListWords } from '#src/wording/record-lists.ts';

type IncidentEndProps = Pick<components['schemas']['Incident'], 'ended_on'>;

/** Its last day; while it lasts no deadline is counted, which must be seen in the list. */
export function IncidentEnd({ ended_on }: IncidentEndProps) {
  return ended_on === null ? <Badge tone="warning">{recordListWords.lasting}</Badge> : formatDate(ended_on);
}
