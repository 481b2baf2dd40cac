import type { roles as descriptor } from '#generated/resources/roles.ts';
import type { Overlay } from '#src/views/screen.ts';
import { roleWords } from '#src/wording/settings/roles.ts';

export const rolesOverlay = {
  title: roleWords.title,
  wide: ['description'],
} satisfies Overlay<typeof descriptor>;
