import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCheck.mjs';
import { useEffect, useState } from 'react';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { signingWords } from '#src/wording/signing.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { OtpStep } from './otp-step.tsx';
import type { SignatureRequest } from './signature-requests.ts';

type RemoteStepProps = { request: SignatureRequest };

/** What a remote service and its user have to do now. */
export function RemoteStep({ request }: RemoteStepProps) {
  const { state, service, account, message, expires_on } = request;
  const app = signingWords.services[service ?? 'csc_v2'];
  if (state === 'unknown') {
    return (
      <Banner tone="unknown" title={signingWords.unknown}>
        {message && serverSaid.of(message)}
      </Banner>
    );
  }
  if (state === 'waiting_for_otp') {
    return (
      <>
        <p role="status">{message && serverSaid.of(message)}</p>
        <OtpStep request={request} />
        <Countdown until={expires_on} />
      </>
    );
  }
  if (state !== 'waiting_for_confirmation') {
    return <p role="status">{signingWords.sending(app)}</p>;
  }
  return (
    <div className="signing__phone" role="status">
      <Icon of={IconDeviceMobile} size={36} />
      <div>
        <p className="signing__lead">{signingWords.confirm(app)}</p>
        {account !== null && <p className="signing__note">{signingWords.account(account)}</p>}
        <Countdown until={expires_on} />
      </div>
    </div>
  );
}

const second = 1000;

/** How long the signer still has; looked at when wanted, not read out by itself. */
function Countdown({ until }: { until: string }) {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  const clock = clockText(Date.parse(until) - now_ms);
  return (
    <p className="signing__clock" role="timer" aria-label={signingWords.left}>
      {clock === null ? signingWords.over : signingWords.leftText(clock)}
    </p>
  );
}

/** Minutes and seconds as `4:05`; null once the time is over. */
export function clockText(left_ms: number): string | null {
  if (left_ms <= 0) return null;
  const seconds = Math.ceil(left_ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
