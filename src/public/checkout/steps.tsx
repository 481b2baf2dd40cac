import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import type { Checkout } from './use-checkout.ts';

const STEPS = ['package', 'company', 'method', 'pay', 'done'] as const;

/** The way from a package to its use; the first three are behind whoever has the address. */
export function Steps({ state }: Pick<Checkout, 'state'>) {
  const reached = state === 'paid' ? STEPS.length : STEPS.indexOf('pay');
  return (
    <ol className="pb-steps" aria-label={words.stepsLabel}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={at < reached ? 'pb-step pb-step--done' : 'pb-step'}
          aria-current={at === reached ? 'step' : undefined}
        >
          <span className="pb-step__mark" aria-hidden>
            {at < reached ? <Icon of={IconCheck} size={14} stroke={2.4} /> : at + 1}
          </span>
          <span className="pb-step__name">{words.steps[step]}</span>
          {at < reached && <span className="k-visually-hidden">{words.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}
