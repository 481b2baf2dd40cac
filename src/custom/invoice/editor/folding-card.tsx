import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/ui/action/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { invoiceWords } from '#src/wording/invoice.ts';

/** Screens of laptops: with both cards open, few lines of an invoice would be in view. */
const SHORT_SCREEN = '(min-width: 768px) and (max-height: 820px)';

/** Sent at a control before it gets the focus: what it is folded away in opens. */
const UNFOLD = 'unfold';

/** Opens whatever a control is folded away in. */
export function unfold(control: Element): void {
  control.dispatchEvent(new CustomEvent(UNFOLD, { bubbles: true }));
}

type FoldingCardProps = {
  title: string;
  /** What the folded card says in one line; nothing while there is nothing to say. */
  summary: readonly string[];
  /** On short screens it begins folded. */
  complete: boolean;
  action?: ReactNode;
  children: ReactNode;
};

function Summary({ parts: [first, ...others] }: { parts: readonly string[] }) {
  return (
    <>
      <b>{first}</b>
      {others.map((part) => ` · ${part}`).join('')}
    </>
  );
}

/** A card that folds to one line, so that the lines of the invoice stay in view. */
export function FoldingCard({ title, summary, complete, action, children }: FoldingCardProps) {
  const [folded, setFolded] = useState(() => complete && window.matchMedia(SHORT_SCREEN).matches);
  const body = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  useEffect(() => {
    const open = () => flushSync(() => setFolded(false));
    const { current } = body;
    current?.addEventListener(UNFOLD, open);
    return () => current?.removeEventListener(UNFOLD, open);
  }, []);
  return (
    <Card
      title={title}
      note={folded && <Summary parts={summary.filter((part) => part !== '')} />}
      className={folded ? 'editor__folded' : ''}
      action={
        <>
          {!folded && action}
          <Button
            tone="plain"
            size="small"
            className="editor__fold"
            icon={folded ? IconChevronDown : IconChevronUp}
            aria-expanded={!folded}
            aria-controls={bodyId}
            aria-label={folded ? invoiceWords.unfold(title) : invoiceWords.fold(title)}
            onClick={() => setFolded(!folded)}
          >
            {folded ? invoiceWords.change : invoiceWords.lessBuyer}
          </Button>
        </>
      }
    >
      <div id={bodyId} ref={body} hidden={folded}>
        {children}
      </div>
    </Card>
  );
}
