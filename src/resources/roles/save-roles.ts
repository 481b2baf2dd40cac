import { ApiFailure } from '#generated/client/http.ts';
import { updateRole } from '#generated/client/roles/roles.ts';
import type { components } from '#generated/types.ts';
import { failureText } from '#src/views/failure-text.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { saveOrder, wantedRights } from './role-edits.ts';
import type { RoleEdits } from './role-edits.ts';

type Role = components['schemas']['Role'];

export type SaveOutcome = {
  saved: readonly Role[];
  /** What was refused, a sentence for each role with its name. */
  refusals: readonly string[];
};

/** Somebody else saved first: the answer carries the newer version. */
function isStale(error: unknown): boolean {
  const body: unknown = error instanceof ApiFailure ? error.body : null;
  return typeof body === 'object' && body !== null && 'current' in body;
}

function refusalOf({ name }: Role, error: unknown): string {
  return isStale(error) ? roleWords.stale(name) : roleWords.refused(name, failureText(error));
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
