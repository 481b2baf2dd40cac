import { allows, delegationRefusal, FULL } from '#domain/access/permissions.ts';
import type { FieldOption } from '#generated/resources/descriptor.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import type { MatrixGroup } from '#src/ui/matrix/matrix-model.ts';
import { roleWords } from '#src/wording/settings/roles.ts';

/** Permission codes as a role holds them. */
export type Rights = readonly string[];

const permissions = descriptorOf('roles').fields.find(({ source }) => source === 'permissions');
const options: readonly FieldOption[] = permissions?.options ?? [];

/** Every permission but the one for everything, in the order of the description. */
export const rightOptions = options.filter(({ value }) => value !== FULL);
const everyRight: Rights = rightOptions.map(({ value }) => value);

const full = options.find(({ value }) => value === FULL);
export const wholeRow = { label: full?.label ?? FULL, detail: full?.help ?? '' };

/** The permissions under their subjects. */
export const rightGroups: readonly MatrixGroup[] = [
  ...Map.groupBy(rightOptions, ({ group }) => group ?? ''),
].map(([label, all]) => ({
  key: label,
  label,
  rows: all.map((option) => ({ key: option.value, label: option.label })),
}));

export const isWhole = (rights: Rights) => rights.includes(FULL);

export const holds = (rights: Rights, code: string) => allows(rights, [[code]]);

/** Whether a role holds more than somebody with the rights `own`, who then changes nothing of it. */
export function isAbove(own: Rights, role: Rights): boolean {
  return delegationRefusal(own, { before: role, after: role }) !== null;
}

/** Why somebody with the rights `own` may not give or take a right of a role as saved; `code` null for everything. */
export function lockedWhy(own: Rights, role: Rights, code: string | null): string | null {
  if (isAbove(own, role)) return roleWords.aboveOwn;
  return holds(own, code ?? FULL) ? null : roleWords.beyondOwn;
}

/** The rights with one more or one less. */
export function withRight(rights: Rights, code: string, on: boolean): Rights {
  const rest = rights.filter((one) => one !== code);
  return on ? [...rest, code] : rest;
}

/** Taking everything away leaves each right by itself where the role had named none, so that nothing goes unseen. */
export function withFull(rights: Rights, on: boolean): Rights {
  const named = rights.filter((code) => code !== FULL);
  if (on) return [FULL, ...named];
  return named.length === 0 ? everyRight : named;
}

/** Whether two roles may do the same: everything is everything, whatever else is named beside it. */
export function sameRights(one: Rights, other: Rights): boolean {
  if (isWhole(one) || isWhole(other)) return isWhole(one) && isWhole(other);
  return one.length === other.length && one.every((code) => other.includes(code));
}
