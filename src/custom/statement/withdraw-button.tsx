import { cancelStatement } from '#generated/client/statements/statements.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
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
      <Dialog
        open={isAsking}
        size="small"
        title={words.withdrawAsk}
        onClose={() => setAsking(false)}
        locked={isPending}
        actions={
          <>
            <Button onClick={() => setAsking(false)} disabled={isPending}>
              {common.cancel}
            </Button>
            <Button
              tone="critical"
              busy={isPending}
              onClick={() =>
                act({
                  run: () => cancelStatement(id, { statement: { lock_version } }),
                  said: words.withdrawn,
                  onDone: () => setAsking(false),
                })
              }
            >
              {words.withdraw}
            </Button>
          </>
        }
      >
        {failure !== null && (
          <Banner tone="critical" title={words.failed}>
            {failure}
          </Banner>
        )}
        <p>{words.withdrawText}</p>
      </Dialog>
    </>
  );
}
