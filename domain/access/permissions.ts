/** Grants everything. */
export const FULL = 'full';

/**
 * Whether an account with these permission codes may do what the requirement asks: alternatives are any-of, the
 * scopes within one alternative all-of. `[[]]` asks only for an account; `[]` (no alternative) lets nobody in but
 * `full`.
 */
export function allows(granted: readonly string[], requirement: readonly (readonly string[])[]): boolean {
  if (granted.includes(FULL)) return true;
  return requirement.some((scopes) => scopes.every((scope) => granted.includes(scope)));
}
