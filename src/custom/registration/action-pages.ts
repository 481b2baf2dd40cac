import { hrefOf } from '#src/routes.ts';
import type { ActionPages } from '#src/views/document/document-kind.ts';

/** Where what a refused declaration calls for is done, when not on its own page. */
export const declarationActionPages: ActionPages = {
  open_declaration: { href: hrefOf('registrations.versions'), operation: 'getRegistrationVersions' },
};
