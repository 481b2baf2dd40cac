import type { components } from '#generated/types.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { dropEdits, isEdited, noEdits } from './role-edits.ts';
import type { RoleEdits } from './role-edits.ts';
import { saveRoles } from './save-roles.ts';

type Role = components['schemas']['Role'];

/** The edits of all roles until they are saved together; what is refused stays, with the reason. */
export function useRoleEdits(roles: readonly Role[]) {
  const [edits, setEdits] = useState<RoleEdits>(noEdits);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isDirty = roles.some((role) => isEdited(role, edits));
  useReportUnsaved(isDirty);

  const save = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await saveRoles(roles, edits);
    // The newer versions first: without their edits the boxes must not fall back to what they were.
    await queryClient.refetchQueries({ queryKey: ['/api/roles'] });
    const done = outcome.saved.map(({ id }) => id);
    setEdits((now) => dropEdits(now, done));
    setRefusals(outcome.refusals);
    setBusy(false);
    if (done.length > 0) notify(roleWords.saved(outcome.saved.map(({ name }) => name)), { type: 'success' });
  };
  useKey('s', () => void save(), isDirty && !busy);

  return {
    edits,
    setEdits,
    isDirty,
    busy,
    refusals,
    save: () => void save(),
    discard: () => {
      setEdits(noEdits);
      setRefusals([]);
    },
  };
}
