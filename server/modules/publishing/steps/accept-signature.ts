import { certificateWithKey, openSigner } from '#server/modules/certificates/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import { certificateReason, failSignature } from '../fail-signature.ts';
import type { StepEnd } from '../pipeline.ts';
import { sealOf } from '../seal.ts';
import { signedDocument } from '../signed-file.ts';
import { storeSignedOne } from '../store-signed-one.ts';

/** Signs the sealed bytes with a key that is kept here, and puts the invoice file together. */
export async function acceptSignature(
  deps: PublishingDeps,
  { tenant_id, invoice_id }: Job,
): Promise<StepEnd> {
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, invoice_id, { lock: true });
    if (row.signing !== 'requested') return 'go';
    const now = deps.clock.now();
    const seal = await sealOf(tx, row);
    const certificate = await certificateWithKey(tx, seal.certificate_id);
    const signer = certificate === null ? null : openSigner(deps.certificate_key, certificate);
    if (signer === null) {
      const message =
        'Không mở được khóa của chứng thư số đã chọn. Hãy tải chứng thư lên lại rồi phát hành lại.';
      await failSignature(tx, row, [certificateReason(message)], { now });
      return 'wait';
    }
    const document = signedDocument(row, seal, signer, now);
    const { message_id } = seal;
    await storeSignedOne(deps, tx, row, { document, message_id, certificate: signer.label, now });
    return 'go';
  });
}
