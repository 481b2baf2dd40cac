import { http } from '#generated/client/http.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { operationFor } from '#src/providers/resource-descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { lists } from '#src/wording/lists.ts';
import type { RaRecord } from 'react-admin';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { recordName } from '../record-name.ts';

/** Puts one deleted record back and says so; the lists that show its kind read themselves anew. */
export function useRestore(descriptor: ResourceDescriptor): (record: RaRecord) => Promise<void> {
  const notify = useNotify();
  return async (record) => {
    const { path, method } = operationFor(descriptor.name, 'restore');
    try {
      await http(path.replace('{id}', String(record.id)), { method, body: '{}' });
      notify(lists.restored(recordName(descriptor, record)), { type: 'success' });
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    }
  };
}

/** 'Khôi phục' at the end of a deleted record's row. */
export function RestoreButton({ descriptor, record }: { descriptor: ResourceDescriptor; record: RaRecord }) {
  const restore = useRestore(descriptor);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await restore(record);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      busy={busy}
      onClick={() => void press()}
      aria-label={lists.restoreName(recordName(descriptor, record))}
    >
      {lists.restore}
    </Button>
  );
}
