import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isEmail } from '#domain/fields/email.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { forgotWords as words } from '#src/wording/public/login.ts';
import { call, type CallFailure } from './call.ts';
import { FailureBanner } from './failure-banner.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSite } from './use-site.ts';

type ForgotPasswordProps = {
  loginHref: string;
  /** The address that was typed on the login page. */
  typed: string;
};

/** Asks for a link by mail. The answer is the same whether or not the address has an account. */
export function ForgotPassword({ loginHref, typed }: ForgotPasswordProps) {
  const [email, setEmail] = useState(typed);
  const [sent, setSent] = useState<{ to: string; at_ms: number; again: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const send = async (to: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const reply = await call('POST', '/api/password_resets', { body: { password_reset: { email: to } } });
    setBusy(false);
    if (!reply.ok) return setFailure(reply.failure);
    setSent({ to, at_ms: Date.now(), again: sent !== null });
  };

  if (sent)
    return (
      <ResetSent
        {...{ sent, busy, failure, loginHref }}
        onAgain={() => void send(sent.to)}
        onOther={() => {
          setFailure(null);
          setSent(null);
        }}
      />
    );
  return <ForgotForm {...{ email, busy, failure, loginHref }} onEmail={setEmail} onSend={send} />;
}

type ForgotFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSend: (email: string) => Promise<void>;
  busy: boolean;
  failure: CallFailure | null;
  loginHref: string;
};

function ForgotForm({ email, onEmail, onSend, busy, failure, loginHref }: ForgotFormProps) {
  const [tried, setTried] = useState(false);
  const wrong = !isEmail(email.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return document.getElementById('username')?.focus();
    void onSend(email.trim());
  };
  const refused = failure?.fields['email'];
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lg-lead">{words.lead}</p>
      <form className="lg-form" method="post" onSubmit={submit} noValidate>
        {failure && !refused && <FailureBanner title={words.failed} message={failure.message} />}
        <TextField
          id="username"
          label="Email"
          required
          name="username"
          type="email"
          autoComplete="username"
          spellCheck={false}
          value={email}
          onChange={onEmail}
          error={tried && wrong ? (email.trim() === '' ? words.noEmail : words.badEmail) : refused}
        />
        <Button type="submit" tone="primary" size="large" full busy={busy}>
          {busy ? words.busy : words.submit}
        </Button>
        <Button href={loginHref} tone="plain" full>
          {words.back}
        </Button>
      </form>
    </>
  );
}

/** How long one waits for a mail before it may be sent again. */
const WAIT_MS = 60_000;

type ResetSentProps = {
  sent: { to: string; at_ms: number; again: boolean };
  busy: boolean;
  failure: CallFailure | null;
  onAgain: () => void;
  onOther: () => void;
  loginHref: string;
};

/** The mail is on its way, if there is such an account; and what to do when none comes. */
function ResetSent({ sent, busy, failure, onAgain, onOther, loginHref }: ResetSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const site = useSite();
  const seconds = useCountdown(sent.at_ms + WAIT_MS);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.sentTitle}
      </h1>
      <p className="lg-lead">
        {words.sent} <b className="lg-address">{sent.to}</b>. {words.lasts}
      </p>
      <div className="lg-form">
        {failure && <FailureBanner title={words.failed} message={failure.message} />}
        {site?.sends_mail === false && <Banner tone="warning">{words.noMails}</Banner>}
        {sent.again && !failure && <Banner tone="success">{words.sentAgain}</Banner>}
        <section className="lg-tips">
          <h2>{words.nothing}</h2>
          <ul>
            {words.nothingTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
        <Button full size="large" busy={busy} disabled={seconds > 0} onClick={onAgain}>
          {seconds > 0 ? words.againIn(seconds) : words.again}
        </Button>
        <div className="lg-ways">
          <Button tone="plain" full onClick={onOther}>
            {words.other}
          </Button>
          <Button href={loginHref} tone="plain" full>
            {words.back}
          </Button>
        </div>
      </div>
    </>
  );
}
