import { reminderTimes } from '#domain/statements/lifecycle.ts';
import { sendStatementReminder } from '#generated/client/statements/statements.ts';
import { INVOICE_EMAIL_STATE_TONES } from '#generated/vocabulary.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { formatDateTime, formatInstantDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { invoiceEmailStateLabels } from '#src/wording/labels.ts';
import { statementWords } from '#src/wording/statement.ts';
import { useState } from 'react';
import { SendDialog } from './send-dialog.tsx';
import { useAct } from './use-act.ts';
import type { Statement } from './statement-fields.ts';

const words = statementWords.reminders;

/** Nhắc người mua: when the link was mailed last, when reminders go by themselves, and one at once. */
export function ReminderCard({ statement }: { statement: Statement }) {
  const { id, lock_version, buyer_email, expires_on, reminders, mailed_on, mail_state, mail_error } =
    statement;
  const [isSending, setSending] = useState(false);
  const { act, isPending, failure } = useAct();
  const times = expires_on === null ? [] : reminderTimes(expires_on);
  const next = times[reminders];
  const remind = () =>
    act({
      run: () => sendStatementReminder(id, { statement: { lock_version } }),
      said: words.asked(buyer_email ?? ''),
    });
  const isBack = mail_state === 'bounced';
  const hasFailed = isBack || mail_state === 'failed';
  return (
    <Card
      title={words.title}
      action={
        buyer_email !== null &&
        !hasFailed && (
          <Button size="small" busy={isPending} onClick={remind}>
            {words.now}
          </Button>
        )
      }
    >
      <div className="statement__link">
        {failure !== null && (
          <Banner tone="critical" title={words.failed}>
            {failure}
          </Banner>
        )}
        {buyer_email !== null && mail_state !== 'none' && (
          <div className="statement__mail">
            <b>{buyer_email}</b>
            <Badge tone={INVOICE_EMAIL_STATE_TONES[mail_state]}>{invoiceEmailStateLabels[mail_state]}</Badge>
          </div>
        )}
        {mail_error !== null && (
          <Banner
            tone={hasFailed ? 'critical' : 'warning'}
            title={isBack ? words.mailReturned : hasFailed ? words.mailFailed : words.mailLate}
          >
            {mail_error}
          </Banner>
        )}
        {hasFailed && (
          <div className="statement__acts">
            <Button size="small" busy={isPending} onClick={remind}>
              {words.again}
            </Button>
            <Button size="small" onClick={() => setSending(true)}>
              {words.elsewhere}
            </Button>
          </div>
        )}
        {buyer_email === null ? (
          <small>{words.noEmail}</small>
        ) : (
          <ol className="statement__reminders">
            {times.map((time, at) => (
              <li key={time}>
                <Glyph tone={at < reminders ? 'success' : at === reminders ? 'highlight' : 'default'} />
                {words[at < reminders ? 'done' : 'planned'](at + 1, at === times.length - 1)}
                <span className="k-number">{formatInstantDate(time)}</span>
              </li>
            ))}
            <li>
              <Glyph tone="warning" />
              {words.end}
              <span className="k-number">{formatInstantDate(expires_on)}</span>
            </li>
          </ol>
        )}
        <small>{mailed_on === null ? words.notMailed : words.mailed(formatDateTime(mailed_on))}</small>
        {buyer_email !== null && (
          <small>{next === undefined ? words.noneLeft : words.next(formatDateTime(next))}</small>
        )}
      </div>
      {isSending && <SendDialog statement={statement} onClose={() => setSending(false)} />}
    </Card>
  );
}
