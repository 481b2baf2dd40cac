import type { PermissionCode } from '#generated/vocabulary.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import { lower } from '#src/wording/lists.ts';
import { permissionCodeLabels } from '#src/wording/labels.ts';
import type { ProfileNeed } from './first-run-facts.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { Button } from '#src/ui/action/button.tsx';
import type { ButtonTone } from '#src/ui/action/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { TestCertificateButton, useMayTest } from '#src/views/signing/test-certificate-button.tsx';
import { DeclarationWay } from './declaration-way.tsx';
import type { Step, StepNote, StepState } from './first-run-steps.ts';

type FirstRunStepProps = { step: Step; number: number };

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
export function FirstRunStep({ step: { key, state, note, href, action }, number }: FirstRunStepProps) {
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
        {!isDone && <p>{purpose}</p>}
        {note !== null && <p className="first-run__note">{noteText(note)}</p>}
        {key === 'certificate' && isOpen && <TestWay />}
        {note?.code === 'declaration' && <DeclarationWay at={note.at} />}
      </div>
      {href !== null && (
        <Button tone={tones[state]} size="small" href={href} aria-label={nameOf(action, title)}>
          {action === 'do' ? own : firstRunWords.actions[action]}
        </Button>
      )}
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
  if (!mayTest) return null;
  return (
    <div className="first-run__test">
      <p>{firstRunWords.test}</p>
      <TestCertificateButton size="small" />
    </div>
  );
}

function fieldLabel(need: ProfileNeed): string {
  return lower(descriptorOf('tenant').form_fields.find(({ source }) => source === need)?.label ?? need);
}

/** As the page of roles names it; of several alternatives the first. */
function rightLabel([codes = []]: readonly (readonly string[])[]): string {
  return codes.map((code) => permissionCodeLabels[code as PermissionCode]).join(', ');
}

/** What is told of a step beside what it is for, in a sentence or a fact. */
function noteText(note: StepNote): string {
  switch (note.code) {
    case 'missing':
      return firstRunWords.missing(note.fields.map(fieldLabel));
    case 'not_in_force':
      return firstRunWords.notInForce;
    case 'other_tax_code':
      return firstRunWords.otherTaxCode;
    case 'series_unusable':
      return firstRunWords.seriesUnusable;
    case 'not_named':
      return firstRunWords.notNamed;
    case 'draft_kept':
      return firstRunWords.draftKept;
    case 'declaration':
      return firstRunWords.declarations[note.at];
    case 'after':
      return firstRunWords.after(note.steps.map((key) => lower(firstRunWords.steps[key].title)));
    case 'right':
      return firstRunWords.right(rightLabel(note.access));
    case 'until':
      return firstRunWords.until(formatInstantDate(note.time), note.is_test);
    case 'series':
      return note.name;
  }
}
