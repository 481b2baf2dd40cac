import { certificateWithKey, openSigner } from '#server/modules/certificates/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advance } from '../advance.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import type { StepEnd } from '../pipeline.ts';
import { sealOf } from '../seal.ts';
import { outgoingMessage, signedDocument } from '../signed-file.ts';

/**
 * Signs the sealed bytes, puts the invoice file together, and in the same transaction lays the message that carries it into the
 * outbox: a signed invoice is always also an invoice to be sent.
 */
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
      const reasons = [{ message, code: 'certificate_missing', fields: ['certificate'] }];
      await advance(
        tx,
        row,
        { signing: 'fail' },
        { kind: 'signature_failed', now, reasons, detail: { reason: message } },
      );
      return 'wait';
    }
    const document = signedDocument(row, seal, signer, now);
    await tx.insertInto('invoice_documents').values(document).execute();
    const { tax_code } = await readTenant(tx);
    const message = outgoingMessage(deps, row, {
      file: document.bytes,
      message_id: seal.message_id,
      tax_code,
      now,
    });
    const { id: transmission_id } = await tx
      .insertInto('transmissions')
      .values(message)
      .returning('id')
      .executeTakeFirstOrThrow();
    await advance(
      tx,
      row,
      { signing: 'sign' },
      {
        kind: 'signed',
        now,
        transmission_id,
        detail: { certificate: signer.label },
        set: { signed_on: now },
      },
    );
    return 'go';
  });
}
