import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { incidents as descriptor } from '#generated/resources/incidents.ts';
import type { Overlay } from '#src/views/screen.ts';
import { emptyLists } from '#src/wording/empty-lists.ts';

export const incidentsOverlay = {
  empty: { ...emptyLists.incidents, icon: IconCloudOff },
} satisfies Overlay<typeof descriptor>;
