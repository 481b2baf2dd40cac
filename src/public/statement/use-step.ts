import { useState } from 'react';
import type { CallFailure, Reply } from '#src/login/call.ts';
import { isDeadLink, type Answer } from './statement-calls.ts';
import type { StepProps } from './buyer-statement.tsx';

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
