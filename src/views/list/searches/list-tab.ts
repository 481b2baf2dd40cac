import type { TabItem } from '#src/ui/list/tabs.tsx';
import { lists } from '#src/wording/lists.ts';
import type { FilterValues } from '../active-filters.ts';

/** A tab a list has of its own: what it sets, beside the other filters in force. */
export type ListTab = {
  key: string;
  label: string;
  filter: FilterValues;
  /** What it sets of filters that the other tabs leave alone; leaving it takes them away again. */
  beside?: FilterValues | undefined;
  /** How its count is drawn when there is anything to count. */
  tone?: TabItem['countTone'];
};

export const everything: readonly ListTab[] = [{ key: 'all', label: lists.any, filter: {} }];

/** The parameters that a list's own tabs set among them. */
const namesOf = (tabs: readonly ListTab[]) => new Set(tabs.flatMap(({ filter }) => Object.keys(filter)));

/** The own tab that stands for a filter. Where tabs set nothing, the one tab is a list with no filter but the text searched. */
export function ownTabFor(tabs: readonly ListTab[], values: FilterValues): ListTab | null {
  const names = namesOf(tabs);
  const others = Object.keys(values).some((name) => name !== 'query' && !names.has(name));
  if (names.size === 0) return others ? null : (tabs[0] ?? null);
  return (
    tabs.find(
      ({ filter, beside = {} }) =>
        [...names].every((name) => filter[name] === values[name]) &&
        Object.entries(beside).every(([name, value]) => values[name] === value),
    ) ?? null
  );
}

/** The filter after a press on an own tab: what the tabs set changes, the rest stays, where tabs set anything. */
export function withTab(
  tabs: readonly ListTab[],
  tab: ListTab,
  values: FilterValues,
): Record<string, unknown> {
  const names = namesOf(tabs);
  if (names.size === 0) return {};
  const left = ownTabFor(tabs, values)?.beside ?? {};
  const rest = Object.entries(values).filter(([name]) => !names.has(name) && !(name in left));
  return { ...Object.fromEntries(rest), ...tab.filter, ...tab.beside };
}
