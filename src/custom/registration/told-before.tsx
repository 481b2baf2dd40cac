import { useGetRegistrationEffects } from '#generated/client/registrations/registrations.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { EffectsCard } from './effects-card.tsx';
import { ReadyCard } from './ready-card.tsx';

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
