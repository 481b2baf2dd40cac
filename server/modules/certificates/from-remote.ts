import type { RemoteAccount, RemoteSigner } from '#server/gateways/signer/signer.ts';
import { failure } from '#server/platform/http/failure.ts';
import { seal } from '#server/platform/secrets/master-key.ts';
import type { CertificateColumns } from './certificate-columns.ts';
import { readCredentials } from './remote-certificates.ts';
import { REMOTE_PROBLEMS } from './remote-problems.table.ts';

export type RemoteColumns = CertificateColumns & {
  kind: 'remote';
  service: string;
  account: string;
  account_secret_sealed: Buffer | null;
  credential: string;
  needs_otp: boolean;
  most_per_batch: number;
};

/** The columns of a key that stays at a signing service, its account's secret sealed. Throws a failure with the field at fault. */
export async function fromRemote(
  signer: RemoteSigner,
  account: RemoteAccount,
  credential_id: string,
  certificate_key: Buffer,
): Promise<RemoteColumns> {
  const credentials = await readCredentials(signer, account);
  const chosen = credentials.find(({ credential }) => credential.credential_id === credential_id);
  if (chosen === undefined) {
    const { field, message } = REMOTE_PROBLEMS.credential_not_found;
    throw failure(422, 'credential_not_found', message, [field]);
  }
  const { needs_otp, most_per_batch } = chosen.credential;
  return {
    ...chosen.columns,
    kind: 'remote',
    service: account.service,
    account: account.user_id,
    account_secret_sealed:
      account.secret === null ? null : seal(certificate_key, Buffer.from(account.secret)),
    credential: credential_id,
    needs_otp,
    most_per_batch: Math.max(1, most_per_batch),
  };
}
