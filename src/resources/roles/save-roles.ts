import { updateRole } from '#generated/client/roles/roles.ts';
import type { components } from '#generated/types.ts';
import { failureText } from '#src/views/failure-text.ts';
import { newerRecord } from '#src/views/newer-record.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { saveOrder, wantedRights } from './role-edits.ts';
import type { RoleEdits } from './role-edits.ts';

type Role = components['schemas']['Role'];

type SaveOutcome = {
  saved: readonly Role[];
  /** What was refused, a sentence for each role with its name. */
  refusals: readonly string[];
};

function refusalOf({ name }: Role, error: unknown): string {
  return newerRecord(error) !== null ? roleWords.stale(name) : roleWords.refused(name, failureText(error));
}

/** Saves each edited role by itself; one that is refused does not keep the others. */
export async function saveRoles(roles: readonly Role[], edits: RoleEdits): Promise<SaveOutcome> {
  const saved: Role[] = [];
  const refusals: string[] = [];
  for (const role of saveOrder(roles, edits)) {
    const { id, name, description, lock_version } = role;
    const permissions = wantedRights(role, edits) as Role['permissions'];
    if (permissions.length === 0) {
      refusals.push(roleWords.nothingLeft(name));
      continue;
    }
    try {
      saved.push(
        await updateRole(id, {
          role: { name, description: description ?? null, permissions, lock_version },
        }),
      );
    } catch (error) {
      refusals.push(refusalOf(role, error));
    }
  }
  return { saved, refusals };
}
