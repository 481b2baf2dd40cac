import { entriesOf } from './menu/entries.ts';
import type { Can } from './menu/entries.ts';
import { menuGroups, settingsIcon } from './menu/groups.table.ts';
import { isSettings, settingsRoute } from './routes.ts';
import type { NavEntry } from './ui/shell/navigation-model.ts';
import { menuWords } from './wording/menu.ts';

/** One entry for all settings: its pages stand in the menu of the settings themselves. */
function settingsEntry(place: string, can: Can): NavEntry {
  return {
    key: 'settings',
    icon: settingsIcon,
    label: menuWords.settings,
    href: settingsRoute.path,
    disabled: !can(settingsRoute.access),
    current: isSettings(place),
  };
}

/** The navigation as drawn (spec point 2): what the account may not open is disabled, what is not built is not there. */
export function navigation(place: string, can: Can): NavEntry[] {
  const groups = menuGroups.flatMap(({ key, icon, alone = false }): NavEntry[] => {
    const entries = entriesOf(key, place, can);
    if (alone) return entries.map((entry) => ({ ...entry, icon }));
    return entries.length === 0 ? [] : [{ key, icon, label: menuWords[key], children: entries }];
  });
  return [...groups, settingsEntry(place, can)];
}

/** Entries that lead somewhere, one after the other. */
export function leavesOf(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => entry.children ?? [entry]);
}
