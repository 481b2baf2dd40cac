import type { Rule } from '../rules/rule.ts';
import { idsIn } from './claims.ts';
import { meant } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import type { Outcome } from './outcomes.ts';

type Held = {
  /** Rules and files whose every test for the rule was skipped, one sentence each. */
  skipped: readonly string[];
  /** Rules and files that the page names and no test of this run held, one sentence each. */
  faults: readonly string[];
};

/**
 * Holds the coverage page to the outcomes of a run: each file it names for a rule must have a test for it that ran and passed. Files of
 * the long run are held to theirs in that run alone.
 */
export function heldBy(
  rules: readonly Rule[],
  { tests }: Pick<Coverage, 'tests'>,
  outcomes: readonly Outcome[],
  { long }: { long: boolean },
): Held {
  const found = new Map<string, Set<Outcome['status']>>();
  for (const { path, title, status } of outcomes) {
    for (const rule of idsIn(title).flatMap((id) => meant(id, rules))) {
      const key = `${rule.id} ${path}`;
      found.set(key, (found.get(key) ?? new Set()).add(status));
    }
  }
  const skipped: string[] = [];
  const faults: string[] = [];
  for (const [id, paths] of tests) {
    for (const { path } of paths.filter((one) => long || !one.long)) {
      const statuses = found.get(`${id} ${path}`);
      if (statuses === undefined) faults.push(`${id}: no test that ran in ${path} names it in its title`);
      else if (statuses.has('failed')) faults.push(`${id}: its test in ${path} failed`);
      else if (!statuses.has('passed')) skipped.push(`${id}: its test in ${path} was skipped`);
    }
  }
  return { skipped, faults };
}
