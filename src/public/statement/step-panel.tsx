import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '#src/ui/layout/card.tsx';

type StepPanelProps = { title: string; actions: ReactNode; children: ReactNode };

/** A step toward an answer, on the page itself: a dialog would load more than the rest of the page. Takes the focus as it comes. */
export function StepPanel({ title, actions, children }: StepPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={title} className="buyer__step">
      <Card title={title}>
        {children}
        <div className="buyer__step-acts">{actions}</div>
      </Card>
    </div>
  );
}
