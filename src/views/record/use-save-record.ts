import type { RecordData } from '#src/views/form/form-values.ts';
import { useSaveContext } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { SaveRecord } from '../form/use-record-form.ts';

/** Saves through react-admin's controller and waits for the answer: the saved record, or the failure as it came. */
export function useSaveRecord(): SaveRecord {
  const { save } = useSaveContext();
  return useCallback(
    (record) =>
      new Promise<RecordData>((resolve, reject) => {
        if (!save) throw new Error('useSaveRecord needs an edit or create controller above it');
        void save(record, {
          onSuccess: (saved: RaRecord) => resolve(saved),
          onError: (error: unknown) => reject(error),
        });
      }),
    [save],
  );
}
