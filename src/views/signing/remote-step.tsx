import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCheck.mjs';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { signingWords } from '#src/wording/signing.ts';
import { Countdown } from './countdown.tsx';
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
        {message}
      </Banner>
    );
  }
  if (state === 'waiting_for_otp') {
    return (
      <>
        <p role="status">{message}</p>
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
