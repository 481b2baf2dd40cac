import { today } from '#src/providers/today.ts';
import { SavedSearchTabs } from '#src/ui/list/searches/saved-search-tabs.tsx';
import { useSavedSearches } from '#src/views/list/searches/use-saved-searches.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { readState, savedText } from './report-state.ts';
import type { ReportView } from './use-report.ts';

const USUAL = 'usual';

type ReportSearchesProps = { type: string; view: ReportView };

/** The settings of a report that were saved: period, filters and columns under a name. It opens with the account's own default. */
export function ReportSearches({ type, view: { state, open } }: ReportSearchesProps) {
  const { searches, add, change, remove } = useSavedSearches(type);
  const [chosen, setChosen] = useState<string | null>(null);
  const { search: address } = useLocation();
  const textOf = (query: string) => savedText(readState(new URLSearchParams(query), today()), today());
  const now = savedText(state, today());
  const kept = searches.map((search) => ({ search, key: `saved ${search.id}`, text: textOf(search.query) }));
  const current = kept.find(({ key }) => key === chosen) ?? kept.find(({ text }) => text === now);
  const choose = (key: string) => {
    setChosen(key === USUAL ? null : key);
    open(kept.find((one) => one.key === key)?.search.query ?? '');
  };
  const wanted = kept.find(({ search }) => search.is_default && search.mine);
  const openDefault = useEffectEvent(() => {
    if (wanted && address === '') open(wanted.search.query);
  });
  const wantedId = wanted?.search.id;
  // Once: who chooses what is usual afterwards gets that.
  useEffect(() => openDefault(), [wantedId]);
  const withSearch = (act: (search: (typeof searches)[number]) => unknown) => (key: string) => {
    const found = kept.find((one) => one.key === key);
    if (found) act(found.search);
  };
  return (
    <SavedSearchTabs
      name={words.saved}
      searches={[
        { key: USUAL, label: words.usual },
        ...kept.map(({ search, key }) => ({
          key,
          label: search.name,
          own: search.mine,
          shared: search.shared,
          isDefault: search.is_default,
        })),
      ]}
      current={current?.key ?? (now === textOf('') ? USUAL : null)}
      onChoose={choose}
      changed={current !== undefined && current.text !== now}
      onSave={async ({ name, shared, isDefault }) => {
        const made = await add({ name, query: now, shared, is_default: isDefault });
        if (made) setChosen(`saved ${made.id}`);
      }}
      onRename={(key, name) => withSearch((search) => change(search, { name }))(key)}
      onUpdate={withSearch((search) => change(search, { query: now }))}
      onMakeDefault={withSearch((search) => change(search, { is_default: true }))}
      onShare={(key, shared) => withSearch((search) => change(search, { shared }))(key)}
      onRemove={withSearch((search) => {
        setChosen(null);
        void remove(search);
      })}
    />
  );
}
