import type { AgentFailureReason, SignOrder, TokenCertificate } from '#domain/signing/usb-agent.ts';
import { reasonOf } from '#src/providers/usb-agent/agent-failure.ts';
import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followOrder } from './follow-order.ts';
import type { Wanted } from './pick-certificate.ts';
import { pickCertificate } from './pick-certificate.ts';

export type SigningStep =
  | { at: 'looking' }
  | { at: 'unpaired' }
  /** `wrong`: the code typed last was not the one shown. */
  | { at: 'code'; id: string; wrong: boolean }
  | { at: 'choosing'; certificates: readonly TokenCertificate[] }
  | { at: 'ordered'; order: SignOrder }
  | { at: 'cancelled' }
  | { at: 'failed'; reason: AgentFailureReason };

export type UsbSigning = Wanted & {
  agent: UsbAgent;
  /** SHA-256 digests, base64. */
  hashes: readonly string[];
  /** One line, shown where the PIN is typed. */
  description: string;
  /** Signatures in the order of the hashes, base64. */
  onSigned: (signatures: readonly string[]) => void;
};

/** From finding the agent to the signatures, one step at a time. It starts by itself; what it is given is read as it starts. */
export function useUsbSigning(signing: UsbSigning) {
  const [step, setStep] = useState<SigningStep>({ at: 'looking' });
  const latest = useRef(signing);
  const run = useRef(new AbortController());
  useEffect(() => {
    latest.current = signing;
  });

  /** One thing at a time: what is still under way for an earlier press ends unseen. */
  const begin = useCallback(
    (work: (show: (next: SigningStep) => void, signal: AbortSignal) => Promise<void>) => {
      run.current.abort();
      const { signal } = (run.current = new AbortController());
      const show = (next: SigningStep) => {
        if (!signal.aborted) setStep(next);
      };
      show({ at: 'looking' });
      work(show, signal).catch((error: unknown) => show({ at: 'failed', reason: reasonOf(error) }));
    },
    [],
  );

  const order = useCallback(
    (certificate: TokenCertificate) =>
      begin(async (show, signal) => {
        const { agent, hashes, description, taxCode, onSigned } = latest.current;
        const placed = await agent.placeOrder({
          certificate_sha256: certificate.sha256,
          hashes: [...hashes],
          description,
          tax_code: taxCode,
        });
        const onChange = (now: SignOrder) => {
          if (now.state === 'failed') show({ at: 'failed', reason: now.problem ?? 'token_error' });
          else show(now.state === 'cancelled' ? { at: 'cancelled' } : { at: 'ordered', order: now });
          if (now.state === 'signed') onSigned(now.signatures);
        };
        await followOrder(agent, placed, { signal, onChange });
      }),
    [begin],
  );

  const start = useCallback(
    () =>
      begin(async (show, signal) => {
        const { agent } = latest.current;
        const { paired } = await agent.status();
        if (!paired) return show({ at: 'unpaired' });
        const picked = pickCertificate(await agent.certificates(), latest.current);
        if (signal.aborted) return undefined;
        if ('problem' in picked) return show({ at: 'failed', reason: picked.problem });
        if ('choose' in picked) return show({ at: 'choosing', certificates: picked.choose });
        return order(picked.certificate);
      }),
    [begin, order],
  );

  const pair = () =>
    begin(async (show) => {
      const { id } = await latest.current.agent.startPairing();
      show({ at: 'code', id, wrong: false });
    });

  const confirm = (id: string, code: string) =>
    begin(async (show) => {
      try {
        await latest.current.agent.confirmPairing(id, code);
      } catch (error) {
        if (reasonOf(error) !== 'wrong_code') throw error;
        return show({ at: 'code', id, wrong: true });
      }
      return start();
    });

  useEffect(() => {
    start();
    return () => run.current.abort();
  }, [start]);

  return { step, start, pair, confirm, order };
}
