import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { Button } from '#src/ui/action/button.tsx';
import type { ButtonTone } from '#src/ui/action/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { DeclarationState } from '#src/views/document-kinds/declaration-state.tsx';
import { TestCertificateButton, useMayTest } from '#src/views/signing/test-certificate-button.tsx';
import { useHeadingAfter } from '#src/ui/state/heading-focus.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import { useRef } from 'react';
import { DeclarationNow } from './declaration-now.tsx';
import type { Step, StepState } from './first-run-steps.ts';
import { noteText } from './guide-texts.ts';
import type { Wait } from './waits.ts';

type FirstRunStepProps = { step: Step; number: number; waits: readonly Wait[] };

/** One button of the guide is the main one; what only shows something is a plain one. */
const tones = {
  done: 'plain',
  next: 'primary',
  open: 'secondary',
  away: 'plain',
  waiting: 'secondary',
  others: 'secondary',
} as const satisfies Record<StepState, ButtonTone>;

/** One step: what it is for, what is in the way, and the page it is done on. */
export function FirstRunStep({ step, number, waits }: FirstRunStepProps) {
  const { key, state, note, href, action } = step;
  const { title, purpose, action: own } = firstRunWords.steps[key];
  const isDone = state === 'done';
  const isOpen = state === 'next' || state === 'open';
  return (
    <li
      className={`first-run__step first-run__step--${state}`}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <span className="first-run__mark" aria-hidden>
        {isDone && <Icon of={IconCheck} size={14} stroke={3} />}
        {state === 'away' && <Icon of={IconHourglass} size={14} />}
        {!isDone && state !== 'away' && number}
      </span>
      <div className="first-run__words">
        <b>{title}</b>
        <span className="k-visually-hidden">, {firstRunWords.states[state]}</span>
        {note?.code === 'declaration' && <DeclarationState registration={note.registration} />}
        {!isDone && <p>{purpose}</p>}
        {note !== null && <p className="first-run__note">{noteText(note)}</p>}
        {state === 'open' && note === null && <p className="first-run__note">{firstRunWords.openNow}</p>}
        {key === 'certificate' && isOpen && <TestWay />}
      </div>
      {href !== null && (
        <Button tone={tones[state]} size="small" href={href} aria-label={nameOf(action, title)}>
          {action === 'do' ? own : firstRunWords.actions[action]}
        </Button>
      )}
      {key === 'declaration' && (isOpen || state === 'away') && <DeclarationNow note={note} waits={waits} />}
    </li>
  );
}

/** Several steps can be looked at; the name says which. */
function nameOf(action: Step['action'], title: string): string | undefined {
  return action === 'view' ? `${firstRunWords.actions.view}: ${title}` : undefined;
}

/** What who has no certificate can go on with at once, where the tax authority is a sandbox. */
function TestWay() {
  const mayTest = useMayTest();
  return mayTest ? <TestOffer /> : null;
}

function TestOffer() {
  const offer = useRef<HTMLDivElement>(null);
  useHeadingAfter(offer);
  return (
    <div className="first-run__test" ref={offer}>
      <p>{firstRunWords.test}</p>
      <TestCertificateButton size="small" />
    </div>
  );
}
