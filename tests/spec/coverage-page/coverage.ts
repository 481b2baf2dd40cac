import { isTested } from '../rules/all-rules.ts';
import type { Rule } from '../rules/rule.ts';
import { claimsOf } from './claims.ts';
import type { Claim, Sources } from './claims.ts';

export type Coverage = {
  /** The test files of each rule, by its id. */
  tests: ReadonlyMap<string, readonly Pick<Claim, 'path' | 'long'>[]>;
  /** What must not be, one sentence each. */
  faults: readonly string[];
};

const isFamily = (id: string): boolean => id.endsWith('*');

/** A family means the built rules below its name: a table-driven test cannot claim what its table passes over. */
export function meant(id: string, rules: readonly Rule[]): Rule[] {
  if (!isFamily(id)) return rules.filter((rule) => rule.id === id);
  return rules.filter((rule) => rule.id.startsWith(id.slice(0, -1)) && isTested(rule));
}

/** Holds the rules against what the tests claim. */
export function coverageOf(rules: readonly Rule[], sources: Sources): Coverage {
  const tests = new Map<string, Pick<Claim, 'path' | 'long'>[]>();
  const faults: string[] = [];
  for (const { id, path, long } of claimsOf(sources)) {
    const found = meant(id, rules);
    if (found.length === 0) faults.push(`${path} names ${id}, which is no rule`);
    for (const rule of found) {
      if (rule.unbuilt !== undefined) faults.push(`${id} has a test in ${path}: it is built now`);
      if (rule.not_applied !== undefined) faults.push(`${id} has a test in ${path}: it is applied now`);
      tests.set(rule.id, [...(tests.get(rule.id) ?? []), { path, long }]);
    }
  }
  const bare = rules.filter((rule) => isTested(rule) && !tests.has(rule.id));
  return { tests, faults: [...faults, ...bare.map(({ id }) => `${id} has no test`)] };
}
