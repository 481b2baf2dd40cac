/** Is everything in `part` in `whole` too? */
export function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((one) => whole.has(one));
}

/** What is in the first and not in the second. */
export function difference(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((value) => !other.has(value));
}
