import type { ReactNode } from 'react';
import { firstRunWords } from '#src/wording/first-run.ts';
import './first-run.css';
import { progressOf, type Step } from './first-run-steps.ts';

/** The part of the page that is the guide. */
export function FirstRunFrame({ children }: { children: ReactNode }) {
  return (
    <section className="first-run" aria-label={firstRunWords.title}>
      {children}
    </section>
  );
}

/** How much is left, in words for what brings the guide back. */
export function leftText(steps: readonly Step[]): string {
  const { done, all } = progressOf(steps);
  return done === all ? firstRunWords.finished : firstRunWords.left(all - done);
}
