import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { useDeferredLoading } from '#src/ui/list/use-deferred-loading.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import { firstRunHash } from '#src/wording/links.ts';
import { menuWords } from '#src/wording/menu.ts';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FirstRunFrame, leftText } from './first-run-frame.tsx';
import { FirstRunSkeleton } from './first-run-skeleton.tsx';
import type { Step } from './first-run-steps.ts';
import { useFirstRun } from './use-first-run.ts';
import { useHiddenGuide } from './use-hidden-guide.ts';
import type { Reached } from './use-reached.ts';

/** Most companies are through: the guide's own script comes for those that are not. */
const FirstRunCard = lazy(async () => ({ default: (await import('./first-run-card.tsx')).FirstRunCard }));

/**
 * The way to the first invoice on top of the invoices, until there is one: open, or hidden behind one line that brings it
 * back, as does the user's menu (`#first-run`). A company that is through sees nothing of it unless it asks.
 */
export function FirstRun({ found }: { found: Reached }) {
  const { tenant } = useSignedIn();
  const { asked, stopAsking } = useAskedFor();
  const { steps, waits, reached, isPending, error, retry } = useFirstRun(found);
  const guide = useHiddenGuide(!reached);
  const isReading = isPending || guide.isPending;
  useReading(isReading);
  const late = useDeferredLoading(isReading);
  const heading = useRef<HTMLHeadingElement>(null);
  const entry = useRef<HTMLButtonElement>(null);
  const [turned, setTurned] = useState<'open' | 'hidden' | null>(null);
  const isOpen = asked || (!reached && !guide.hidden);
  const hide = (hidden: boolean) => {
    if (asked) stopAsking();
    if (!reached) guide.hide(hidden);
    setTurned(hidden ? 'hidden' : 'open');
  };
  // Asked for once, it is shown from then on.
  const keepShown = useEffectEvent(() => {
    if (asked && guide.hidden) guide.hide(false);
  });
  useEffect(() => keepShown(), [asked, guide.isPending]);
  // Whoever turned the guide goes on from where it stands now.
  useEffect(() => {
    if (turned === 'open') heading.current?.focus();
    if (turned === 'hidden') entry.current?.focus();
  }, [turned, isOpen]);

  // Nobody waits for the guide but those it is for: the others would see it come and go.
  const isExpected = asked || (tenant.trial_until !== null && !reached && !guide.hidden);
  if (isReading) return isExpected ? <FirstRunSkeleton shown={late} /> : null;
  if (error !== null && isExpected) return <FailedGuide error={error} onRetry={retry} />;
  if (steps === null) return null;
  if (isOpen) {
    const focusHeading = () => {
      if (turned === 'open') heading.current?.focus();
    };
    return (
      <Suspense fallback={<FirstRunSkeleton shown />}>
        <FirstRunCard
          {...{ steps, waits }}
          headingRef={heading}
          onHide={() => hide(true)}
          onShown={focusHeading}
        />
      </Suspense>
    );
  }
  return reached ? null : <HiddenGuide steps={steps} ref={entry} onOpen={() => hide(false)} />;
}

/** Whether the address asks for the guide (`#first-run`), and how it stops asking. */
function useAskedFor() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return {
    asked: hash === firstRunHash,
    stopAsking: () => void navigate({ search, hash: '' }, { replace: true }),
  };
}

function FailedGuide({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FirstRunFrame>
      <div className="k-card k-card__body">
        <FailedBanner title={firstRunWords.failed} error={error} onRetry={onRetry} />
      </div>
    </FirstRunFrame>
  );
}

type HiddenGuideProps = {
  steps: readonly Step[];
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
};

function HiddenGuide({ steps, ref, onOpen }: HiddenGuideProps) {
  return (
    <div className="first-run-entry">
      <Button ref={ref} size="small" icon={IconListCheck} onClick={onOpen}>
        {menuWords.firstRun} · {leftText(steps)}
      </Button>
    </div>
  );
}
