import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { components } from '#generated/types.ts';
import { call } from '#src/login/call.ts';
import type { CallFailure } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { keepTokens } from '#src/login/sign-in.ts';
import { Button } from '#src/ui/action/button.tsx';
import { CodeField } from '#src/ui/field/code-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { verifyWords as words } from '#src/wording/public/verification.ts';
import { PublicHeading } from '../public-frame.tsx';
import { CodeMail } from './code-mail.tsx';
import { endedBy, keptApplication, keptFilled, keptTrial } from './kept.ts';
import type { Ended, PendingTrial } from './kept.ts';

type Token = components['schemas']['Token'];

type VerifyFormProps = {
  trial: PendingTrial;
  onRenewed: (trial: PendingTrial) => void;
  onOver: (ended: Ended) => void;
};

/** Errors of the code are shown under it. */
const aboutCode = [410, 422];

export function VerifyForm({ trial, onRenewed, onOver }: VerifyFormProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refused = failure && aboutCode.includes(failure.status) ? failure.message : undefined;

  useEffect(() => field.current?.focus(), [refused]);

  const verify = async (digits: string) => {
    if (busy) return;
    setBusy(true);
    setIncomplete(false);
    setFailure(null);
    const reply = await call<{ token: Token }>('POST', `/api/trials/${trial.key}/verification`, {
      body: { verification: { code: digits } },
    });
    if (reply.ok) {
      keepTokens(window.localStorage, reply.body.token);
      keptTrial.drop();
      keptApplication.drop();
      keptFilled.drop();
      return window.location.assign('/admin');
    }
    setBusy(false);
    setCode('');
    const ended = endedBy(reply.failure);
    if (ended) return onOver(ended);
    setFailure(reply.failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(code.length < 6);
    if (code.length < 6) return field.current?.focus();
    void verify(code);
  };

  return (
    <>
      <PublicHeading title={words.title}>
        {words.lead} <b>{trial.email}</b>. {words.lasts}
      </PublicHeading>
      <Card>
        <form className="pb-form" method="post" onSubmit={submit} noValidate>
          {failure && refused === undefined && (
            <FailureBanner title={words.failed} message={failure.message} />
          )}
          <CodeField
            ref={field}
            id="code"
            name="code"
            label={words.code}
            value={code}
            onChange={setCode}
            onComplete={(digits) => void verify(digits)}
            error={incomplete && code.length < 6 ? words.incomplete : refused}
          />
          <Button type="submit" tone="primary" size="large" full busy={busy}>
            {busy ? words.busy : words.submit}
          </Button>
        </form>
      </Card>
      <CodeMail trial={trial} onRenewed={onRenewed} onOver={onOver} />
    </>
  );
}
