import IconBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import type { OperationId } from '#generated/operations.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import type { IconShape } from '#src/ui/display/icon.tsx';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { entryWords, menuWords } from '#src/wording/menu.ts';
import { hrefOf, routeOf } from './routes.ts';
import type { RouteKey } from './routes.ts';

type MenuGroup = { key: keyof typeof menuWords; icon: IconShape };

/** The groups of spec point 2 in their order; a resource says in its description which it belongs to. */
const groups: readonly MenuGroup[] = [
  { key: 'registration', icon: IconCertificate },
  { key: 'outgoing', icon: IconFileInvoice },
  { key: 'history', icon: IconTransfer },
  { key: 'catalogue', icon: IconBooks },
  { key: 'settings', icon: IconSettings },
];

/** Pages that mark another entry than their own (spec point 2: staff management also matches roles). */
const alsoMatches: Partial<Record<ResourceName, readonly RouteKey[]>> = { users: ['roles'] };

const isAt = (place: string, path: string) => place === path || place.startsWith(`${path}/`);

function entriesOf(group: string) {
  return descriptors
    .filter(({ menu, page }) => menu?.group === group && page !== null)
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0));
}

/** The navigation as drawn: entries the account may not open are disabled, the page one is on is marked. */
export function navigation(place: string, may: (operation: OperationId) => boolean): NavEntry[] {
  return groups.map(({ key, icon }) => ({
    key,
    icon,
    label: menuWords[key],
    children: entriesOf(key).map((descriptor) => {
      const name = descriptor.name as ResourceName;
      const pages = [name, ...(alsoMatches[name] ?? [])] as const;
      return {
        key: name,
        label: entryWords[name] ?? descriptor.label,
        href: hrefOf(name),
        disabled: !routeOf(name).access.some(may),
        current: pages.some((page) => isAt(place, hrefOf(page))),
      };
    }),
  }));
}
