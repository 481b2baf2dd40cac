import type { Step, StepNote } from './first-run-steps.ts';

/** The step to go on with from a page; null on the page of that step, or of what it is made from. */
export function leadsOn(steps: readonly Step[], pathname: string): (Step & { href: string }) | null {
  const next = steps.find(({ state }) => state === 'next');
  if (next === undefined || next.href === null || next.href.startsWith(pathname)) return null;
  return { ...next, href: next.href };
}

/** What the page of the step that is due still lacks before the step is done; null on other pages. */
export function lackedHere(steps: readonly Step[], pathname: string): StepNote | null {
  const next = steps.find(({ state }) => state === 'next');
  if (next?.note?.code !== 'missing' || next.href !== pathname) return null;
  return next.note;
}
