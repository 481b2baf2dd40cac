import type { SignOrder } from '#domain/signing/usb-agent.ts';
import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';

const followEveryMs = 700;

export function isOpen({ state }: SignOrder): boolean {
  return state === 'waiting_pin' || state === 'signing';
}

/** Tells how an order goes until it ends or `signal` does; then nobody waits any more, so that it is taken back. */
export async function followOrder(
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
