import { findInvoice, refusalItems } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { recordEvent } from '../advance.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import { designOf } from '../design.ts';
import { failSignature } from '../fail-signature.ts';
import type { StepEnd } from '../pipeline.ts';
import { sealed } from '../sealed.ts';
import { signingNow } from '../signing-now.ts';
import { storedContent } from '../stored-content.ts';

/**
 * Writes the invoice's data as the canonical XML that will be signed, once for each version, and keeps its bytes, its QR code and
 * the id of the message that will carry it. From here on nothing is written again, only put together. What the certificate could
 * when publication was asked for is asked again: it may have run out or gone since.
 */
export async function sealDocument(deps: PublishingDeps, { tenant_id, invoice_id }: Job): Promise<StepEnd> {
  const { clock } = deps;
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, invoice_id, { lock: true });
    if (row.signing !== 'not_requested') return 'go';
    const content = await storedContent(tx, row);
    const { certificate, refusals } = await signingNow(tx, content.seller.tax_code, clock);
    if (certificate === null) {
      await failSignature(tx, row, refusalItems(refusals, await readNumberStyle(tx)), { now: clock.now() });
      return 'wait';
    }
    const seal = sealed(deps, row, content, certificate.id, await designOf(tx, row));
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
