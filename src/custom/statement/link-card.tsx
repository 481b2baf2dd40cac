import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { LINK_DAYS } from '#domain/statements/lifecycle.ts';
import { updateStatementExpiry, useGetStatementLink } from '#generated/client/statements/statements.ts';
import { dayIn, today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { capitalized } from '#src/ui/format/text.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { CopyButton } from '#src/views/copy-button.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { shownTimeLeft } from '#src/views/values/time-left.ts';
import { statementWords } from '#src/wording/statement.ts';
import { useState } from 'react';
import { SendDialog } from './send-dialog.tsx';
import { useAct } from './use-act.ts';
import { WithdrawButton } from './withdraw-button.tsx';
import type { Statement } from './statement-fields.ts';

const words = statementWords.link;

/** The buyer's link: to be copied, given more time, replaced by another or taken back. */
export function LinkCard({ statement }: { statement: Statement }) {
  const { data, error, refetch } = useGetStatementLink(statement.id);
  const [isSending, setSending] = useState(false);
  const { act, isPending, failure } = useAct();
  const { id, lock_version, expires_on } = statement;
  const end = expires_on === null ? null : dayIn(Date.parse(expires_on));
  const left = end === null ? null : shownTimeLeft(end);
  const later_end = addDays(today(), LINK_DAYS);
  const later = formatDate(later_end);
  const extend = () =>
    act({
      run: () => updateStatementExpiry(id, { statement: { lock_version } }),
      said: words.extended(later),
    });
  return (
    <Card
      title={words.title}
      action={left !== null && <Badge tone={left.tone}>{capitalized(left.words)}</Badge>}
    >
      <div className="statement__link">
        {error ? (
          <FailedBanner title={words.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="statement__address">
            <TextField label={words.address} labelHidden readOnly value={data?.url ?? ''} />
            <CopyButton text={data?.url ?? ''} disabled={data === undefined} />
          </div>
        )}
        <small>{words.expires(formatDateTime(expires_on))}</small>
        {failure !== null && (
          <Banner tone="critical" title={words.failed}>
            {failure}
          </Banner>
        )}
        <div className="statement__acts">
          <Button size="small" busy={isPending} disabled={end === later_end} onClick={extend}>
            {words.extend(later)}
          </Button>
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
