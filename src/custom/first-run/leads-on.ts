import type { Step } from './first-run-steps.ts';

/** The step to go on with from a page; null on the page of that step, or of what it is made from. */
export function leadsOn(steps: readonly Step[], pathname: string): (Step & { href: string }) | null {
  const next = steps.find(({ state }) => state === 'next');
  if (next === undefined || next.href === null || next.href.startsWith(pathname)) return null;
  return { ...next, href: next.href };
}
