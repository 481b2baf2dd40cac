import IconBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import type { OperationId } from '#generated/operations.ts';
import type { IconShape } from '#src/ui/display/icon.tsx';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { menuWords } from '#src/wording/menu.ts';
import { routes } from './routes.ts';
import type { RouteKey } from './routes.ts';

type MenuKey = RouteKey & keyof typeof menuWords;
type MenuGroup = { key: keyof typeof menuWords; icon: IconShape; pages: readonly MenuKey[] };

/** The groups of spec point 2 in their order, with the pages that exist. */
export const menu: readonly MenuGroup[] = [
  { key: 'registration', icon: IconCertificate, pages: ['templates'] },
  { key: 'outgoing', icon: IconFileInvoice, pages: ['invoices'] },
  { key: 'history', icon: IconTransfer, pages: ['sent_invoices'] },
  { key: 'catalogue', icon: IconBooks, pages: ['customers', 'products'] },
  { key: 'settings', icon: IconSettings, pages: ['settings_tenant', 'settings_certificates'] },
];

const isAt = (place: string, path: string) => place === path || place.startsWith(`${path}/`);

/** The navigation as drawn: entries the account may not open are disabled, the page one is on is marked. */
export function navigation(place: string, may: (operation: OperationId) => boolean): NavEntry[] {
  return menu.map(({ key, icon, pages }) => ({
    key,
    icon,
    label: menuWords[key],
    children: pages.map((page) => ({
      key: page,
      label: menuWords[page],
      href: routes[page].path,
      disabled: !routes[page].access.some(may),
      current: isAt(place, routes[page].path),
    })),
  }));
}
