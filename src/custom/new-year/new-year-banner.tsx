import { useGetNewYearSeries } from '#generated/client/templates/templates.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { newYearWords as words } from '#src/wording/settings/new-year.ts';
import { useState } from 'react';
import { NewYearDialog } from './new-year-dialog.tsx';
import './new-year.css';

export type NewYear = components['schemas']['NewYear'];

/** How long an answer is good for, ms. */
const fresh_ms = 10 * 60_000;

/** In December and January: which series have none of the new year yet, drafts that wait for one, and the way to make them. */
export function NewYearBanner() {
  const may = useMay();
  const enabled = may('getNewYearSeries');
  const { data = null, isLoading } = useGetNewYearSeries({ query: { enabled, staleTime: fresh_ms } });
  const [isOpen, setIsOpen] = useState(false);
  useReading(isLoading);
  if (data === null) return null;
  const { to, series } = data;
  const missing = series.filter(({ next_template_id }) => next_template_id === null);
  const drafts = series.reduce((sum, one) => sum + one.drafts, 0);
  const acts = may('createNewYearSeries') || (drafts > 0 && may('updateNewYearDrafts'));
  if (missing.length === 0 && drafts === 0 && !isOpen) return null;
  return (
    <div className="new-year-banner">
      {(missing.length > 0 || drafts > 0) && (
        <Banner
          tone="warning"
          title={missing.length > 0 ? words.missing(to) : words.draftsWait(to)}
          action={
            acts && (
              <Button size="small" onClick={() => setIsOpen(true)}>
                {words.open(to)}
              </Button>
            )
          }
        >
          {[
            missing.length > 0 && words.missingText(formatCount(missing.length), namesOf(missing), to),
            drafts > 0 && words.draftsText(formatCount(drafts), to),
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      )}
      {isOpen && <NewYearDialog year={data} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function namesOf(series: NewYear['series']): string {
  return series.map(({ form_no, symbol }) => form_no + symbol).join(', ');
}
