import type {
  OrderStarted,
  RemoteCredential,
  RemoteProblem,
  RemoteSigner,
  SigningOrder,
} from '#server/gateways/signer/signer.ts';
import { newHeldKey, type HeldKey } from './held-key.ts';

/** What the service says next: of an order that is sent, or looked at. */
type Says = 'pending' | 'signed' | 'refused' | 'expired' | 'unknown' | 'forged' | RemoteProblem;

/** A signing service in this process that says what the test wrote for it, with one account whose key it holds. */
export function scriptedService(account = 'nguoi-ky', secret = '12345678') {
  const key = newHeldKey();
  const other = newHeldKey();
  const credential: RemoteCredential = {
    credential_id: 'khoa-1',
    certificate_der: key.certificate_der,
    label: 'Khóa thử nghiệm',
    needs_otp: false,
    confirmed_on_phone: true,
    most_per_batch: 50,
  };
  const script: Says[] = [];
  const orders: SigningOrder[] = [];
  const looked: string[] = [];

  function answer(says: Says, order: SigningOrder | undefined): OrderStarted | { kind: 'unknown' } {
    const signedBy = (holder: HeldKey): OrderStarted => ({
      kind: 'signed',
      signatures: (order?.hashes ?? []).map((hash) => new Uint8Array(holder.signDigest(hash))),
    });
    if (says === 'pending') return { kind: 'pending', reference: `đơn ${orders.length}` };
    if (says === 'signed') return signedBy(key);
    if (says === 'forged') return signedBy(other);
    if (says === 'refused' || says === 'expired' || says === 'unknown') return { kind: says };
    return { kind: 'failed', problem: says };
  }

  const signer: RemoteSigner = {
    credentials: async ({ user_id, secret: given }) =>
      user_id === account && given === secret
        ? { kind: 'found', credentials: [credential] }
        : { kind: 'failed', problem: 'wrong_credentials' },
    start: async (order) => {
      orders.push(order);
      return answer(script.shift() ?? 'pending', order);
    },
    look: async (_account, reference) => {
      looked.push(reference);
      return answer(script.shift() ?? 'pending', orders.at(-1));
    },
  };
  return {
    signer,
    key,
    account,
    secret,
    credential,
    /** Every order that was sent, and by which name each look asked. */
    orders,
    looked,
    says: (...next: Says[]) => void script.push(...next),
    forget: () => {
      script.length = 0;
      orders.length = 0;
      looked.length = 0;
    },
  };
}
