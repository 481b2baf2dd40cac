import './first-run.css';
import { stepKeys } from './step-keys.ts';

/** The guide at its usual height while its steps are read. */
export function FirstRunSkeleton({ shown }: { shown: boolean }) {
  return (
    <section className="first-run" aria-hidden>
      <div className="k-card first-run__head first-run__head--skeleton" />
      <ol className="k-card first-run__steps first-run__steps--skeleton">
        {stepKeys.map((key) => (
          <li key={key} className="first-run__step">
            {shown && <span className="k-skeleton" />}
          </li>
        ))}
      </ol>
    </section>
  );
}
