import { useSaveContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useCallback } from 'react';

/** Saves through react-admin's controller and waits for the answer: the saved record, or the failure as it came. */
export function useSaveRecord<Saved>(): (record: Record<string, unknown>) => Promise<Saved> {
  const { save } = useSaveContext();
  return useCallback(
    (record) =>
      new Promise<Saved>((resolve, reject) => {
        if (!save) throw new Error('useSaveRecord needs an edit or create controller above it');
        void save(record, {
          onSuccess: (saved: RaRecord) => resolve(saved as Saved),
          onError: (error: unknown) => reject(error),
        });
      }),
    [save],
  );
}
