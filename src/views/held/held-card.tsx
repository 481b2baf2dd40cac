import type { components } from '#generated/types.ts';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { heldWords as words } from '#src/wording/processing/held.ts';
import type { ReactNode } from 'react';
import { HeldActions, turnTo, type HeldLinks } from './held-actions.tsx';
import { causeOf, untilWhen, whoEnds, type Held } from './held.ts';

type HeldCardProps = {
  held: Held;
  send_by: components['schemas']['SendBy'] | null;
  links: HeldLinks;
  /** Whether it may have left already. */
  mayHaveLeft: boolean;
  order?: number;
  /** What can be done about it where nothing ends it. */
  otherwise: ReactNode;
};

/** Why a document that is on its way stays where it is: the cause, since when, until when it can wait, who ends that, and the next step. */
export function HeldCard({ held, send_by, links, mayHaveLeft, order, otherwise }: HeldCardProps) {
  const { cause, since } = held;
  const is_sent = cause === 'answer';
  return (
    <ReasonCard
      {...(order === undefined ? {} : { order })}
      tone="warning"
      question={is_sent || mayHaveLeft ? words.questionSent : words.question}
      reason={[causeOf(held), since !== null && words.since(formatDateTime(since))].filter(Boolean).join(' ')}
      consequence={[
        whoEnds(held),
        turnTo(held, links),
        !is_sent && words.noOther,
        send_by !== null && untilWhen(send_by),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={<HeldActions {...{ held, send_by, links, otherwise }} />}
    />
  );
}
