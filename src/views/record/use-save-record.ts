import { useCreate, useEditContext, useResourceContext, useUpdate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useCallback } from 'react';

type Save<Saved> = (record: Record<string, unknown>) => Promise<Saved>;

/**
 * Saves the record of the edit controller above; the saved record, or the failure as it came.
 *
 * The controller's own `save` is not used: it loses its answer when the record is read again while the save is on its
 * way, because the record it was begun from is part of its mutation's key.
 */
export function useSaveRecord<Saved>(): Save<Saved> {
  const { record } = useEditContext<RaRecord>();
  const resource = useResourceContext();
  const [update] = useUpdate<RaRecord>();
  return useCallback(
    async (data) => {
      if (record === undefined) throw new Error('useSaveRecord needs the record of an edit controller');
      const params = { id: record.id, data, previousData: record };
      return (await update(resource, params, { returnPromise: true })) as unknown as Saved;
    },
    [record, resource, update],
  );
}

/** Saves a new record of the create controller above; the record that was made, or the failure as it came. */
export function useCreateRecord<Saved>(): Save<Saved> {
  const resource = useResourceContext();
  const [create] = useCreate<RaRecord>();
  return useCallback(
    async (data) => (await create(resource, { data }, { returnPromise: true })) as unknown as Saved,
    [create, resource],
  );
}
