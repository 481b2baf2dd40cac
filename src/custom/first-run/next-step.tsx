import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { firstRunWords } from '#src/wording/first-run.ts';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { progressOf } from './first-run-steps.ts';
import { noteText } from './guide-texts.ts';
import { lackedHere, leadsOn } from './leads-on.ts';
import { useFirstRun } from './use-first-run.ts';
import './first-run.css';
import { useHiddenGuide } from './use-hidden-guide.ts';
import { useReached } from './use-reached.ts';

/**
 * Above a page of the way to the first invoice: how much is left, what the page still lacks for its own step, and where
 * it goes on once that is done.
 */
export function NextStep() {
  const { pathname } = useLocation();
  const { steps, reached } = useFirstRun(useReached(false));
  const guide = useHiddenGuide(!reached);
  if (steps === null || guide.isPending || guide.hidden) return null;
  const next = leadsOn(steps, pathname);
  const lacked = lackedHere(steps, pathname);
  const { done, all } = progressOf(steps);
  const title = `${firstRunWords.heading(all - done)}.`;
  if (lacked !== null) return <Lead title={title}>{noteText(lacked)}</Lead>;
  if (next === null) return null;
  const words = firstRunWords.steps[next.key];
  const action = next.action === 'do' ? words.action : firstRunWords.actions[next.action];
  return (
    <Lead title={title} action={<KitLink href={next.href}>{action}</KitLink>}>
      {firstRunWords.lead.next(words.title)}
    </Lead>
  );
}

function Lead(props: ComponentProps<typeof Banner>) {
  return (
    <div className="first-run-next">
      <Banner {...props} />
    </div>
  );
}
