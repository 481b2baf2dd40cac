import { today } from '#src/providers/today.ts';
import { SavedSearchTabs } from '#src/ui/list/searches/saved-search-tabs.tsx';
import { useSavedTabs } from '#src/views/list/searches/use-saved-tabs.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { readState, savedText } from './report-state.ts';
import type { ReportView } from './use-report.ts';

const USUAL = 'usual';

type ReportSearchesProps = { type: string; view: ReportView };

/** The settings of a report that were saved: period, filters and columns under a name. It opens with the account's own default. */
export function ReportSearches({ type, view: { state, open } }: ReportSearchesProps) {
  const { search: address } = useLocation();
  const textOf = (query: string) => savedText(readState(new URLSearchParams(query), today()), today());
  const now = savedText(state, today());
  const { searches, setChosen, ofKey, picked, same, tabs, acts } = useSavedTabs(type, now, textOf);
  const current = picked ?? same;
  const choose = (key: string) => {
    setChosen(key === USUAL ? null : key);
    open(ofKey(key)?.query ?? '');
  };
  const wanted = searches.find(({ is_default, mine }) => is_default && mine);
  const openDefault = useEffectEvent(() => {
    if (wanted && address === '') open(wanted.query);
  });
  const wantedId = wanted?.id;
  // Once: who chooses what is usual afterwards gets that.
  useEffect(() => openDefault(), [wantedId]);
  return (
    <SavedSearchTabs
      name={words.saved}
      searches={[{ key: USUAL, label: words.usual }, ...tabs]}
      current={current?.key ?? (now === textOf('') ? USUAL : null)}
      onChoose={choose}
      changed={current !== undefined && current.text !== now}
      {...acts}
    />
  );
}
