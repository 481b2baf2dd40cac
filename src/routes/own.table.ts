import { entryWords } from '#src/wording/menu.ts';
import type { PageRoute } from './route.ts';

/** Pages of no resource that are built; src/screens.tsx names the component of each. */
export const ownRoutes = {
  accessdenied: { path: '/admin/accessdenied', access: [[]] },
  profile: { path: '/admin/profile', access: [[]] },
  'users.update': { path: '/admin/settings/accounts/update/{id}', access: [['user_permissions']] },
  decimal_configurations: {
    path: '/admin/settings/decimal_configurations',
    access: [['decimal_settings']],
    menu: { group: 'settings', order: 5, label: entryWords.decimal_configurations },
  },
  xml_verification: {
    path: '/admin/settings/xml_verification',
    access: [['read_invoices']],
    menu: { group: 'settings', order: 11, label: entryWords.xml_verification },
  },
} as const satisfies Record<string, PageRoute>;

export type OwnKey = keyof typeof ownRoutes;
