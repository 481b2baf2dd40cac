import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { changesBetween, sameValue } from '#src/views/drafts/difference.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { formValues, recordOf } from './form-values.ts';
import type { FormValues, RecordData } from './form-values.ts';
import { refusedBy, type Refused } from './refused-banner.tsx';

/** Sends the record and gives back what the server made of it. */
export type SaveRecord = (record: Record<string, unknown>) => Promise<RecordData>;

export type RecordFormState = ReturnType<typeof useRecordForm>;

/**
 * The state of one record's form. A refused save keeps everything typed. The lock_version sent is that of the record
 * the form was filled from, so a change made elsewhere meanwhile is never written over unseen. A record that is read
 * again while something is typed, or comes with a refusal for its version, fills the other fields.
 */
export function useRecordForm(fields: readonly FieldDescriptor[], record: RecordData, save: SaveRecord) {
  const form = useForm<FieldValues>({ defaultValues: formValues(fields, record), mode: 'onTouched' });
  const [refused, setRefused] = useState<Refused | null>(null);
  const base = useRef(record);
  const seen = useRef(record);
  const { isDirty, isSubmitting } = form.formState;
  const { reset, setValue } = form;
  const putBack = useCallback(
    (typed: ReturnType<typeof changesBetween>) => {
      for (const [name, value] of Object.entries(typed?.values ?? {}))
        setValue(name, value, { shouldDirty: true });
    },
    [setValue],
  );

  /**
   * Stands what is typed on a newer record; false, and nothing done, where a field became one thing here and another there. The same
   * there is most often this very form, where a save came through and its answer did not.
   */
  const standOn = useCallback(
    (newer: RecordData): boolean => {
      const typed = changesBetween(formValues(fields, base.current), form.getValues());
      const changed =
        changesBetween(formValues(fields, base.current), formValues(fields, newer))?.values ?? {};
      if (
        Object.entries(typed?.values ?? {}).some(
          ([name, value]) => name in changed && !sameValue(value, changed[name]),
        )
      )
        return false;
      base.current = newer;
      reset(formValues(fields, newer));
      putBack(typed);
      return true;
    },
    [fields, form, reset, putBack],
  );

  useEffect(() => {
    if (seen.current === record || isOlder(record, base.current)) return;
    if (standOn(record)) seen.current = record;
  }, [isDirty, record, standOn]);

  const fillFrom = (source: RecordData) => {
    base.current = source;
    reset(formValues(fields, source));
    setRefused(null);
  };
  const sendValues = async (values: FieldValues, onSaved?: () => void, isAgain = false): Promise<void> => {
    setRefused(null);
    try {
      const saved = await save({
        ...recordOf(fields, values as FormValues),
        lock_version: base.current['lock_version'],
      });
      // Typed while the answer was on its way: it stands on what was saved, and is still to be saved.
      const since = changesBetween(values, form.getValues());
      fillFrom(saved);
      onSaved?.();
      putBack(since);
    } catch (error) {
      const refusal = refusedBy(error, fields);
      // A form opened from a list that was read before a change: a person decides only of fields changed both here and there.
      if (!isAgain && refusal.current !== null && standOn(refusal.current))
        return sendValues(form.getValues(), onSaved, true);
      for (const [name, message] of Object.entries(refusal.byField))
        form.setError(name, { type: 'server', message });
      setRefused(refusal);
    }
  };

  // What the server refused is asked again: an error at a row that is gone would hold the form for ever.
  const send = (onSaved?: () => void) => {
    form.clearErrors();
    return form.handleSubmit((values) => sendValues(values, onSaved))();
  };

  return {
    form,
    isDirty,
    isSubmitting,
    refused,
    submit: (onSaved?: () => void) => void send(onSaved),
    /** Saves what is typed over the newer record. */
    overwrite: (onSaved?: () => void) => {
      base.current = refused?.current ?? base.current;
      void send(onSaved);
    },
    /** lock_version of the record the form was filled from; null for a new one. */
    version: () => (base.current['lock_version'] ?? null) as number | null,
    /** The inputs as the record was saved. */
    stored: () => formValues(fields, base.current),
    /** Takes the newer record and gives up what is typed. */
    takeCurrent: () => fillFrom(refused?.current ?? base.current),
    discard: () => fillFrom(base.current),
  };
}

/** An answer that was overtaken by a save. */
function isOlder(one: RecordData, other: RecordData): boolean {
  return Number(one['lock_version']) < Number(other['lock_version']);
}
