import { useState, useSyncExternalStore } from 'react';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate, formatMinute } from '#src/ui/format/date.ts';
import { Facts } from '#src/ui/layout/card.tsx';
import { focusHeading } from '#src/ui/state/heading-focus.ts';
import { sameValue } from '#src/views/drafts/difference.ts';
import type { DraftPlace, KeptDraft } from '#src/views/drafts/draft-model.ts';
import { localDrafts } from '#src/views/drafts/local-drafts.ts';
import { remoteDrafts } from '#src/views/drafts/remote-drafts.ts';
import { draftWords } from '#src/wording/drafts.ts';
import { describeDraftField } from '../editor/draft/autosave.tsx';
import { completedValues, savedValues } from '../editor/draft/saved-values.ts';
import { draftOf, type Invoice } from '../editor/draft/draft.ts';
import './invoice-page.css';

/** What was typed into a draft that was issued elsewhere before it was saved: shown until it is given up, since nothing can be saved any more. */
export function UnsavedLeft({ invoice }: { invoice: Invoice }) {
  const { account, tenant } = useSignedIn();
  const place: DraftPlace = { tenant: tenant.id, user: account.id, type: 'invoices', record: invoice.id };
  // Read again once this page is there: the editor that stood here keeps its last letters as it goes.
  const kept = useSyncExternalStore(onStorage, () => JSON.stringify(localDrafts.of(place)));
  const [isGivenUp, setIsGivenUp] = useState(false);
  const left = isGivenUp ? [] : (JSON.parse(kept) as readonly KeptDraft[]);
  const [draft] = left;
  const facts = draft === undefined ? [] : factsOf(draft, invoice);
  if (draft === undefined || facts.length === 0) return null;
  const giveUp = () => {
    for (const { content } of left) localDrafts.remove(place, content.slot);
    void remoteDrafts.drop(place).catch(() => undefined);
    setIsGivenUp(true);
    focusHeading();
  };
  return (
    <div className="invoice__left">
      <Banner
        tone="warning"
        title={draftWords.left(formatMinute(draft.saved_on), formatInstantDate(draft.saved_on))}
        action={
          <Button size="small" onClick={giveUp}>
            {draftWords.drop}
          </Button>
        }
      >
        {draftWords.leftText}
        <Facts facts={facts} />
      </Banner>
    </div>
  );
}

/** Changes by other tabs. */
function onStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Which customer of the catalogue was chosen is read from the fields that the choice filled in. */
const UNREADABLE = new Set(['customer_id', 'template_id']);

function factsOf({ content }: KeptDraft, invoice: Invoice) {
  const issued = savedValues(draftOf(invoice));
  const typed = Object.entries(completedValues(content.values));
  return typed.flatMap(([key, value]) => {
    if (UNREADABLE.has(key) || !(key in issued) || sameValue(value, issued[key])) return [];
    const { label, show } = describeDraftField(key);
    return [{ term: label, value: show(value) }];
  });
}
