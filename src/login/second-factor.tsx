import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { CodeField } from '#src/ui/field/code-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { loginWords, secondFactorWords as words } from '#src/wording/public/login.ts';
import { FailureBanner } from './failure-banner.tsx';
import { PasskeyButton } from './other-ways.tsx';
import { hasPasskeys } from './passkey.ts';
import { proveSecondFactor } from './sign-in.ts';
import type { SecondFactor as Asked } from './sign-in.ts';
import type { SignIn } from './use-sign-in.ts';

type CodeMethod = 'otp' | 'recovery_code';
type SecondFactorProps = { entry: SignIn; asked: Asked; username: string };

/** After a right password: six digits of the app, a recovery code, or the passkey of this device. */
export function SecondFactor({ entry, asked, username }: SecondFactorProps) {
  const { mfa_token, methods } = asked;
  const [method, setMethod] = useState<CodeMethod>(methods.includes('otp') ? 'otp' : 'recovery_code');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isOtp = method === 'otp';
  const lacks = isOtp ? code.length < 6 : code.trim() === '';
  const refused = entry.failure?.kind === 'credentials' ? serverSaid.of(entry.failure.message) : undefined;
  const error = tried && lacks ? (isOtp ? words.noOtp : words.noRecovery) : refused;

  // On the way in, after a change of ways, and where a code was refused.
  useEffect(() => field.current?.focus(), [method, refused]);

  const prove = async (typed: string) => {
    await entry.attempt('code', () => proveSecondFactor(mfa_token, method, typed.trim()));
    // A code is worth one try: the next is another one.
    if (isOtp) setCode('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(lacks);
    if (lacks) return field.current?.focus();
    void prove(code);
  };
  const choose = (next: CodeMethod) => {
    entry.forget();
    setTried(false);
    setCode('');
    setMethod(next);
  };
  const other: CodeMethod = isOtp ? 'recovery_code' : 'otp';

  return (
    <>
      <h1>{words.title}</h1>
      <p className="lg-lead">{isOtp ? words.otpLead : words.recoveryLead}</p>
      <form className="lg-form" method="post" onSubmit={submit} noValidate>
        {entry.failure && refused === undefined && (
          <FailureBanner title={loginWords.failed} message={serverSaid.of(entry.failure.message)} />
        )}
        {/* For password managers: the account of this code. */}
        <input hidden type="email" name="username" autoComplete="username" value={username} readOnly />
        {isOtp ? (
          <CodeField
            ref={field}
            id="otp"
            name="otp"
            label={words.otp}
            value={code}
            onChange={setCode}
            onComplete={(digits) => void prove(digits)}
            error={error}
          />
        ) : (
          <TextField
            ref={field}
            id="recovery_code"
            name="recovery_code"
            label={words.recovery}
            required
            autoComplete="off"
            spellCheck={false}
            placeholder="7KQ2-M9XD"
            value={code}
            onChange={setCode}
            error={error}
          />
        )}
        <Button type="submit" tone="primary" size="large" full busy={entry.busy === 'code'}>
          {entry.busy === 'code' ? words.busy : words.submit}
        </Button>
      </form>
      <div className="lg-ways">
        {methods.includes('passkey') && hasPasskeys(window) && <PasskeyButton entry={entry} />}
        {methods.includes(other) && (
          <Button tone="plain" full onClick={() => choose(other)}>
            {isOtp ? words.useRecovery : words.useOtp}
          </Button>
        )}
        <Button tone="plain" full onClick={entry.startOver}>
          {words.back}
        </Button>
      </div>
      <p className="lg-small">{words.lost}</p>
    </>
  );
}
