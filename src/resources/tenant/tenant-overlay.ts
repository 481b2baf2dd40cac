import { tenant as descriptor } from '#generated/resources/tenant.ts';
import type { Overlay } from '#src/views/screen.ts';

export const tenantOverlay = {
  title: descriptor.label,
  wide: ['name', 'address'],
} satisfies Overlay<typeof descriptor>;
