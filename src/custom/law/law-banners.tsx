import { useCanAccess, useNotify } from 'react-admin';
import { changeText, changeTitle } from '#domain/rules/changes/change-words.table.ts';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { useListLawChanges } from '#generated/client/law/law.ts';
import type { components } from '#generated/types.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { focusHeading } from '#src/ui/state/heading-focus.ts';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { lawWords } from '#src/wording/law.ts';
import './law-banners.css';
import {
  getGetColumnSettingQueryKey,
  updateColumnSetting,
  useGetColumnSetting,
} from '#generated/client/column-settings/column-settings.ts';
import { useQueryClient } from '@tanstack/react-query';

/** How long an answer is good for, ms: the law changes by the day, drafts make it read again. */
const fresh_ms = 10 * 60_000;

/** Above the invoices: what of the law changes soon and which drafts that is for; quiet when there is nothing to do. */
export function LawBanners() {
  const { canAccess: enabled = false } = useCanAccess({ resource: 'invoices', action: 'listLawChanges' });
  const { data = [], isLoading } = useListLawChanges({ query: { enabled, staleTime: fresh_ms } });
  const told = worthTelling(data, today());
  const { hidden, hide } = useHiddenChanges(told.length > 0);
  useReading(isLoading || hidden === null);
  const names = data.map(nameOfChange);
  const shown = hidden === null ? [] : told.filter((change) => !hidden.includes(nameOfChange(change)));
  if (shown.length === 0) return null;
  return (
    <div className="law-banners">
      {shown.map((change) => {
        const name = nameOfChange(change);
        const putAway = () => {
          hide(name, names);
          // The button goes with its banner.
          focusHeading();
        };
        return <LawBanner key={name} change={change} onHide={putAway} />;
      })}
    </div>
  );
}

function LawBanner({ change, onHide }: { change: LawChange; onHide: () => void }) {
  const { drafts, drafts_more, kind } = change;
  const title = changeTitle(change, lawWords);
  return (
    <Banner
      tone={kind === 'day_off' ? 'info' : 'warning'}
      title={title}
      action={
        <span className="law-banners__actions">
          {drafts > 0 && <KitLink href={draftsHref(change)}>{lawWords.open}</KitLink>}
          <button type="button" aria-label={lawWords.hideOne(title)} onClick={onHide}>
            {lawWords.hide}
          </button>
        </span>
      }
    >
      {changeText(change, { count: drafts, more: drafts_more }, lawWords)}
    </Banner>
  );
}

/** The list of drafts issued between the first and the last that the change touches. */
function draftsHref({ drafts_from, drafts_to }: LawChange): string {
  const filter = { status: 'draft', issued_onOnMin: drafts_from, issued_onOnMax: drafts_to };
  return `${hrefOf('invoices')}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

export type LawChange = components['schemas']['LawChange'];

/** Days before a rate ends from which everybody is told, whatever their drafts. */
const NOTICE = 30;

/** Changes a clerk should hear of today (YYYY-MM-DD): those that touch drafts, and the end of a rate that is near. */
export function worthTelling(changes: readonly LawChange[], today: string): LawChange[] {
  const near = addDays(today, NOTICE);
  return changes.filter(
    ({ kind, on, ends, drafts }) => drafts > 0 || (kind === 'vat_rate' && ends && on <= near),
  );
}

/** What an account remembers a change by when it wants to hear of it no more. */
function nameOfChange({ kind, subject, on }: Pick<LawChange, 'kind' | 'subject' | 'on'>): string {
  return `${kind} ${subject} ${on}`;
}

type ColumnSetting = components['schemas']['ColumnSetting'];

/** Each reminder is one more part of the invoices' page that an account can show or not, on whatever machine it signs in. */
const place = 'law_changes';

const settingFor = (names: readonly string[]): ColumnSetting => ({
  columns: names.map((source) => ({ source, shown: false, width: null })),
  density: 'normal',
});

/** The changes of law this account wants to hear of no more, by name; null while they are read. */
function useHiddenChanges(wanted: boolean) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const kept = useGetColumnSetting(place, { query: { enabled: wanted, staleTime: Infinity } });
  const hidden = kept.data?.columns.filter(({ shown }) => !shown).map(({ source }) => source) ?? [];
  /** Hides one; of those hidden before, the ones in `ahead` are kept: the others have come to pass. */
  const hide = async (name: string, ahead: readonly string[]) => {
    const queryKey = getGetColumnSettingQueryKey(place);
    const column_setting = settingFor([...hidden.filter((one) => ahead.includes(one) && one !== name), name]);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, column_setting);
    try {
      await updateColumnSetting(place, { column_setting });
    } catch {
      notify(lawWords.notKept, { type: 'error' });
    }
  };
  return {
    hidden: wanted && kept.isPending ? null : hidden,
    hide: (name: string, ahead: readonly string[]) => void hide(name, ahead),
  };
}
