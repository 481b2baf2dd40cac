import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Avatar } from '#src/ui/display/avatar.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { SealGuilloche } from '#src/ui/state/guilloche.tsx';
import { firstRunWords } from '#src/wording/first-run.ts';
import { lower } from '#src/wording/lists.ts';
import { useEffect, useEffectEvent, type CSSProperties, type Ref } from 'react';
import { workingDays } from './declaration-now.tsx';
import { FirstRunAside } from './first-run-aside.tsx';
import { FirstRunFrame } from './first-run-frame.tsx';
import { FirstRunStep } from './first-run-step.tsx';
import { progressOf } from './first-run-steps.ts';
import type { Step } from './first-run-steps.ts';
import { actorName, taskText } from './guide-texts.ts';
import { leadOf } from './waits.ts';
import type { Wait } from './waits.ts';

type FirstRunCardProps = {
  steps: readonly Step[];
  waits: readonly Wait[];
  headingRef: Ref<HTMLHeadingElement>;
  onHide: () => void;
  /** The card is drawn: its own script may have come after the press that opened it. */
  onShown: () => void;
};

/** How far the company is, every step to the first invoice with its state, who is awaited, and what can be done meanwhile. */
export function FirstRunCard({ steps, waits, headingRef, onHide, onShown }: FirstRunCardProps) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <FirstRunFrame>
      <Head steps={steps} waits={waits} headingRef={headingRef} onHide={onHide} />
      <div className="first-run__columns">
        <ol className="k-card first-run__steps">
          {steps.map((step, at) => (
            <FirstRunStep key={step.key} step={step} number={at + 1} waits={waits} />
          ))}
        </ol>
        {steps.some(({ state }) => state !== 'done') && <FirstRunAside steps={steps} waits={waits} />}
      </div>
    </FirstRunFrame>
  );
}

function Head({ steps, waits, headingRef, onHide }: Omit<FirstRunCardProps, 'onShown'>) {
  const { done, all } = progressOf(steps);
  const ring = { '--done': all === 0 ? 0 : done / all } as CSSProperties;
  return (
    <div className="k-card first-run__head">
      <div
        className="first-run__ring"
        style={ring}
        role="progressbar"
        aria-label={firstRunWords.progress(done, all)}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
      >
        <span className="first-run__art" aria-hidden>
          <SealGuilloche />
        </span>
        <b aria-hidden>
          {done}/{all}
        </b>
      </div>
      <div className="first-run__lead">
        <h2 ref={headingRef} tabIndex={-1}>
          {firstRunWords.heading(all - done)}
        </h2>
        <p>
          <LeadText steps={steps} waits={waits} />
        </p>
      </div>
      <Shares steps={steps} />
      <div className="first-run__hide">
        <IconButton name={firstRunWords.hide} icon={IconX} size="small" onClick={onHide} />
      </div>
    </div>
  );
}

function LeadText({ steps, waits }: { steps: readonly Step[]; waits: readonly Wait[] }) {
  const { account } = useSignedIn();
  const { finished, nothing, correct, next, sendToday, due, overdue } = firstRunWords.lead;
  const lead = leadOf(steps, waits, today());
  switch (lead.code) {
    case 'finished':
      return finished;
    case 'nothing':
      return nothing;
    case 'correct':
      return correct;
    case 'next':
      return next(lower(firstRunWords.steps[lead.step].title));
    case 'send_today':
      return sendToday(formatDate(lead.due_on));
    case 'due': {
      const { due_on } = lead.wait;
      const say = due_on < today() ? overdue : due;
      return say(actorName(lead.wait, account.full_name), taskText(lead.wait), formatDate(due_on));
    }
  }
}

/** How many open steps each party has, and how long the authority may take. */
function Shares({ steps }: { steps: readonly Step[] }) {
  const { account } = useSignedIn();
  const words = firstRunWords.shares;
  const own = steps.filter(({ state }) => state === 'next' || state === 'open' || state === 'waiting').length;
  const others = steps.filter(({ note }) => note?.code === 'right' && note.known).length;
  const days = workingDays('decide_registration');
  const declaration = steps.find(({ key }) => key === 'declaration');
  const isJudged = declaration?.state !== 'done' && declaration?.state !== 'others';
  return (
    <ul className="first-run__shares">
      {own > 0 && (
        <li>
          <Avatar name={account.full_name} size="small" />
          {words.you} <b>{words.steps(own)}</b>
        </li>
      )}
      {others > 0 && (
        <li>
          <Icon of={IconUsers} size={18} />
          {words.others} <b>{words.steps(others)}</b>
        </li>
      )}
      {isJudged && days !== null && (
        <li>
          <Icon of={IconBuildingBank} size={18} />
          {words.authority} <b>{words.within(days)}</b>
        </li>
      )}
    </ul>
  );
}
