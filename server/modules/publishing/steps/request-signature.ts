import { certificateLabel } from '#server/modules/certificates/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advance } from '../advance.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import type { StepEnd } from '../pipeline.ts';
import { sealOf } from '../seal.ts';

/** Asks for the signature. A certificate kept as a file signs at once, in the next step; other signers will be waited for. */
export async function requestSignature(
  deps: PublishingDeps,
  { tenant_id, invoice_id }: Job,
): Promise<StepEnd> {
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, invoice_id, { lock: true });
    const seal = await sealOf(tx, row);
    const certificate = await certificateLabel(tx, seal.certificate_id);
    await advance(
      tx,
      row,
      { signing: 'request' },
      { kind: 'signature_requested', now: deps.clock.now(), detail: { certificate } },
    );
    return 'go';
  });
}
