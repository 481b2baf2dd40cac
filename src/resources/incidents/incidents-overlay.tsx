import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { incidents as descriptor } from '#generated/resources/incidents.ts';
import type { components } from '#generated/types.ts';
import type { Overlay } from '#src/views/screen.ts';
import { emptyLists } from '#src/wording/record-lists.ts';
import { IncidentEnd } from './incident-end.tsx';

type Incident = components['schemas']['Incident'];

export const incidentsOverlay = {
  empty: { ...emptyLists.incidents, icon: IconCloudOff },
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
