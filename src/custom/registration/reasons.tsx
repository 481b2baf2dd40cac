import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import type { Registration } from './registration-fields.ts';

/** Why the authority did not take it, in its own words; nothing where nothing was refused. */
export function Reasons({ registration: { reasons } }: { registration: Pick<Registration, 'reasons'> }) {
  if (reasons.length === 0) return null;
  return (
    <ReasonCard
      question={registrationWords.reasons}
      reason={reasons.map(({ message }) => message).join(' ')}
      original={{ text: reasons.map(({ code }) => code).join(', ') }}
    />
  );
}
