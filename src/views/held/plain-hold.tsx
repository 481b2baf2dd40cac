import type { PublicationStatus } from '#generated/vocabulary.ts';
import { HeldCard, type HeldKind } from './held-card.tsx';
import type { HeldLinks } from './held-actions.tsx';
import { TryAgainButton, type TryAgain } from './try-again-button.tsx';
import type { Hold } from './use-hold.ts';

type PlainHoldProps = {
  message: Extract<HeldKind, 'explanation' | 'statement'>;
  status: PublicationStatus;
  hold: Hold | null;
  links: HeldLinks;
  tryAgain: TryAgain;
};

/** Why a document without messages of its own on its page does not go on. */
export function PlainHold({ message, status, hold, links, tryAgain }: PlainHoldProps) {
  if (hold === null || hold.held === null) return null;
  const { held, send_by } = hold;
  return (
    <HeldCard
      {...{ held, send_by, message, status, links }}
      again={held.cause === 'fault' && <TryAgainButton {...tryAgain} />}
      otherwise={null}
    />
  );
}
