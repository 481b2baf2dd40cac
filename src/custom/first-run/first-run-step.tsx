import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useGetSite } from '#generated/client/site/site.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { firstRunWords } from '#src/wording/first-run.ts';
import { useOutsidePages } from '#src/providers/outside-pages.ts';
import { menuWords } from '#src/wording/menu.ts';
import type { Step } from './first-run-steps.ts';
import { noteText } from './note-text.ts';

type FirstRunStepProps = { step: Step; number: number };

/** One step: what it is for, what is in the way, and the page it is done on. */
export function FirstRunStep({ step: { key, state, note, href }, number }: FirstRunStepProps) {
  const { title, purpose, action } = firstRunWords.steps[key];
  const isDone = state === 'done';
  return (
    <li
      className={`first-run__step first-run__step--${state}`}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <span className="first-run__mark" aria-hidden>
        {isDone ? <Icon of={IconCheck} size={14} stroke={3} /> : number}
      </span>
      <div className="first-run__words">
        <b>{title}</b>
        <span className="k-visually-hidden">, {firstRunWords.states[state]}</span>
        {!isDone && <p>{purpose}</p>}
        {note !== null && <p className="first-run__note">{noteText(note)}</p>}
        {note?.code === 'unbuilt' && <Meanwhile />}
      </div>
      {href !== null && (
        <Button tone={state === 'next' ? 'primary' : 'secondary'} size="small" href={href}>
          {action}
        </Button>
      )}
    </li>
  );
}

/** What can be done while the product itself lacks a page. */
function Meanwhile() {
  const site = useGetSite({ query: { staleTime: Infinity } });
  const { support_url } = useOutsidePages();
  return (
    <>
      {site.data?.demo === true && <p className="first-run__note">{firstRunWords.demo}</p>}
      {support_url !== null && (
        <p className="first-run__note">
          <a href={support_url} target="_blank" rel="noreferrer">
            {menuWords.support}
          </a>
        </p>
      )}
    </>
  );
}
