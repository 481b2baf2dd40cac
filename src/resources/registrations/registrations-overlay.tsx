import { pageTitles } from '#src/wording/record-lists.ts';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import type { components } from '#generated/types.ts';
import type { registrations as descriptor } from '#generated/resources/registrations.ts';
import { hrefOf } from '#src/routes.ts';
import type { Overlay } from '#src/views/screen.ts';
import { DeclarationState } from '#src/views/document-kinds/declaration-state.tsx';

type Registration = components['schemas']['Registration'];

export const registrationsOverlay = {
  empty: { words: 'registrations', icon: IconCertificate },
  history: true,
  links: [
    {
      label: pageTitles.registrationVersions,
      href: hrefOf('registrations.versions'),
      operation: 'getRegistrationVersions',
    },
  ],
  searchHint: pageTitles.registrationSearch,
  columns: {
    name: { card: 'lead', width: 220 },
    purpose: { hidden: true },
    declared_on: { hidden: true },
    tax_authority_name: { card: 'name', wideOnly: true },
    status: {
      width: 210,
      card: 'state',
      cell: (record) => <DeclarationState registration={record as unknown as Registration} />,
    },
    accepted_on: { width: 150, wideOnly: true },
    created_on: { width: 150, card: 'meta' },
    created_by_name: { wideOnly: true },
  },
} satisfies Overlay<typeof descriptor>;
