import { useMemo, useState } from 'react';
import type { Side } from '#src/views/drafts/merge-draft.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Refusal } from '#src/views/form/refused-banner.tsx';
import { mergeWords } from '#src/wording/desk/invoice-merge.ts';
import type { Template } from '../draft/draft-content.ts';
import { useRestingDraft, type DraftStore } from '../draft/draft-store.ts';
import { draftOf, type Draft, type Invoice } from '../draft/draft.ts';
import type { Joined, Met } from '../draft/use-draft-base.ts';
import './conflict-banner.css';
import { nameOfPlace, valueOfPlace } from './describe-place.ts';
import { mergeInvoice, type InvoiceMerge, type MergePlace } from './merge-invoice.ts';

/** Places that are named; of more it is said how many. */
const MAX_NAMED = 6;

function placesText(places: readonly MergePlace[]): string {
  const names = [...new Set(places.map(nameOfPlace))];
  const rest = names.length - MAX_NAMED;
  return [...names.slice(0, MAX_NAMED), ...(rest > 0 ? [mergeWords.andMore(rest)] : [])].join('; ');
}

const savedBy = ({ saved_by_name, saved_on, created_on }: Invoice) =>
  mergeWords.savedBy(saved_by_name, formatDateTime(saved_on ?? created_on));

const atOnce = () => 0;

type ConflictBannerProps = {
  met: Met;
  /** The invoice that what is typed was made from. */
  base: Draft;
  store: DraftStore;
  templates: readonly Template[];
  onSettle: (merge: InvoiceMerge, choices: Readonly<Record<string, Side>>) => void;
};

/** Above the invoice: who saved it meanwhile, and a choice for each place that both changed. The rest is merged along. */
export function ConflictBanner({ met, base, store, templates, onSettle }: ConflictBannerProps) {
  const mine = useRestingDraft(store, atOnce);
  const merge = useMemo(() => mergeInvoice(base, mine, draftOf(met.saved)), [base, mine, met]);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [tried, setTried] = useState(false);
  const { contested, theirs } = merge;
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(contested.map(({ key }) => [key, side])));
  const settle = () => {
    setTried(true);
    // What was typed the moment before counts too.
    const latest = mergeInvoice(base, store.get(), draftOf(met.saved));
    if (latest.contested.every(({ key }) => choices[key] !== undefined)) onSettle(latest, choices);
  };
  return (
    <Refusal>
      <Banner tone="warning" title={savedBy(met.saved)}>
        {contested.length === 0 ? mergeWords.agrees : mergeWords.choose(contested.length)}{' '}
        {theirs.length > 0 && mergeWords.comesAlong(placesText(theirs))}
        <div className="conflict__places">
          {contested.map(({ key, mine: own, theirs: other, ...place }) => (
            <ChoiceCards
              key={key}
              label={nameOfPlace(place)}
              value={choices[key] ?? ''}
              onChange={(side) => setChoices({ ...choices, [key]: side as Side })}
              error={tried && choices[key] === undefined ? mergeWords.pick : undefined}
              choices={[
                { value: 'draft', label: mergeWords.mine, detail: valueOfPlace(place, own, templates) },
                {
                  value: 'current',
                  label: mergeWords.theirs(met.saved.saved_by_name),
                  detail: valueOfPlace(place, other, templates),
                },
              ]}
            />
          ))}
        </div>
        <span className="form-stale">
          <Button size="small" tone="primary" onClick={settle}>
            {met.bySave ? mergeWords.mergeAndSave : mergeWords.merge}
          </Button>
          {contested.length > 1 && (
            <>
              <Button size="small" onClick={() => chooseAll('draft')}>
                {mergeWords.allMine}
              </Button>
              <Button size="small" onClick={() => chooseAll('current')}>
                {mergeWords.allTheirs}
              </Button>
            </>
          )}
        </span>
      </Banner>
    </Refusal>
  );
}

/** After both were merged: by whom, and what came in. */
export function JoinedBanner({ joined, onSeen }: { joined: Joined; onSeen: () => void }) {
  const { saved, places } = joined;
  return (
    <Refusal>
      <Banner tone="info" title={savedBy(saved)} action={<button onClick={onSeen}>{mergeWords.seen}</button>}>
        {places.length === 0 ? mergeWords.joinedSame : mergeWords.joined(placesText(places))}
      </Banner>
    </Refusal>
  );
}
