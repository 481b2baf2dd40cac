import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { forgotWords as words } from '#src/wording/public/login.ts';
import type { CallFailure } from './call.ts';
import { FailureBanner } from './failure-banner.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSite } from './use-site.ts';

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
export function ResetSent({ sent, busy, failure, onAgain, onOther, loginHref }: ResetSentProps) {
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
