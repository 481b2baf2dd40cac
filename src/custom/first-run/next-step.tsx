import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { firstRunWords } from '#src/wording/first-run.ts';
import { useLocation } from 'react-router';
import { progressOf } from './first-run-steps.ts';
import { leadsOn } from './leads-on.ts';
import { useFirstRun } from './use-first-run.ts';
import './first-run.css';
import { useHiddenGuide } from './use-hidden-guide.ts';

/** Above a page of the way to the first invoice: how much is left, and where it goes on once the page's own step is done. */
export function NextStep() {
  const { pathname } = useLocation();
  const { steps, reached } = useFirstRun(false);
  const guide = useHiddenGuide(!reached);
  const next = steps === null ? null : leadsOn(steps, pathname);
  if (steps === null || next === null || guide.isPending || guide.hidden) return null;
  const { done, all } = progressOf(steps);
  const { title, action } = firstRunWords.steps[next.key];
  return (
    <div className="first-run-next">
      <Banner
        title={`${firstRunWords.heading(all - done)}.`}
        action={
          <KitLink href={next.href}>
            {next.action === 'do' ? action : firstRunWords.actions[next.action]}
          </KitLink>
        }
      >
        {firstRunWords.lead.next(title)}
      </Banner>
    </div>
  );
}
