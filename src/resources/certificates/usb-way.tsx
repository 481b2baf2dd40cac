import type { TokenCertificate, AgentFailureReason } from '#domain/signing/usb-agent.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PairingStep } from '#src/views/usb-signing/pairing-step.tsx';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { common } from '#src/wording/common.ts';
import { usbSigningWords } from '#src/wording/usb-signing.ts';
import './certificates.css';
import { PickForm } from './pick-form.tsx';
import { holderLines, type Certificate } from './certificate.ts';
import { reasonOf, browserUsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import { useState } from 'react';

function detailOf({ token_label, tax_code, valid_to }: TokenCertificate, company_tax_code: string): string {
  return [
    token_label,
    ...holderLines(tax_code, company_tax_code),
    certificateWays.until(formatInstantDate(valid_to)),
  ].join(' · ');
}

/** A token at this machine: found through the agent, of which this browser is known once a code has been typed. */
export function UsbWay({ onAdded }: { onAdded: (added: Certificate) => void }) {
  const { tenant } = useSignedIn();
  const { step, find, pair, confirm } = useTokenCertificates();
  const found = step.at === 'found' ? step.certificates : [];
  const failure = step.at === 'failed' ? usbSigningWords.failures[step.reason] : null;
  const isEmpty = step.at === 'found' && found.length === 0;
  return (
    <>
      <Card>
        <div className="certificate-way">
          {step.at === 'start' && <p>{certificateWays.usbStart}</p>}
          {step.at === 'looking' && <p role="status">{usbSigningWords.looking}…</p>}
          {step.at === 'unpaired' && <p>{usbSigningWords.pair.text}</p>}
          {step.at === 'code' && (
            <PairingStep
              words={usbSigningWords}
              wrong={step.wrong}
              onCode={(code) => confirm(step.id, code)}
            />
          )}
          {failure && (
            <Banner tone="critical" title={failure.title}>
              {failure.next}
            </Banner>
          )}
          {isEmpty && (
            <Banner tone="warning" title={certificateWays.usbNone}>
              {certificateWays.usbNoneNext}
            </Banner>
          )}
          {step.at !== 'code' && (
            <div className="certificate-way__foot">
              {step.at === 'unpaired' ? (
                <Button tone="primary" onClick={pair}>
                  {usbSigningWords.pair.action}
                </Button>
              ) : (
                <Button
                  tone={found.length > 0 ? 'secondary' : 'primary'}
                  busy={step.at === 'looking'}
                  onClick={find}
                >
                  {failure
                    ? common.retry
                    : step.at === 'found'
                      ? certificateWays.findAgain
                      : certificateWays.find}
                </Button>
              )}
            </div>
          )}
        </div>
      </Card>
      {found.length > 0 && (
        <PickForm
          title={certificateWays.usbFound}
          choices={found.map((one) => ({
            value: one.sha256,
            label: one.owner,
            detail: detailOf(one, tenant.tax_code),
          }))}
          inputOf={(sha256) => ({
            kind: 'usb',
            certificate_base64: found.find((one) => one.sha256 === sha256)?.der_base64 ?? '',
          })}
          onAdded={onAdded}
        />
      )}
    </>
  );
}

type TokenStep =
  | { at: 'start' }
  | { at: 'looking' }
  | { at: 'unpaired' }
  /** `wrong`: the code typed last was not the one shown. */
  | { at: 'code'; id: string; wrong: boolean }
  | { at: 'found'; certificates: readonly TokenCertificate[] }
  | { at: 'failed'; reason: AgentFailureReason };

/** From finding the agent on this machine to the certificates on its tokens, one step at a time. */
function useTokenCertificates() {
  const [agent] = useState(browserUsbAgent);
  const [step, setStep] = useState<TokenStep>({ at: 'start' });
  const go = async (work: () => Promise<TokenStep>) => {
    setStep({ at: 'looking' });
    setStep(await work().catch((error: unknown): TokenStep => ({ at: 'failed', reason: reasonOf(error) })));
  };
  const looked = async (): Promise<TokenStep> => {
    const { paired } = await agent.status();
    return paired ? { at: 'found', certificates: await agent.certificates() } : { at: 'unpaired' };
  };
  return {
    step,
    find: () => void go(looked),
    pair: () => void go(async () => ({ at: 'code', id: (await agent.startPairing()).id, wrong: false })),
    confirm: (id: string, code: string) =>
      void go(async () => {
        try {
          await agent.confirmPairing(id, code);
        } catch (error) {
          if (reasonOf(error) !== 'wrong_code') throw error;
          return { at: 'code', id, wrong: true };
        }
        return looked();
      }),
  };
}
