import { leavesOf, navigation } from '#src/menu.ts';
import { hrefOf, routeOf, settingsRoute } from '#src/routes.ts';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import type { Can } from './entries.ts';
import { settingsMenu } from './settings-menu.ts';

const denied = hrefOf('accessdenied');

function firstOpen(entries: readonly NavEntry[]): string | undefined {
  return entries.find(({ disabled }) => disabled !== true)?.href;
}

/** What /admin opens: the overview, else the invoices, else the first entry the account may open. */
export function homePath(can: Can): string {
  const home = [routeOf('dashboard'), routeOf('invoices')].find(({ access }) => can(access));
  if (home !== undefined) return home.path;
  return firstOpen(leavesOf(navigation('', can))) ?? denied;
}

/** What /admin/settings opens: the first settings page the account may see, else the denial (spec points 2 and 6). */
export function firstSetting(can: Can): string {
  if (!can(settingsRoute.access)) return denied;
  const { product, ours } = settingsMenu('', can);
  return firstOpen([...product, ...ours]) ?? denied;
}

/** Where the settings go on: on the page one was on last while the account may still open it, else on the first. */
export function settingToResume(can: Can, last: string | null): string {
  const { product, ours } = settingsMenu('', can);
  const path = last?.split('?')[0] ?? '';
  const isOpen = [...product, ...ours].some(
    ({ href, disabled }) => disabled !== true && `${path}/`.startsWith(`${href}/`),
  );
  return last !== null && isOpen ? last : firstSetting(can);
}
