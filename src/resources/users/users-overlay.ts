import type { users as descriptor } from '#generated/resources/users.ts';
import { roles } from '#generated/resources/roles.ts';
import { hrefOf } from '#src/routes.ts';
import type { Overlay } from '#src/views/screen.ts';

export const usersOverlay = {
  links: [{ label: roles.label, href: hrefOf('roles'), operation: roles.operations.list }],
} satisfies Overlay<typeof descriptor>;
