import { randomBytes, X509Certificate } from 'node:crypto';
import { toBase64 } from '#domain/documents/bytes.ts';
import type { SignedElement } from '#domain/signing/signature-xml.ts';
import { prepareSignature } from '#domain/signing/signature-xml.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';
import type { AuthorityKey } from './records.ts';

const NAME = 'CƠ QUAN THUẾ THỬ NGHIỆM';
/** No invoice is judged outside these years. */
const VALIDITY = { valid_from: '2020-01-01T00:00:00Z', valid_to: '2049-12-31T00:00:00Z' };

/** A root and a signing certificate under it, trusted only by those who were given the root. */
export function makeAuthorityKey(): AuthorityKey {
  // The first digit below 8 keeps the serial number positive (X.690, 8.3).
  const serial = (): string => `4${randomBytes(8).toString('hex').slice(1)}`;
  const root = createTestRoot({ ...VALIDITY, serial: serial(), subject: { common_name: `${NAME} - GỐC` } });
  const issued = issueCertificate({
    ...VALIDITY,
    serial: serial(),
    root,
    subject: { common_name: NAME, organization: NAME, locality: 'Hà Nội' },
  });
  return { ...issued, root_pem: root.certificate_pem };
}

/** Signs elements of one document, the first being the document itself; gives the Signature element. */
export type AuthoritySigner = (
  signature_id: string,
  signing_time: string,
  first: SignedElement,
  also_signed?: readonly SignedElement[],
) => Uint8Array;

export function authoritySigner(key: AuthorityKey): AuthoritySigner {
  const signer = createKeySigner(key.private_key_pem);
  const der = new Uint8Array(new X509Certificate(key.certificate_pem).raw);
  const subject_name = certificateFacts(der)?.subject ?? '';
  const certificate_der_base64 = toBase64(der);
  return (signature_id, signing_time, first, also_signed = []) => {
    const prepared = prepareSignature(
      {
        signed_id: first.id,
        signed_bytes: first.bytes,
        also_signed,
        signature_id,
        signing_time,
        certificate_der_base64,
        subject_name,
      },
      hashPort,
    );
    return prepared.finish(signer.sign(prepared.signed_info_bytes));
  };
}
