import { describe, expect, test } from 'vitest';
import { routes } from '#src/routes.ts';
import { plannedRoutes } from '#src/routes/planned.table.ts';
import { publicRoutes } from '#src/routes/public.table.ts';
import { POINT_2_ROUTES } from '#tests/spec/rules/point-2-routes.table.ts';
import type { Rule } from '#tests/spec/rules/rule.ts';

const pathsIn = ({ rule }: Rule): string[] => rule.match(/(?<![\w}])\/[\w{}/-]+/g) ?? [];

/** The rule that speaks of a path: the one that names most of it. */
function ruleOf(path: string): Rule | undefined {
  const named = POINT_2_ROUTES.flatMap((rule) => pathsIn(rule).map((start) => ({ rule, start })));
  const fitting = named.filter(({ start }) => path === start || path.startsWith(`${start}/`));
  return fitting.sort((one, other) => other.start.length - one.start.length)[0]?.rule;
}

const publicOnes = Object.values(publicRoutes);
const waiting = [
  ...Object.values(plannedRoutes).map(({ path }) => path),
  ...publicOnes.filter(({ entry }) => entry === null).map(({ path }) => path),
];
/** The pages that the product has beyond the specification. */
const OURS =
  /^\/admin\/(?:settings\/(?:api-tokens|audit)|[\w/-]+\/import$|transmission-history\/invoices\/\{id\})/;
const built = [
  ...Object.values(routes).map(({ path }) => path),
  ...publicOnes.filter(({ entry }) => entry !== null).map(({ path }) => path),
].filter((path) => !OURS.test(path));

describe('the rules about paths', () => {
  test.each(waiting)('%s waits, and its rule says what for', (path) => {
    expect(ruleOf(path)?.unbuilt).toBeTypeOf('string');
  });

  test.each(built)('%s has a page, and its rule says no other', (path) => {
    const rule = ruleOf(path);
    expect(rule).toBeDefined();
    expect(rule?.unbuilt).toBeUndefined();
  });
});
