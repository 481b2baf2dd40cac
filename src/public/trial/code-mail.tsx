import { useState } from 'react';
import { call } from '#src/login/call.ts';
import type { CallFailure } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { useCountdown } from '#src/login/use-countdown.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { verifyWords as words } from '#src/wording/public/verification.ts';
import { CorrectAddress } from './correct-address.tsx';
import { endedBy, pendingTrial } from './kept.ts';
import type { Ended, PendingTrial } from './kept.ts';

type CodeMailProps = {
  trial: PendingTrial;
  onRenewed: (trial: PendingTrial) => void;
  onOver: (ended: Ended) => void;
};

/** When no code comes: another mail after a minute, or a corrected address. */
export function CodeMail({ trial, onRenewed, onOver }: CodeMailProps) {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const seconds = useCountdown(trial.resend_ms);

  const send = async (email: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setSent(false);
    const reply = await call<{ trial: Parameters<typeof pendingTrial>[0] }>(
      'POST',
      `/api/trials/${trial.key}/code`,
      { body: { trial: { email } } },
    );
    setBusy(false);
    if (reply.ok) {
      setSent(true);
      setCorrecting(false);
      return onRenewed(pendingTrial(reply.body.trial, Date.now()));
    }
    const ended = endedBy(reply.failure);
    if (ended) return onOver(ended);
    setFailure(reply.failure);
  };

  const refused = failure?.fields['email'];
  return (
    <section className="pb-resend">
      {failure && refused === undefined && <FailureBanner title={words.not_sent} message={failure.message} />}
      {sent && <Banner tone="success">{words.sent_again}</Banner>}
      <p className="pb-plain">{words.nothing}</p>
      {correcting ? (
        <CorrectAddress
          {...{ busy, seconds, refused }}
          email={trial.email}
          onSend={(email) => void send(email)}
          onCancel={() => setCorrecting(false)}
        />
      ) : (
        <div className="pb-resend__ways">
          <Button busy={busy} disabled={seconds > 0} onClick={() => void send(trial.email)}>
            {seconds > 0 ? words.again_in(seconds) : words.again}
          </Button>
          <Button tone="plain" onClick={() => setCorrecting(true)}>
            {words.wrong_address}
          </Button>
        </div>
      )}
    </section>
  );
}
