import { sendStatement } from '#generated/client/statements/statements.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
import { statementWords } from '#src/wording/statement.ts';
import { useState } from 'react';
import { useAct } from './use-act.ts';
import type { Statement } from './statement-fields.ts';

const words = statementWords.link;

/** Sends the statement as it is signed once more: another link, another time to answer, perhaps another address. */
export function SendDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { id, lock_version } = statement;
  const [email, setEmail] = useState(statement.buyer_email ?? '');
  const { act, isPending, failure } = useAct();
  const send = () =>
    act({
      run: () => sendStatement(id, { statement: { lock_version, buyer_email: email.trim() || null } }),
      said: words.renewed,
      onDone: onClose,
    });
  return (
    <Dialog
      open
      size="small"
      title={words.sendTitle}
      onClose={onClose}
      locked={isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {common.cancel}
          </Button>
          <Button tone="primary" busy={isPending} onClick={send}>
            {words.send}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="critical" title={words.failed}>
          {failure}
        </Banner>
      )}
      <p>{words.sendText}</p>
      <TextField label={words.email} type="email" value={email} onChange={setEmail} max={100} />
    </Dialog>
  );
}
