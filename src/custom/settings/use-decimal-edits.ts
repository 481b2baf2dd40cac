import {
  getListDecimalConfigurationsQueryKey,
  updateDecimalConfigurations,
} from '#generated/client/decimal-configurations/decimal-configurations.ts';
import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { decimalWords } from '#src/wording/settings/company-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useRef, useState } from 'react';
import { editsOver, inputsOf, noDecimalEdits } from './decimal-edits.ts';
import type { DecimalEdits } from './decimal-edits.ts';

type Saved = components['schemas']['DecimalConfiguration'];

/** What somebody else has saved meanwhile, where that is why a save was refused (409 stale_record). */
function newerIn(error: Error): Saved[] | null {
  if (!(error instanceof ApiFailure) || error.status !== 409) return null;
  const { current } = error.body as { current?: { decimal_configurations: Saved[] } };
  return current?.decimal_configurations ?? null;
}

/** The edits until they are saved together; a refusal keeps them. */
export function useDecimalEdits() {
  const [edits, setEdits] = useState<DecimalEdits>(noDecimalEdits);
  const queryClient = useQueryClient();
  const notify = useNotify();
  // The button says that it is busy only a moment later: a second press of a double one comes before.
  const asked = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => updateDecimalConfigurations({ decimal_configurations: inputsOf(edits) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(getListDecimalConfigurationsQueryKey(), saved);
      setEdits(noDecimalEdits);
      notify(decimalWords.saved, { type: 'success' });
    },
    onError: (refusal) => {
      const newer = newerIn(refusal);
      if (newer === null) return;
      queryClient.setQueryData(getListDecimalConfigurationsQueryKey(), newer);
      setEdits((now) => editsOver(newer, now));
    },
    onSettled: () => {
      asked.current = false;
    },
  });
  const save = () => {
    if (asked.current) return;
    asked.current = true;
    mutate();
  };
  const isDirty = edits.size > 0;
  useReportUnsaved(isDirty);
  useKey('s', save, isDirty && !isPending);
  return {
    edits,
    setEdits,
    isDirty,
    busy: isPending,
    failure: error === null ? null : failureText(error),
    save,
    discard: () => {
      setEdits(noDecimalEdits);
      reset();
    },
  };
}
