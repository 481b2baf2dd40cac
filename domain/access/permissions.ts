/** Grants everything. */
export const FULL = 'full';

/**
 * Whether an account with these permission codes may do what the requirement asks: alternatives are any-of, the
 * scopes within one alternative all-of. `[[]]` asks only for an account; `[]` (no alternative) admits only
 * `full`.
 */
export function allows(granted: readonly string[], requirement: readonly (readonly string[])[]): boolean {
  if (granted.includes(FULL)) return true;
  return requirement.some((scopes) => scopes.every((scope) => granted.includes(scope)));
}

/**
 * Why a change of rights is refused, with the permission codes at fault: `above_own`, the role, account or key holds more than
 * the account that changes it; `beyond_own`, it would be given more than they hold.
 */
type DelegationRefusal = { reason: 'above_own' | 'beyond_own'; codes: string[] };

/** Permission codes of a role, an account or an API token before a change and after it; [] where there is none yet, or any more. */
export type RightsChange = { before: readonly string[]; after: readonly string[] };

/**
 * Whether somebody with the codes `own` may make this change; null when they may. Both sides must lie within their own rights, so
 * a code is given and taken only by accounts that hold it, and `full` is given and taken by holders of `full` alone.
 */
export function delegationRefusal(
  own: readonly string[],
  { before, after }: RightsChange,
): DelegationRefusal | null {
  const above = beyond(own, before);
  if (above.length > 0) return { reason: 'above_own', codes: above };
  const over = beyond(own, after);
  return over.length > 0 ? { reason: 'beyond_own', codes: over } : null;
}

/** What an API token may do now: no more than it was given, and no more than its maker may today. */
export function tokenRights(given: readonly string[], makers: readonly string[]): readonly string[] {
  if (makers.includes(FULL)) return given;
  if (given.includes(FULL)) return makers;
  return given.filter((code) => makers.includes(code));
}

function beyond(own: readonly string[], codes: readonly string[]): string[] {
  return codes.filter((code) => !allows(own, [[code]]));
}
