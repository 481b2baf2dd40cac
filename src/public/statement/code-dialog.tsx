import { useEffect, useRef, useState } from 'react';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { useCountdown } from '#src/login/use-countdown.ts';
import { Button } from '#src/ui/action/button.tsx';
import { CodeField } from '#src/ui/field/code-field.tsx';
import { common } from '#src/wording/common.ts';
import { buyerStatementWords } from '#src/wording/public/statement.ts';
import type { StepProps } from './buyer-statement.tsx';
import { statementCalls } from './statement-calls.ts';
import { StepPanel, useStep } from './step.tsx';

const words = buyerStatementWords.codes;
const PAUSE_MS = 60_000;

/** An individual confirms by a one-time code, which is mailed as this opens. */
export function CodeDialog(props: StepProps) {
  const { linkKey, onClose } = props;
  const [code, setCode] = useState('');
  const [email, setEmail] = useState<string | null>(null);
  const [again_ms, setAgain] = useState(0);
  const { busy, failure, run, answer } = useStep(props);
  const seconds = useCountdown(again_ms);
  const asked = useRef(false);
  const send = () =>
    void run(
      () => statementCalls.send_code(linkKey),
      ({ statement_code }) => {
        setEmail(statement_code.email);
        setAgain(Date.now() + PAUSE_MS);
      },
    );
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    send();
  });
  const confirm = (digits: string) =>
    void answer(() => statementCalls.confirm({ key: linkKey, code: digits }));
  return (
    <StepPanel
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={code.length < 6 && !busy}
            onClick={() => confirm(code)}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="pb-form">
        {failure !== null && (
          <FailureBanner title={`${buyerStatementWords.failed}.`} message={failure.message} />
        )}
        {email !== null && <p role="status">{words.sent(email)}</p>}
        <CodeField label={words.label} value={code} onChange={setCode} onComplete={confirm} />
        <div>
          <Button tone="plain" size="small" disabled={seconds > 0 || busy} onClick={send}>
            {seconds > 0 ? `${words.again} (${seconds} s)` : words.again}
          </Button>
        </div>
      </div>
    </StepPanel>
  );
}
