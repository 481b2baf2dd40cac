import { signingCertificate } from '#server/modules/certificates/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { declaredSerials } from '../declared-serials.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import type { StepEnd } from '../pipeline.ts';
import { sealed } from '../sealed.ts';
import { storedContent } from '../stored-content.ts';
import { advance, recordEvent } from '../advance.ts';

/**
 * Writes the invoice's data as the canonical XML that will be signed, once for each version, and keeps its bytes, its QR code and
 * the id of the message that will carry it. From here on nothing is written again, only put together.
 */
export async function sealDocument(deps: PublishingDeps, { tenant_id, invoice_id }: Job): Promise<StepEnd> {
  const { clock } = deps;
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, invoice_id, { lock: true });
    if (row.signing !== 'not_requested') return 'go';
    const content = await storedContent(tx, row);
    const certificate = await signingCertificate(
      tx,
      content.seller.tax_code,
      await declaredSerials(tx),
      clock,
    );
    if (certificate === null) {
      const message =
        'Chứng thư số đã bị xóa sau khi yêu cầu phát hành. Hãy thêm chứng thư rồi phát hành lại.';
      const reasons = [{ message, code: 'certificate_missing', fields: ['certificate'] }];
      await advance(
        tx,
        row,
        { signing: 'fail' },
        { kind: 'signature_failed', now: clock.now(), reasons, detail: { reason: message } },
      );
      return 'wait';
    }
    const seal = sealed(deps, row, content, certificate.id);
    const inserted = await tx
      .insertInto('invoice_seals')
      .values(seal)
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (inserted === undefined) return 'go';
    const detail = { version: String(row.version), bytes: String(seal.data_xml.length) };
    await recordEvent(tx, row, { kind: 'sealed', now: clock.now(), detail });
    return 'go';
  });
}
