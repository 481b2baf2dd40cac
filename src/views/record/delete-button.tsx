import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { dropFromListPlace, listHref } from '#src/views/list/list-place.ts';
import { useRestore } from '#src/views/list/restore-button.tsx';
import { common } from '#src/wording/common.ts';
import { forms } from '#src/wording/forms.ts';
import { useCanAccess, useDelete, useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { recordName } from '../record-name.ts';
import type { Screen } from '../screen.ts';

type DeleteButtonProps = Pick<Screen, 'descriptor' | 'paths'> & {
  record: RaRecord;
  small?: boolean;
  /** What stops working, told before. */
  note?: string | undefined;
};

/**
 * Deletes at once where the record can be put back, the way back standing in a toast; else after asking, a refusal told
 * in the dialog. Nothing is drawn for an account that may not.
 */
export function DeleteButton({ descriptor, paths, record, small = false, note }: DeleteButtonProps) {
  const resource = descriptor.name;
  const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' });
  const { canAccess: canRestore = false } = useCanAccess({ resource, action: 'restore' });
  const navigate = useNavigate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending, error, reset }] = useDelete();
  const restore = useRestore(descriptor);
  const { one } = descriptor;
  const { report } = useUnsavedGuard();
  if (!mayDelete) return null;

  const name = recordName(descriptor, record);
  const doDelete = () => {
    const params = { id: record.id, previousData: record };
    void remove(pathOf(descriptor.name as ResourceName), params, {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        report(false);
        setAsking(false);
        dropFromListPlace(record.id);
        void navigate(listHref(paths.list));
        if (canRestore) {
          const action = { label: common.undo, onPress: () => void restore(record) };
          notify(forms.deletedName(name), { type: 'success', action });
        } else {
          notify(forms.deleted(one), { type: 'success' });
        }
      },
      onError: (failure) => {
        if (canRestore) notify(failureText(failure), { type: 'error' });
      },
    });
  };
  const press = () => {
    reset();
    if (canRestore) doDelete();
    else setAsking(true);
  };
  return (
    <>
      <Button
        icon={IconTrash}
        size={small ? 'small' : 'medium'}
        busy={canRestore && isPending}
        onClick={press}
      >
        {common.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={forms.deleteTitle(one)}
        action={common.remove}
        tone="critical"
        busy={isPending}
        failure={error === null ? null : failureText(error)}
        onAct={doDelete}
        onClose={() => setAsking(false)}
      >
        <p>{forms.deleteAsk(name)}</p>
        {note !== undefined && <p>{note}</p>}
      </ConfirmDialog>
    </>
  );
}
