import { cancelStatement } from '#generated/client/statements/statements.ts';
import { Button } from '#src/ui/action/button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { statementWords } from '#src/wording/statement.ts';
import { useState } from 'react';
import { useAct } from './use-act.ts';
import type { Statement } from './statement-fields.ts';

const words = statementWords.link;

/** Takes a statement back, after asking. */
export function WithdrawButton({ statement, small = false }: { statement: Statement; small?: boolean }) {
  const { id, lock_version } = statement;
  const [isAsking, setAsking] = useState(false);
  const { act, isPending, failure } = useAct();
  return (
    <>
      <Button size={small ? 'small' : 'medium'} onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.withdrawAsk}
        action={words.withdraw}
        tone="critical"
        busy={isPending}
        failure={failure}
        failureTitle={words.failed}
        onAct={() =>
          act({
            run: () => cancelStatement(id, { statement: { lock_version } }),
            said: words.withdrawn,
            onDone: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        <p>{words.withdrawText}</p>
      </ConfirmDialog>
    </>
  );
}
