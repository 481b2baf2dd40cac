import type { ReactNode } from 'react';
import { firstRunWords } from '#src/wording/first-run.ts';
import './first-run.css';
import { progressOf, type Step } from './first-run-steps.ts';
import { stepKeys } from './steps.table.ts';

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

/** The guide at its usual height while its steps are read. */
export function FirstRunSkeleton({ shown }: { shown: boolean }) {
  return (
    <FirstRunFrame>
      <div className="k-card first-run__head first-run__head--skeleton" aria-hidden />
      <ol className="k-card first-run__steps first-run__steps--skeleton" aria-hidden>
        {stepKeys.map((key) => (
          <li key={key} className="first-run__step">
            {shown && <span className="k-skeleton" />}
          </li>
        ))}
      </ol>
    </FirstRunFrame>
  );
}
