import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { Tx } from '#server/context.ts';
import type { SigningCertificate } from '#server/modules/certificates/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { requestSignatures, type AskedDocument } from '#server/modules/signing/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { PublishingDeps } from './deps.ts';
import type { Sealed } from './sealed.ts';
import { preparedSignature, signatureIdOf, type SignatureOwner } from './signed-file.ts';

/** Asks the person who holds the certificate's key to sign these invoices, as they are sealed, at the time it is now. */
export async function askPerson(
  deps: PublishingDeps,
  tx: Tx,
  certificate: SigningCertificate,
  invoices: readonly { row: InvoiceRow; seal: Pick<Sealed, 'data_xml'> }[],
  now: string,
): Promise<void> {
  const [first] = invoices;
  if (first === undefined) return;
  const signing_time = signingTimeOf(now);
  const owner = signatureOwner(certificate.certificate_der, certificate.subject_name);
  const asking = {
    tenant_id: first.row.tenant_id,
    certificate,
    tax_code: (await readTenant(tx)).tax_code,
    signing_time,
    created_by: first.row.published_by,
    now,
    new_order_id: deps.new_message_suffix,
  };
  const documents = invoices.map(({ row, seal }): AskedDocument => ({
    invoice_id: row.id,
    version: row.version,
    label: invoiceLabel(row),
    signature_id: signatureIdOf(row),
    prepared: preparedSignature(row, seal, owner, signing_time),
  }));
  await requestSignatures(tx, asking, documents);
}

/** As the signature names its certificate. */
export function signatureOwner(certificate_der: Buffer, subject_name: string): SignatureOwner {
  return {
    certificate_der_base64: certificate_der.toString('base64'),
    subject_name: certificateFacts(certificate_der)?.subject ?? subject_name,
  };
}

/** `1C26TAA 00000012`. */
function invoiceLabel({ form_no, symbol, number }: InvoiceRow): string {
  return `${form_no}${symbol} ${String(number ?? 0).padStart(8, '0')}`;
}
