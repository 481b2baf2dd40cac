import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { firstRunWords } from '#src/wording/first-run.ts';
import type { ReactNode, Ref } from 'react';
import './first-run.css';
import { FirstRunStep } from './first-run-step.tsx';
import { progressOf } from './first-run-steps.ts';
import type { Step } from './first-run-steps.ts';
import { stepKeys } from './steps.table.ts';

type FrameProps = {
  note?: ReactNode;
  action?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The card of the guide: its heading, and whatever stands in it. */
export function FirstRunFrame({ note, action, headingRef, children }: FrameProps) {
  return (
    <section className="k-card first-run" aria-labelledby="first-run-title">
      <div className="k-card__head">
        <h2 id="first-run-title" ref={headingRef} tabIndex={-1}>
          {firstRunWords.title}
        </h2>
        {note && <span className="k-card__note">{note}</span>}
        {action && <div className="k-card__action">{action}</div>}
      </div>
      {children}
    </section>
  );
}

/** How much is left, in words for the head of the card and for what brings it back. */
export function useLeft(steps: readonly Step[]): string {
  const { done, all } = progressOf(steps);
  return done === all ? firstRunWords.finished : firstRunWords.left(all - done);
}

type FirstRunCardProps = {
  steps: readonly Step[];
  headingRef: Ref<HTMLHeadingElement>;
  onHide: () => void;
};

/** Every step to the first invoice with its state. */
export function FirstRunCard({ steps, headingRef, onHide }: FirstRunCardProps) {
  const { done, all } = progressOf(steps);
  return (
    <FirstRunFrame
      note={useLeft(steps)}
      headingRef={headingRef}
      action={<IconButton name={firstRunWords.hide} icon={IconX} size="small" onClick={onHide} />}
    >
      <div
        className="first-run__bar"
        role="progressbar"
        aria-label={firstRunWords.progress(done, all)}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
      >
        {steps.map(({ key, state }) => (
          <i key={key} className={state === 'done' ? 'first-run__part--done' : ''} />
        ))}
      </div>
      <ol className="first-run__steps">
        {steps.map((step, at) => (
          <FirstRunStep key={step.key} step={step} number={at + 1} />
        ))}
      </ol>
    </FirstRunFrame>
  );
}

/** The card at its usual height while its steps are read. */
export function FirstRunSkeleton({ shown }: { shown: boolean }) {
  return (
    <FirstRunFrame>
      <ol className="first-run__steps first-run__steps--skeleton" aria-hidden>
        {stepKeys.map((key) => (
          <li key={key} className="first-run__step">
            {shown && <span className="k-skeleton" />}
          </li>
        ))}
      </ol>
    </FirstRunFrame>
  );
}
