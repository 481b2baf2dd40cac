import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { RemoteAccount, RemoteCredential, RemoteSigner } from '#server/gateways/signer/signer.ts';
import { failure } from '#server/platform/http/failure.ts';
import { certificateColumns, type CertificateColumns } from './certificate-columns.ts';
import { REMOTE_PROBLEMS } from './remote-problems.table.ts';

type WireAccount = components['schemas']['RemoteAccount'];
type WireCredential = components['schemas']['RemoteCredential'];

export type ReadCredential = { credential: RemoteCredential; columns: CertificateColumns };

/** The account as the service is asked with it. */
export function remoteAccountOf({ service, account, account_secret }: WireAccount): RemoteAccount {
  return { service, user_id: account, secret: account_secret ?? null };
}

/** The keys of an account that could sign invoices. Throws a failure with the field at fault, or 503 without an answer. */
export async function readCredentials(
  signer: RemoteSigner,
  account: RemoteAccount,
): Promise<ReadCredential[]> {
  const found = await signer.credentials(account);
  if (found.kind === 'unknown')
    throw failure(503, 'remote_unknown', 'Dịch vụ ký số chưa trả lời. Hãy thử lại sau ít phút.', ['service']);
  if (found.kind === 'failed') {
    const { field, message } = REMOTE_PROBLEMS[found.problem];
    throw failure(422, found.problem, message, [field]);
  }
  return found.credentials.flatMap((credential) => {
    const columns = certificateColumns(credential.certificate_der);
    return typeof columns === 'string' ? [] : [{ credential, columns }];
  });
}

/** As they are shown before one of them is added. */
export async function wireCredentials(tx: Tx, found: readonly ReadCredential[]): Promise<WireCredential[]> {
  const added = await tx.selectFrom('certificates').select(['serial', 'issuer_name']).execute();
  return found.map(({ credential, columns: { certificate_der: _der, ...columns } }) => ({
    ...columns,
    credential: credential.credential_id,
    label: credential.label,
    needs_otp: credential.needs_otp,
    confirmed_on_phone: credential.confirmed_on_phone,
    most_per_batch: credential.most_per_batch,
    already_added: added.some(
      ({ serial, issuer_name }) => serial === columns.serial && issuer_name === columns.issuer_name,
    ),
  }));
}
