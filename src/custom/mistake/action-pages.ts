import { hrefOf } from '#src/routes.ts';
import type { ActionPages } from '#src/views/document/document-kind.ts';

/** Where what a refused notice calls for is done, when not on its own page. */
export const mistakeActionPages: ActionPages = {
  change_declaration: { href: hrefOf('registrations.create'), operation: 'createRegistration' },
};
