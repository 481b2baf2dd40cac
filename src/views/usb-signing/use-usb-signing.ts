import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  AgentFailureReason,
  SignOrder,
  TokenCertificate,
  TokenProblem,
} from '#domain/signing/usb-agent.ts';
import { reasonOf } from '#src/providers/usb-agent/usb-agent.ts';
import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';

type SigningStep =
  | { at: 'looking' }
  | { at: 'unpaired' }
  /** `wrong`: the code typed last was not the one shown. */
  | { at: 'code'; id: string; wrong: boolean }
  | { at: 'choosing'; certificates: readonly TokenCertificate[] }
  | { at: 'ordered'; order: SignOrder }
  | { at: 'cancelled' }
  | { at: 'failed'; reason: AgentFailureReason };

type UsbSigning = Wanted & {
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

const followEveryMs = 700;

function isOpen({ state }: SignOrder): boolean {
  return state === 'waiting_pin' || state === 'signing';
}

/** Tells how an order goes until it ends or `signal` does; then nobody waits any more, so that it is taken back. */
async function followOrder(
  agent: UsbAgent,
  placed: SignOrder,
  { signal, onChange }: { signal: AbortSignal; onChange: (order: SignOrder) => void },
): Promise<void> {
  let order = placed;
  onChange(order);
  while (isOpen(order)) {
    await new Promise((resolve) => setTimeout(resolve, followEveryMs));
    if (signal.aborted) {
      await agent.cancelOrder(order.id);
      return;
    }
    order = await agent.order(order.id);
    if (!signal.aborted) onChange(order);
  }
}

type Wanted = {
  /** The taxpayer the documents belong to. */
  taxCode: string;
  /** Hexadecimal; null = any of this taxpayer's. */
  certificateSha256: string | null;
};

type Picked =
  | { certificate: TokenCertificate }
  | { choose: readonly TokenCertificate[] }
  | { problem: TokenProblem };

/** Which of the certificates on the tokens is to sign; the user chooses where several may. */
export function pickCertificate(found: readonly TokenCertificate[], wanted: Wanted): Picked {
  const ours = found.filter(({ tax_code }) => tax_code === wanted.taxCode);
  if (ours.length === 0) return { problem: found.length === 0 ? 'certificate_not_found' : 'other_tax_code' };
  const { certificateSha256: sha256 } = wanted;
  const fitting = sha256 === null ? ours : ours.filter((one) => one.sha256 === sha256);
  const [first] = fitting;
  if (first === undefined) return { problem: 'certificate_not_found' };
  return fitting.length === 1 ? { certificate: first } : { choose: fitting };
}
