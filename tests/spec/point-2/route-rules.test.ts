import { describe, expect, test } from 'vitest';
import { routes } from '#src/routes.ts';
import { POINT_2_ROUTES } from '#tests/spec/rules/point-2-routes.table.ts';
import type { Rule } from '#tests/spec/rules/rule.ts';
import { OUR_PATHS, OUR_PUBLIC_PATHS, PUBLIC_PATHS } from './routes.table.ts';

const isPart = (text: string): boolean => /^[\w{}][\w{}/-]*$/.test(text);

/** The paths a rule speaks of: "/admin/x: list, {id}" means /admin/x and /admin/x/{id}; "/admin/x, x/create" the two of them. */
function pathsOf({ rule }: Rule): string[] {
  const [head = '', tail] = rule.replaceAll(/ \([^)]*\)|\.$/g, '').split(': ');
  const whole = head.match(/(?<![\w}])\/[\w{}/-]+/g) ?? [];
  const first = whole[0] ?? '';
  const above = tail === undefined ? first.slice(0, first.lastIndexOf('/')) : first;
  const parts = (tail ?? head).split(', ').filter(isPart);
  return [...whole, ...parts.map((part) => `${above}/${part}`)];
}

/** The rules that name a path whole. Those about prefixes alone name no page. */
const ruleOf = (path: string) =>
  POINT_2_ROUTES.filter((rule) => !rule.id.startsWith('2.route.public') && pathsOf(rule).includes(path));

const ours = new Set<string>([...Object.values(OUR_PATHS), ...Object.values(OUR_PUBLIC_PATHS)]);
const built = [...Object.values(routes).map(({ path }) => path), ...Object.values(PUBLIC_PATHS)].filter(
  (path) => !ours.has(path),
);

describe('the rules about paths', () => {
  test.each(built)('%s has a page, and its rule says no other', (path) => {
    expect(ruleOf(path).map(({ unbuilt }) => unbuilt)).toEqual([undefined]);
  });

  test.each([...ours])('%s is beyond the specification: no rule speaks of it', (path) => {
    expect(ruleOf(path)).toEqual([]);
  });
});
