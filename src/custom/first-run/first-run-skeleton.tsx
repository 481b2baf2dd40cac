import { common } from '#src/wording/common.ts';
import { menuWords } from '#src/wording/menu.ts';
import './first-run.css';
import { stepKeys } from './step-keys.ts';

/** The guide at its usual height while its steps are read. */
export function FirstRunSkeleton({ shown }: { shown: boolean }) {
  return (
    <section className="first-run" aria-label={menuWords.firstRun} aria-busy>
      <div className="k-card first-run__head first-run__head--skeleton">
        {shown && (
          <>
            <span className="k-skeleton" aria-hidden />
            <div className="first-run__lead">
              <h2>{menuWords.firstRun}</h2>
              <p role="status">{common.loading}…</p>
            </div>
          </>
        )}
      </div>
      <ol className="k-card first-run__steps first-run__steps--skeleton" aria-hidden>
        {stepKeys.map((key) => (
          <li key={key} className="first-run__step">
            {shown && (
              <>
                <span className="k-skeleton" />
                <span className="k-skeleton" />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
