import { useEffect, useRef, type ReactNode, useState } from 'react';
import { Card } from '#src/ui/layout/card.tsx';
import type { CallFailure, Reply } from '#src/login/call.ts';
import { isDeadLink, type Answer } from './statement-calls.ts';
import type { StepProps } from './buyer-statement.tsx';

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

/** Sends an answer once, however often the button is pressed; a link that was used meanwhile ends the page. */
export function useStep({ onAnswered, onDead }: Pick<StepProps, 'onAnswered' | 'onDead'>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  async function run<Body>(ask: () => Promise<Reply<Body>>, then: (body: Body) => void): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const reply = await ask();
    setBusy(false);
    if (reply.ok) then(reply.body);
    else if (isDeadLink(reply)) onDead();
    else setFailure(reply.failure);
  }
  const answer = (ask: () => Promise<Reply<{ statement_answer: Answer }>>) =>
    run(ask, ({ statement_answer }) => onAnswered(statement_answer));
  return { busy, failure, run, answer };
}
