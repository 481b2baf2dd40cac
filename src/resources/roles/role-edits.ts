import { FULL } from '#domain/access/permissions.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { isWhole, sameRights, withFull, withRight } from './rights.ts';
import type { Rights } from './rights.ts';

type EditedRole = { id: number; name: string; permissions: Rights };

/**
 * What is changed and not saved: for each role the boxes that were touched and how they stand now. Boxes, not whole
 * sets, so that they lie on a newer version of the role as well.
 */
export type RoleEdits = ReadonlyMap<number, ReadonlyMap<string, boolean>>;

export const noEdits: RoleEdits = new Map();

/** The rights a role would have if it were saved now. */
export function wantedRights({ id, permissions }: EditedRole, edits: RoleEdits): Rights {
  let wanted: Rights = permissions;
  for (const [code, on] of edits.get(id) ?? []) wanted = withRight(wanted, code, on);
  return wanted;
}

export function isEdited(role: EditedRole, edits: RoleEdits): boolean {
  return !sameRights(role.permissions, wantedRights(role, edits));
}

function keep(role: EditedRole, edits: RoleEdits, wanted: Rights): RoleEdits {
  const next = new Map(edits);
  const codes = new Set([...role.permissions, ...wanted]);
  const touched = [...codes].filter((code) => role.permissions.includes(code) !== wanted.includes(code));
  if (sameRights(role.permissions, wanted)) next.delete(role.id);
  else next.set(role.id, new Map(touched.map((code) => [code, wanted.includes(code)])));
  return next;
}

export function editRight(role: EditedRole, edits: RoleEdits, code: string, on: boolean): RoleEdits {
  return keep(role, edits, withRight(wantedRights(role, edits), code, on));
}

export function editFull(role: EditedRole, edits: RoleEdits, on: boolean): RoleEdits {
  return keep(role, edits, withFull(wantedRights(role, edits), on));
}

/** The edits without those of some roles. */
export function dropEdits(edits: RoleEdits, ids: readonly number[]): RoleEdits {
  return new Map([...edits].filter(([id]) => !ids.includes(id)));
}

/** "thêm 1 quyền, bỏ 1 quyền"; for everything at once its own words. */
function changeWords(before: Rights, after: Rights): string[] {
  if (isWhole(after)) return [roleWords.gainsFull];
  const added = after.filter((code) => !before.includes(code)).length;
  const removed = before.filter((code) => code !== FULL && !after.includes(code)).length;
  if (isWhole(before)) return [roleWords.losesFull];
  return [
    ...(added > 0 ? [roleWords.added(added)] : []),
    ...(removed > 0 ? [roleWords.removed(removed)] : []),
  ];
}

/** What the save bar says is unsaved. */
export function unsavedWords(roles: readonly EditedRole[], edits: RoleEdits): string {
  const edited = roles.filter((role) => isEdited(role, edits));
  const [only, ...others] = edited;
  if (only === undefined || others.length > 1) return roleWords.changedMany(edited.length);
  return edited
    .map((role) => roleWords.changed(role.name, changeWords(role.permissions, wantedRights(role, edits))))
    .join(' · ');
}

/** The edited roles in the order they are saved: who gains everything first, so that somebody always has it. */
export function saveOrder<R extends EditedRole>(roles: readonly R[], edits: RoleEdits): R[] {
  const edited = roles.filter((role) => isEdited(role, edits));
  const gains = (role: R) => Number(isWhole(wantedRights(role, edits)));
  return edited.sort((one, other) => gains(other) - gains(one));
}
