import type { components } from '#generated/types.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { ChangeList } from './change-list.tsx';
import { useGetRegistrationEffects } from '#generated/client/registrations/registrations.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { ReadyCard } from './ready-card.tsx';

type Effects = components['schemas']['RegistrationEffects'];

const words = registrationWords.effects;

type EffectsCardProps = {
  effects: Effects;
  unsaved?: boolean;
  /** It was accepted: what it changed, not what it would. */
  accepted?: boolean;
  order?: number;
};

/** What it brings about, in a card of its own: which series stop, what is due, and part by part what becomes of what is in force. */
function EffectsCard({ effects, unsaved = false, accepted = false, ...place }: EffectsCardProps) {
  const { changes, compared, deadlines } = effects;
  return (
    <Card title={accepted ? words.brought : words.title} note={unsaved ? words.saved : undefined} {...place}>
      <div className="registration__effects">
        <StoppedSeries effects={effects} />
        {deadlines.length > 0 && (
          <Banner tone="warning" title={accepted ? words.due : words.dueIfToday}>
            {deadlines.map(({ what, due_on, source }) => (
              <span key={due_on} className="registration__due">
                {words.dueOn(what, formatDate(due_on), source)}
              </span>
            ))}
          </Banner>
        )}
        {!compared && <p>{accepted ? words.broughtFirst : words.first}</p>}
        {compared && changes.length === 0 && <p>{accepted ? words.broughtNone : words.none}</p>}
        {changes.length > 0 && <ChangeList changes={changes} />}
      </div>
    </Card>
  );
}

/** Each series in which nothing can be issued from its acceptance on, with the drafts that use it. */
export function StoppedSeries({ effects: { stopped_series } }: { effects: Effects }) {
  return stopped_series.map(({ template_id, form_no, symbol, draft_count }) => (
    <Banner key={template_id} tone="warning" title={words.stopped(`${form_no}${symbol}`)}>
      {draft_count > 0 && words.drafts(draft_count)}
    </Banner>
  ));
}

type ToldBeforeProps = {
  id: number;
  /** What it lacks is shown too: with the way to each field where it is written, without where it is read. */
  open: 'written' | 'read' | null;
  /** It was accepted: what it changed, not what it would. */
  accepted?: boolean;
  /** Its place among the cards of the page. */
  order?: number;
  /** What is typed is not in it. */
  unsaved?: boolean;
};

/** What is told of a declaration before it is sent: what it lacks, and what it changes. */
export function ToldBefore({ id, open, accepted = false, order, unsaved = false }: ToldBeforeProps) {
  const { data, error, refetch } = useGetRegistrationEffects(id);
  const { title, failed } = registrationWords.effects;
  if (error) return <FailedBanner title={failed} error={error} onRetry={() => void refetch()} />;
  const place = order === undefined ? {} : { order };
  if (data === undefined) {
    return (
      <Card title={title} {...place}>
        <span className="k-skeleton" />
      </Card>
    );
  }
  return (
    <>
      {open !== null && (
        <ReadyCard effects={data} unsaved={unsaved} isWritten={open === 'written'} {...place} />
      )}
      <EffectsCard effects={data} unsaved={unsaved} accepted={accepted} {...place} />
    </>
  );
}
