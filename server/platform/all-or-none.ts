/** What the value of a variable looks like, and what is said where it does not. */
type Shape = readonly [RegExp, string];

/** Variables that are set together, each of its shape; null where none is. A problem names its variable and never its value. */
export function allOrNone<Name extends string>(
  env: Readonly<Record<string, string | undefined>>,
  shapes: Readonly<Record<Name, Shape>>,
  problems: string[],
): Record<Name, string> | null {
  const names = Object.keys(shapes) as Name[];
  const given = Object.fromEntries(names.map((name) => [name, env[name]?.trim() ?? ''])) as Record<
    Name,
    string
  >;
  if (names.every((name) => given[name] === '')) return null;
  const wrong = names.filter((name) => !shapes[name][0].test(given[name]));
  problems.push(...wrong.map((name) => `${name}: ${shapes[name][1]}`));
  return given;
}
