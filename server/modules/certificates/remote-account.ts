import type { RemoteAccount, RemoteService } from '#server/gateways/signer/signer.ts';
import type { Tx } from '#server/context.ts';
import { unseal } from '#server/platform/secrets/master-key.ts';

/** The account and key behind a remote certificate, opened; null when it was deleted, or sealed under another master key. */
export async function remoteAccount(
  tx: Tx,
  certificate_key: Buffer,
  id: number,
): Promise<{ account: RemoteAccount; credential_id: string } | null> {
  const row = await tx
    .selectFrom('certificates')
    .select(['service', 'account', 'account_secret_sealed', 'credential'])
    .where('id', '=', id)
    .where('kind', '=', 'remote')
    .executeTakeFirst();
  if (row?.account == null || row.credential === null) return null;
  const { account: user_id, account_secret_sealed, credential: credential_id } = row;
  try {
    const secret =
      account_secret_sealed === null ? null : unseal(certificate_key, account_secret_sealed).toString();
    return { account: { service: row.service as RemoteService, user_id, secret }, credential_id };
  } catch {
    return null;
  }
}
