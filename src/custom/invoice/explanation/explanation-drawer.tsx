import { Button } from '#src/ui/action/button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { explanationWords } from '#src/wording/money.ts';
import { isVatRate } from '#domain/rules/tax/vat-rates.ts';
import { useMemo, useState } from 'react';
import './explanation.css';
import { changedFirst, groupSteps } from './step-groups.ts';
import type { Explanation, StepGroup } from './step-groups.ts';
import { StepList } from './step-list.tsx';

/** Lines drawn at once: hundreds of them would make the drawer late. */
const MAX_SHOWN_LINES = 40;

export type ExplanationDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** Computed while it is open only; null where the amounts cannot be retraced. */
  explain: () => Explanation | null;
};

/** Giải thích số tiền: how every amount of an invoice came about, each rounding with its rule. */
export function ExplanationDrawer({ open, onClose, explain }: ExplanationDrawerProps) {
  return (
    <Drawer wide text open={open} onClose={onClose} title={explanationWords.title}>
      <Content explain={explain} />
    </Drawer>
  );
}

function Content({ explain }: Pick<ExplanationDrawerProps, 'explain'>) {
  const explanation = useMemo(() => explain(), [explain]);
  if (explanation === null) {
    return <Note title={explanationWords.lostTitle} text={explanationWords.lostText} />;
  }
  const isEmpty = explanation.steps.every(({ name }) => name.of === 'invoice');
  return isEmpty ? (
    <Note title={explanationWords.emptyTitle} text={explanationWords.emptyText} />
  ) : (
    <Steps explanation={explanation} />
  );
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <div className="explanation__note">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

function Steps({ explanation: { steps, lines } }: { explanation: Explanation }) {
  const [showsAll, setShowsAll] = useState(false);
  const groups = useMemo(() => groupSteps(steps), [steps]);
  const shown = showsAll ? groups.line : changedFirst(groups.line, MAX_SHOWN_LINES);
  const changed = steps.filter((step) => step.changed).length;
  const hasMore = shown.length < groups.line.length;
  return (
    <div className="explanation">
      <p className="explanation__counts">
        {explanationWords.counts(formatCount(steps.length), formatCount(changed))}
      </p>
      {[...groups.invoice, ...groups.group, ...shown].map((group) => (
        <section key={group.key} className="explanation__group">
          <h3>{titleOf(group, lines)}</h3>
          <StepList steps={group.steps} />
        </section>
      ))}
      {hasMore && (
        <div className="explanation__more">
          <p>{explanationWords.linesShown(formatCount(shown.length), formatCount(groups.line.length))}</p>
          <Button onClick={() => setShowsAll(true)}>{explanationWords.showAll}</Button>
        </div>
      )}
    </div>
  );
}

function titleOf({ of }: StepGroup, lines: Explanation['lines']): string {
  if (of.of === 'invoice') return explanationWords.invoice;
  if (of.of === 'line') return explanationWords.line(of.line + 1, lines[of.line]?.name ?? '');
  if (of.group === null) return explanationWords.ungrouped;
  return isVatRate(of.group)
    ? explanationWords.rate(rateWordsOf(of.group))
    : explanationWords.percent(of.group);
}
