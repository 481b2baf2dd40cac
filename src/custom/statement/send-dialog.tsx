import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { sendStatement } from '#generated/client/statements/statements.ts';
import { TextField } from '#src/ui/field/text-field.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { statementWords } from '#src/wording/statement.ts';
import { useState } from 'react';
import { useAct } from './use-act.ts';
import type { Statement } from './statement-fields.ts';

const words = statementWords.link;

/** Sends the statement as it is signed once more: another link, another time to answer, perhaps another address. */
export function SendDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { id, lock_version } = statement;
  const [email, setEmail] = useState(statement.buyer_email ?? '');
  useReportUnsaved(email !== (statement.buyer_email ?? ''));
  const { act, isPending, failure } = useAct();
  const send = () =>
    act({
      run: () => sendStatement(id, { statement: { lock_version, buyer_email: email.trim() || null } }),
      said: words.renewed,
      onDone: onClose,
    });
  return (
    <ConfirmDialog
      title={words.sendTitle}
      action={words.send}
      busy={isPending}
      failure={failure}
      failureTitle={words.failed}
      onAct={send}
      onClose={onClose}
    >
      <p>{words.sendText}</p>
      <TextField label={words.email} type="email" value={email} onChange={setEmail} max={100} />
    </ConfirmDialog>
  );
}
