import { useGetStatementLink } from '#generated/client/statements/statements.ts';
import { Button } from '#src/ui/action/button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { CopyButton } from '#src/views/copy-button.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { statementWords } from '#src/wording/statement.ts';
import { useState } from 'react';
import { SendDialog } from './send-dialog.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import type { Statement } from './statement-fields.ts';

const words = statementWords.link;

/** The buyer's link: to be copied, sent again or taken back; and how often the buyer was reminded. */
export function LinkCard({ statement }: { statement: Statement }) {
  const { data, error, refetch } = useGetStatementLink(statement.id);
  const [isSending, setSending] = useState(false);
  return (
    <Card title={words.title}>
      <div className="statement__link">
        {error ? (
          <FailedBanner title={words.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="statement__address">
            <TextField label={words.address} labelHidden readOnly value={data?.url ?? ''} />
            <CopyButton text={data?.url ?? ''} disabled={data === undefined} />
          </div>
        )}
        <small>{words.expires(formatDateTime(statement.expires_on))}</small>
        <small>
          {words.reminders(statement.reminders)}. {words.remindersNote}
        </small>
        <div className="statement__acts">
          <Button size="small" onClick={() => setSending(true)}>
            {words.renew}
          </Button>
          <WithdrawButton statement={statement} small />
        </div>
      </div>
      {isSending && <SendDialog statement={statement} onClose={() => setSending(false)} />}
    </Card>
  );
}
