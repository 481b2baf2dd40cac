import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { Failure } from '#server/platform/http/failure.ts';
import type { Job, Next, PublishingDeps } from '../deps.ts';
import { afterSigning, isToSign } from '../next-step.ts';
import { signClaimed } from '../sign-waiting.ts';

/**
 * From the number to the signature, in one transaction, together with whatever else waits to be published: it has its number, seal and
 * signed file, or nothing has happened. Where the batch cannot be signed, the invoice is taken by itself, so that one that cannot be
 * written holds up none beside it.
 */
export async function sealAndSign(deps: PublishingDeps, job: Job): Promise<Next> {
  try {
    return await attempt(deps, job, null);
  } catch (error) {
    if (error instanceof Failure) throw error;
    deps.log.warn({ err: error, tenant_id: job.tenant_id }, 'a batch could not be signed');
    return attempt(deps, job, job.invoice_id);
  }
}

function attempt(deps: PublishingDeps, { tenant_id, invoice_id }: Job, only: number | null): Promise<Next> {
  return inTenant(deps.db, tenant_id, async (tx): Promise<Next> => {
    const before = await findInvoice(tx, invoice_id);
    if (!isToSign(before)) return afterSigning(before);
    const count = await signClaimed(deps, tx, only);
    const row = await findInvoice(tx, invoice_id);
    if (row.lifecycle !== 'queued' && row.signing !== 'not_requested') return afterSigning(row);
    // Others were first, or another worker is at it.
    return count > 0 ? 'seal-and-sign' : 'later';
  });
}
