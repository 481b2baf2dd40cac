import {
  getGetRegistrationQueryKey,
  getRegistration,
  useListRegistrationHistory,
} from '#generated/client/registrations/registrations.ts';
import { operations } from '#generated/operations.ts';
import { useMay } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/invalidate.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { useFollowed } from '#src/views/document/use-followed.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Registration } from './registration-fields.ts';

/** Nothing of a document's history happens before its record is made. */
function madeEvent({ created_on, created_by_name }: Registration): DocumentEvent {
  return {
    id: 0,
    kind: 'created',
    happened_on: created_on,
    title: registrationWords.sent.made,
    detail: null,
    tone: 'default',
    actor_name: created_by_name,
    transmission_id: null,
  };
}

/**
 * A declaration as it is followed on its way, and its history with the making of it. What is in force, the certificates and the first steps
 * depend on it: they are read again each time it moves.
 */
export function useSubmitted(read: Registration) {
  const { id, status: before } = read;
  const queryClient = useQueryClient();
  const history = useListRegistrationHistory(id, {
    query: { enabled: useMay()('listRegistrationHistory') },
  });
  const followed = useFollowed<Registration>({
    queryKey: getGetRegistrationQueryKey(id),
    read: () => getRegistration(id),
  });
  const registration = followed ?? read;
  const { status, review } = registration;
  const readAgain = useEffectEvent(() => {
    rereadKinds(queryClient, operations.submitRegistration.invalidates);
  });
  const isNews = status !== before || review !== read.review;
  useEffect(() => {
    if (isNews) readAgain();
  }, [isNews, status, review]);
  return { registration, history, events: [...(history.data ?? []), madeEvent(registration)] };
}
