import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { confirmTotp } from '#generated/client/session/session.ts';
import type { components } from '#generated/types.ts';
import { CodeField } from '#src/ui/field/code-field.tsx';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { totpWords } from '#src/wording/settings/profile.ts';
import { failureOf, restOf, useCall } from './use-call.ts';

type TotpStart = components['schemas']['TotpStart'];

const QrCode = lazy(async () => ({ default: (await import('#src/ui/display/qr-code.tsx')).QrCode }));

const digits = 6;

type TotpCodeStepProps = {
  start: TotpStart;
  onConfirmed: (recovery_codes: readonly string[]) => void;
  onClose: () => void;
};

/** The secret to scan or to type, and the first code as the proof that it arrived. */
export function TotpCodeStep({ start, onConfirmed, onClose }: TotpCodeStepProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useCall();
  const send = (whole: string) =>
    void run(async () => onConfirmed(await confirmTotp({ totp: { code: whole } })));
  const submit = () => {
    setTried(true);
    if (code.length === digits) send(code);
  };
  return (
    <FormDialog
      title={totpWords.turnOn}
      action={totpWords.confirm}
      busy={busy}
      failure={restOf(failure, ['code'])}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{totpWords.scan}</p>
      <div className="totp-secret">
        <Suspense fallback={<div className="k-qr-code" />}>
          <QrCode text={start.uri} label={totpWords.qr} />
        </Suspense>
        <div>
          <p className="totp-secret__hint">{totpWords.secret}</p>
          <code className="totp-secret__text">{grouped(start.secret)}</code>
        </div>
      </div>
      <CodeField
        ref={field}
        label={totpWords.code}
        value={code}
        onChange={setCode}
        onComplete={send}
        error={tried && code.length < digits ? totpWords.codeMissing : failureOf(failure, 'code')}
      />
    </FormDialog>
  );
}

const groupLength = 4;

/** A secret in groups of four, as people type it: `JBSW Y3DP`. */
export function grouped(secret: string): string {
  return secret.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join(' ') ?? '';
}
