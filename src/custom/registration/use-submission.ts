import { getGetRegistrationEffectsQueryOptions } from '#generated/client/registrations/registrations.ts';
import { ApiFailure } from '#generated/client/http.ts';
import type { ApiErrorItem } from '#generated/client/http.ts';
import { placeErrors } from '#src/views/form/place-errors.ts';
import { refusedBy, type Refused } from '#src/views/form/refused-banner.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fields } from './registration-fields.ts';
import { shownAt } from './slot.tsx';

/** Refusals at the fields that show them; those of no field in the banner. */
export function refusedAtFields(errors: readonly ApiErrorItem[]): Refused {
  const own = errors.filter((error) => error.fields.every((field) => shownAt(field) === field));
  const moved = errors
    .filter((error) => !own.includes(error))
    .map((error) => ({ ...error, fields: error.fields.map(shownAt) }));
  // What is said of a field itself comes before what is only shown there.
  const { byField, rest } = placeErrors([...own, ...moved], fields);
  const atFields = errors.length - rest.length;
  const counted = atFields === 0 ? [] : [registrationWords.submit.unready(atFields)];
  return { byField, messages: [...counted, ...rest], current: null };
}

/** From the press of the button to the question: what the declaration lacks is shown at its fields first. */
export function useSubmission(form: UseFormReturn<FieldValues>) {
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [state, setState] = useState<'idle' | 'checking' | 'asking'>('idle');
  // A form that was never submitted keeps an error set from outside; what is being corrected is not wrong any more.
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined && form.getFieldState(name).error?.type === 'server') form.clearErrors(name);
    });
    return unsubscribe;
  }, [form]);
  const show = (refusal: Refused) => {
    for (const [name, message] of Object.entries(refusal.byField))
      form.setError(name, { type: 'server', message });
    setRefused(refusal);
    setState('idle');
  };
  const refuse = (error: unknown) =>
    show(
      error instanceof ApiFailure && error.errors.length > 0
        ? refusedAtFields(error.errors)
        : refusedBy(error, fields),
    );
  return {
    refused,
    isChecking: state === 'checking',
    isAsking: state === 'asking',
    /** Forgets what was refused: the content changes, or is sent anew. */
    clear: () => setRefused(null),
    /** Of a saved declaration. */
    ask: async (id: number) => {
      form.clearErrors();
      setRefused(null);
      setState('checking');
      try {
        const options = getGetRegistrationEffectsQueryOptions(id);
        const { refusals } = await queryClient.fetchQuery({ ...options, staleTime: 0 });
        if (refusals.length > 0) show(refusedAtFields(refusals));
        else setState('asking');
      } catch (error) {
        refuse(error);
      }
    },
    close: () => setState('idle'),
    refuse,
  };
}
