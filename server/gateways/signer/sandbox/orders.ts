import { constants, privateEncrypt, randomUUID } from 'node:crypto';
import { digestInfo } from '#domain/signing/digest-info.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { SandboxAccount, SandboxOrder, SandboxState } from './state.ts';

/** No order waits for a person longer. */
const LIFETIME_MS = 5 * 60_000;

export function newOrder(
  state: SandboxState,
  order: Omit<SandboxOrder, 'id' | 'state' | 'looks' | 'started_ms'> & { id?: string },
  clock: Clock,
): SandboxOrder {
  const made: SandboxOrder = {
    id: randomUUID(),
    ...order,
    state: 'waiting',
    looks: 0,
    started_ms: clock.epoch_ms(),
  };
  state.orders[made.id] = made;
  return made;
}

/** The state of the order when the service is asked: each question gives the person at the phone a moment more. */
export function stateAtPoll(
  order: SandboxOrder,
  { behaviour }: SandboxAccount,
  clock: Clock,
): SandboxOrder['state'] {
  if (order.state !== 'waiting') return order.state;
  order.looks += 1;
  if (behaviour.kind === 'refuse') order.state = 'refused';
  else if (behaviour.kind === 'expire' || clock.epoch_ms() - order.started_ms > LIFETIME_MS)
    order.state = 'expired';
  else if (behaviour.kind === 'confirm' && order.looks > behaviour.after_looks) order.state = 'confirmed';
  return order.state;
}

/** What a button on the phone does; only an order that still waits can be answered. */
export function press(order: SandboxOrder, button: 'confirm' | 'refuse'): boolean {
  if (order.state !== 'waiting') return false;
  order.state = button === 'confirm' ? 'confirmed' : 'refused';
  return true;
}

/** RSASSA-PKCS1-v1_5 over the digests (base64), base64. */
export function signaturesFor(
  state: SandboxState,
  account: SandboxAccount,
  hashes: readonly string[],
): string[] {
  const { private_key_pem: key } = account.other_key ? state.root : account.key;
  return hashes.map((hash) =>
    privateEncrypt(
      { key, padding: constants.RSA_PKCS1_PADDING },
      digestInfo(Buffer.from(hash, 'base64')),
    ).toString('base64'),
  );
}
