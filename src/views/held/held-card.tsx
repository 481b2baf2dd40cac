import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import type { components } from '#generated/types.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { heldWords as words } from '#src/wording/processing/held.ts';
import type { ReactNode } from 'react';
import { HeldActions, turnTo, type HeldLinks } from './held-actions.tsx';
import { causeOf, nextTry, untilWhen, whoEnds, type Held } from './held.ts';

/** Documents that can be held up: by the kind of their message, and those that are part of another or go to no authority. */
export type HeldKind = MessageKind | 'explanation' | 'statement';

type HeldCardProps = {
  held: Held;
  send_by: components['schemas']['SendBy'] | null;
  message: HeldKind;
  status: PublicationStatus;
  links: HeldLinks;
  order?: number;
  /** Tries it now, beside the next step. */
  again?: ReactNode;
  /** What can be done about it where nothing ends it. */
  otherwise: ReactNode;
};

/** Certainly not with the tax authority. */
const NOT_LEFT: readonly PublicationStatus[] = ['queued', 'numbered', 'signing', 'signed'];

/** An incident that is written down moves the deadlines of invoices alone. */
const MOVED_BY_INCIDENTS: readonly HeldKind[] = ['invoice', 'invoice_cash_register'];

/** Why a document that is on its way stays where it is: the cause, since when, until when it can wait, who ends that, and the next step. */
export function HeldCard(props: HeldCardProps) {
  const { held, send_by, message, status, order, otherwise, again } = props;
  const links = MOVED_BY_INCIDENTS.includes(message) ? props.links : { ...props.links, incident: null };
  const { since } = held;
  return (
    <ReasonCard
      {...(order === undefined ? {} : { order })}
      tone="warning"
      question={NOT_LEFT.includes(status) ? words.question : words.questionSent}
      reason={[causeOf(held), since !== null && words.since(formatDateTime(since))].filter(Boolean).join(' ')}
      consequence={[
        whoEnds(held),
        nextTry(held),
        turnTo(held, links),
        words.noOther[message],
        send_by !== null && untilWhen(send_by),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <HeldActions {...{ held, send_by, links, otherwise }} />
          {again}
        </>
      }
    />
  );
}
