import { useGetRegistrationEffects } from '#generated/client/registrations/registrations.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { EffectsCard } from './effects-card.tsx';
import { ReadyCard } from './ready-card.tsx';

type ToldBeforeProps = {
  id: number;
  /** It can still be written, so what it lacks is told too. */
  open: boolean;
  /** What is typed is not in it. */
  unsaved?: boolean;
};

/** What is told of a declaration before it is sent: what it lacks, and what it changes. */
export function ToldBefore({ id, open, unsaved = false }: ToldBeforeProps) {
  const { data, error, refetch } = useGetRegistrationEffects(id);
  const { title, failed } = registrationWords.effects;
  if (error) return <FailedBanner title={failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Card title={title}>
        <span className="k-skeleton" />
      </Card>
    );
  }
  return (
    <>
      {open && <ReadyCard effects={data} unsaved={unsaved} />}
      <EffectsCard effects={data} unsaved={unsaved} />
    </>
  );
}
