import { allows, FULL } from '#domain/access/permissions.ts';

/** What a key may do now: no more than it was given, and no more than its maker may today. */
export function commonPermissions(given: readonly string[], makers: readonly string[]): readonly string[] {
  if (makers.includes(FULL)) return given;
  if (given.includes(FULL)) return makers;
  return given.filter((code) => makers.includes(code));
}

/** Those of the wanted permissions that the maker does not hold, and so cannot give. */
export function beyondMaker(wanted: readonly string[], makers: readonly string[]): string[] {
  return wanted.filter((code) => !allows(makers, [[code]]));
}
