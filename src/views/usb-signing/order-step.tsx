import type { SignOrder } from '#domain/signing/usb-agent.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import type { UsbSigningWords } from '#src/wording/usb-signing.ts';
import { AgentPageLink } from './pairing-step.tsx';

/** The agent has the order: where the PIN is typed, and how far the token is. */
export function OrderStep({ words, order }: { words: UsbSigningWords; order: SignOrder }) {
  const { state, done, total, wrong_pin, tries_left } = order;
  if (state !== 'waiting_pin') return <p role="status">{words.signing(done, total)}</p>;
  return (
    <>
      {wrong_pin && <Banner tone="critical">{tries_left === 1 ? words.lastTry : words.wrongPin}</Banner>}
      <Banner title={words.waiting.title}>{words.waiting.text(total)}</Banner>
      <AgentPageLink words={words} />
    </>
  );
}
