import { join } from 'node:path';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import { cscSigner } from './csc/csc-signer.ts';
import { jsonClient } from './json-client.ts';
import { mySignSigner } from './mysign/mysign-signer.ts';
import { failed } from './outcome.ts';
import { startSandboxSigner, type RunningSandbox } from './sandbox/sandbox.ts';
import type { RemoteService, RemoteSigner } from './signer.ts';
import { smartCaSigner } from './smart-ca/smart-ca-signer.ts';

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

export type OpenedSigner = {
  signer: RemoteSigner;
  /** Those that can be asked here; the others answer `service_refused`. */
  services: readonly RemoteService[];
  /** Where the sandbox listens (its page /phone is the person's phone); null when it does not run. */
  sandbox_url: string | null;
  close(): Promise<void>;
};

/**
 * The configured signing services or, when there is none, our own sandbox of all three behind the very same clients.
 * The sandbox runs only beside the sandbox authority: what its invented CA signs must never reach a real one.
 */
export async function openSigner(
  config: Pick<Config, 'signer' | 'sandbox' | 'data_dir'>,
  clock: Clock,
  log: Log,
): Promise<OpenedSigner> {
  const { csc, mysign, smart_ca, sandbox_port } = config.signer;
  const isConfigured = csc !== null || mysign !== null || smart_ca !== null;
  const sandbox =
    isConfigured || !config.sandbox.enabled
      ? null
      : await startSandboxSigner({
          port: sandbox_port,
          clock,
          state_file: join(config.data_dir, 'sandbox-signer.json'),
        });
  const addresses = sandbox ? addressesOf(sandbox) : { csc, mysign, smart_ca };
  const shared = { client: jsonClient({ log }), clock };
  const signers = {
    csc_v2: addresses.csc && cscSigner({ ...addresses.csc, ...shared }),
    mysign: addresses.mysign && mySignSigner({ ...addresses.mysign, ...shared }),
    smart_ca: addresses.smart_ca && smartCaSigner({ ...addresses.smart_ca, ...shared }),
  };
  return {
    signer: serviceSigner(signers),
    services: (['csc_v2', 'mysign', 'smart_ca'] as const).filter((service) => signers[service] !== null),
    sandbox_url: sandbox?.url ?? null,
    close: async () => sandbox?.close(),
  };
}

function addressesOf({
  urls,
  client_id,
  client_secret,
}: RunningSandbox): Omit<Config['signer'], 'sandbox_port'> {
  return {
    csc: { url: urls.csc, token_url: urls.csc_token, client_id, client_secret },
    mysign: { url: urls.mysign, client_id, client_secret, profile_id: 'sandbox' },
    smart_ca: { url: urls.smart_ca, sp_id: client_id, sp_password: client_secret },
  };
}
