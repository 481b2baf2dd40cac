import { certificateById, labelOf } from '#server/modules/certificates/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advance } from '../advance.ts';
import { askPerson } from '../ask-person.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import type { StepEnd } from '../pipeline.ts';
import { sealOf } from '../seal.ts';

/**
 * Asks for the signature. A certificate kept as a file signs at once, in the next step; one whose key is with a person waits for them,
 * in a signature request that is carried by itself (server/modules/signing).
 */
export async function requestSignature(
  deps: PublishingDeps,
  { tenant_id, invoice_id }: Job,
): Promise<StepEnd> {
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, invoice_id, { lock: true });
    if (row.signing !== 'not_requested') return 'go';
    const seal = await sealOf(tx, row);
    const certificate = await certificateById(tx, seal.certificate_id);
    const now = deps.clock.now();
    if (certificate !== null && certificate.kind !== 'file')
      await askPerson(deps, tx, certificate, [{ row, seal }], now);
    const detail = { certificate: certificate === null ? 'chứng thư đã xóa' : labelOf(certificate) };
    await advance(tx, row, { signing: 'request' }, { kind: 'signature_requested', now, detail });
    return 'go';
  });
}
