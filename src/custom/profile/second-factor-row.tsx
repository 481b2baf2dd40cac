import { removeTotp, renewRecoveryCodes, startTotp } from '#generated/client/session/session.ts';
import type { components } from '#generated/types.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { totpWords } from '#src/wording/settings/profile.ts';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpCodeStep } from './totp-code-step.tsx';

type TotpStart = components['schemas']['TotpStart'];

/** So few recovery codes left are told of as a danger. */
const few = 2;

type Step =
  | { step: 'proof' | 'removal' | 'renewal' }
  | { step: 'code'; start: TotpStart }
  | { step: 'codes'; codes: readonly string[] };

export function SecondFactorRow() {
  const { totp, recovery_codes } = useSignedIn().account;
  const notify = useNotify();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const finish = (message: string) => {
    close();
    notify(message, { type: 'success' });
  };
  return (
    <Annotated title={totpWords.title} note={totpWords.note}>
      <div className="profile-stack">
        <div className="profile-state">
          <Badge tone={totp ? 'success' : 'default'}>{totp ? totpWords.on : totpWords.off}</Badge>
          {totp && <span className="profile-muted">{totpWords.left(recovery_codes)}</span>}
        </div>
        {totp && recovery_codes <= few && <Banner tone="warning">{totpWords.few(recovery_codes)}</Banner>}
        <div className="profile-actions">
          {totp ? (
            <>
              <Button onClick={() => setStep({ step: 'renewal' })}>{totpWords.renew}</Button>
              <Button onClick={() => setStep({ step: 'removal' })}>{totpWords.turnOff}</Button>
            </>
          ) : (
            <Button onClick={() => setStep({ step: 'proof' })}>{totpWords.turnOn}</Button>
          )}
        </div>
      </div>
      {step?.step === 'proof' && (
        <ProofDialog
          title={totpWords.turnOn}
          action={totpWords.continue}
          onProof={async (password) =>
            setStep({ step: 'code', start: await startTotp({ totp: { password } }) })
          }
          onClose={close}
        />
      )}
      {step?.step === 'code' && (
        <TotpCodeStep
          start={step.start}
          onConfirmed={(codes) => setStep({ step: 'codes', codes })}
          onClose={close}
        />
      )}
      {step?.step === 'codes' && <RecoveryCodes codes={step.codes} onStored={close} />}
      {step?.step === 'renewal' && (
        <ProofDialog
          title={totpWords.renewTitle}
          action={totpWords.renew}
          consequence={totpWords.renewConsequence}
          onProof={async (password) =>
            setStep({ step: 'codes', codes: await renewRecoveryCodes({ recovery_codes: { password } }) })
          }
          onClose={close}
        />
      )}
      {step?.step === 'removal' && (
        <ProofDialog
          title={totpWords.turnOff}
          action={totpWords.turnOff}
          tone="critical"
          consequence={totpWords.turnOffConsequence}
          onProof={async (password) => {
            await removeTotp({ totp: { password } });
            finish(totpWords.turnedOff);
          }}
          onClose={close}
        />
      )}
    </Annotated>
  );
}
