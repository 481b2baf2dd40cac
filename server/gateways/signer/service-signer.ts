import { failed } from './outcome.ts';
import type { RemoteService, RemoteSigner } from './signer.ts';

/** One signer for all accounts: each is handed to its service's, and refused where that is not configured. */
export function serviceSigner(signers: Readonly<Record<RemoteService, RemoteSigner | null>>): RemoteSigner {
  const missing = async () => failed('service_refused');
  return {
    credentials: (account) => signers[account.service]?.credentials(account) ?? missing(),
    start: (order) => signers[order.account.service]?.start(order) ?? missing(),
    look: (account, reference, count) =>
      signers[account.service]?.look(account, reference, count) ?? missing(),
  };
}
