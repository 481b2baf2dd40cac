import { useState } from 'react';
import { call } from './call.ts';
import type { CallFailure } from './call.ts';
import { ForgotForm } from './forgot-form.tsx';
import { ResetSent } from './reset-sent.tsx';

/** Asks for a link by mail. The answer is the same whether or not the address has an account. */
export function ForgotPassword({ loginHref }: { loginHref: string }) {
  const [email, setEmail] = useState('');
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
