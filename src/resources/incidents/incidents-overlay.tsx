import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { incidents as descriptor } from '#generated/resources/incidents.ts';
import type { components } from '#generated/types.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import type { Overlay } from '#src/views/screen.ts';
import { recordListWords } from '#src/wording/record-lists.ts';

type Incident = components['schemas']['Incident'];

export const incidentsOverlay = {
  empty: { words: 'incidents', icon: IconCloudOff },
  columns: {
    // From and until, side by side on a phone's card.
    started_on: { card: 'state' },
    ended_on: {
      width: 128,
      card: 'meta',
      cell: (record) => <IncidentEnd {...(record as unknown as Incident)} />,
    },
    announcement: { wideOnly: true },
    created_on: { hidden: true },
  },
} satisfies Overlay<typeof descriptor>;

type IncidentEndProps = Pick<components['schemas']['Incident'], 'ended_on'>;

/** Its last day; while it lasts no deadline is counted, which must be seen in the list. */
export function IncidentEnd({ ended_on }: IncidentEndProps) {
  return ended_on === null ? <Badge tone="warning">{recordListWords.lasting}</Badge> : formatDate(ended_on);
}
