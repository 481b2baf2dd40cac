import { Button } from '#src/ui/action/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
import { tenantWords } from '#src/wording/settings/tenant.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';

type Question = { before: string; after: string; answer: (yes: boolean) => void };

/** Asks before the tax code is changed: certificate, declaration and invoices hang on it. */
export function useTaxCodeQuestion(): {
  ask: (before: string, after: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(null);
  };
  return {
    ask: (before, after) =>
      new Promise((resolve) => {
        setQuestion({ before, after, answer: resolve });
      }),
    dialog: question !== null && (
      <Dialog
        open
        onClose={() => answer(false)}
        size="small"
        title={tenantWords.taxCodeTitle}
        actions={
          <>
            <Button onClick={() => answer(false)}>{common.cancel}</Button>
            <Button tone="critical" onClick={() => answer(true)}>
              {tenantWords.taxCodeConfirm}
            </Button>
          </>
        }
      >
        <p>{tenantWords.taxCodeAsk(question.before, question.after)}</p>
      </Dialog>
    ),
  };
}
