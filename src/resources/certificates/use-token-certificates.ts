import type { AgentFailureReason, TokenCertificate } from '#domain/signing/usb-agent.ts';
import { reasonOf, browserUsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import { useState } from 'react';

export type TokenStep =
  | { at: 'start' }
  | { at: 'looking' }
  | { at: 'unpaired' }
  /** `wrong`: the code typed last was not the one shown. */
  | { at: 'code'; id: string; wrong: boolean }
  | { at: 'found'; certificates: readonly TokenCertificate[] }
  | { at: 'failed'; reason: AgentFailureReason };

/** From finding the agent on this machine to the certificates on its tokens, one step at a time. */
export function useTokenCertificates() {
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
