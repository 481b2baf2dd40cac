import { useCallback, useMemo } from 'react';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { explain, seriesOf, type Surroundings } from './draft-content.ts';
import { useRestingDraft, type DraftStore } from './draft-store.ts';
import { writtenLines, type Draft } from './draft.ts';
import { judge, reducedPercents } from './judge-draft.ts';

/** Up to so many lines amounts follow each key; of longer invoices they follow once typing pauses. */
const MAX_LINES_AT_ONCE = 60;
/** Longer than between two keys of a quick hand, so that nothing of it comes between them. */
const PAUSE_MS = 400;

const pauseFor = ({ lines }: Draft) => (lines.length > MAX_LINES_AT_ONCE ? PAUSE_MS : 0);

function amountsAt({ lines }: InvoiceAmounts, key: number, at: number): [number, LineAmounts][] {
  const of_line = lines[at];
  return of_line === undefined ? [] : [[key, of_line]];
}

/** What the draft comes to and what keeps it from being issued, a little behind what is typed: so a key is never late. */
export function useJudgedDraft(store: DraftStore, surroundings: Surroundings) {
  const settled = useRestingDraft(store, pauseFor);
  const { form_no } = seriesOf(surroundings.template, surroundings.form_no);
  const { issued_on } = settled;
  const has_chosen = writtenLines(settled).some(({ revenue_percent }) => revenue_percent !== '');
  // The same list while nothing of it changes, so that lines are not drawn again.
  const percents = useMemo(
    () => reducedPercents({ form_no, issued_on, has_chosen }),
    [form_no, issued_on, has_chosen],
  );
  const { amounts, open } = useMemo(() => judge(settled, surroundings), [settled, surroundings]);
  const lineAmounts = useMemo(
    () => new Map(writtenLines(settled).flatMap(({ key }, at) => amountsAt(amounts, key, at))),
    [settled, amounts],
  );
  const explainAmounts = useCallback(() => explain(settled, surroundings), [settled, surroundings]);
  return {
    amounts,
    /** Of each line by its key. */
    lineAmounts,
    /** Percentages on revenue a line can have reduced; null where there are none. */
    percents,
    explainAmounts,
    /** Everything between the draft and its publication. */
    open,
    /** The same for what is there this very moment. */
    openNow: () => judge(store.get(), surroundings).open,
  };
}
