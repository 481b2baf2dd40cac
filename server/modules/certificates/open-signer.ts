import { createHash } from 'node:crypto';
import type { Tx } from '#server/context.ts';
import type { RemoteAccount, RemoteService } from '#server/gateways/signer/signer.ts';
import { unseal } from '#server/platform/secrets/master-key.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { createKeySigner, type KeySigner } from '#server/platform/xmldsig/sign.ts';

/** A certificate ready to sign, and how the signature names it. */
export type OpenSigner = KeySigner & { subject_name: string; label: string; certificate_der_base64: string };

export type SealedCertificate = {
  subject_name: string;
  serial: string;
  certificate_der: Buffer;
  private_key_sealed: Buffer;
};

const MAX_OPEN = 100;
const open = new Map<string, OpenSigner>();

/**
 * Opens a certificate's key, once for each sealed key and master key: reading the key and the certificate takes longer than a
 * signature. Null when its key was sealed under another master key.
 */
export function openSigner(certificate_key: Buffer, certificate: SealedCertificate): OpenSigner | null {
  const { certificate_der, private_key_sealed, subject_name, serial } = certificate;
  const hash = createHash('sha256')
    .update(certificate_key)
    .update(private_key_sealed)
    .update(certificate_der);
  const key = hash.digest('base64');
  const known = open.get(key);
  if (known !== undefined) return known;
  try {
    const signer: OpenSigner = {
      ...createKeySigner(unseal(certificate_key, private_key_sealed).toString('utf8')),
      subject_name: certificateFacts(certificate_der)?.subject ?? subject_name,
      label: `${subject_name} · ${serial}`,
      certificate_der_base64: certificate_der.toString('base64'),
    };
    if (open.size >= MAX_OPEN) open.clear();
    open.set(key, signer);
    return signer;
  } catch {
    return null;
  }
}

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
