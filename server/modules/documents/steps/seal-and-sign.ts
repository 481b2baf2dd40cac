import type { Tx } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { Failure } from '#server/platform/http/failure.ts';
import type { DocumentDeps, Job, Next } from '../deps.ts';
import { afterSigning, findDocument, isToSign } from '../documents.ts';
import { isFailing } from '../faults.ts';
import { kindOf, type DocumentRow } from '../kind.ts';
import { leasedFor } from '../outgoing.ts';
import { signClaimed } from '../sign-waiting.ts';

/**
 * From a submitted document to the signature, in one transaction, together with whatever else of its kind waits: it has its number, seal
 * and signed file, or nothing has happened. Where the batch cannot be signed, the document is taken by itself, so that one that cannot
 * be written holds up none beside it; after some tries no batch takes it any more.
 */
export async function sealAndSign(deps: DocumentDeps, job: Job): Promise<Next> {
  try {
    return await attempt(deps, job, null);
  } catch (error) {
    if (error instanceof Failure) throw error;
    deps.log.warn({ err: error, tenant_id: job.tenant_id }, 'a batch could not be signed');
    return attempt(deps, job, job.document_id);
  }
}

function attempt(deps: DocumentDeps, { tenant_id, document_id }: Job, only: number | null): Promise<Next> {
  return inTenant(deps.db, tenant_id, async (tx): Promise<Next> => {
    const before = await findDocument(tx, document_id);
    if (!isToSign(before)) return afterSigned(deps, tx, before);
    const count = await signClaimed(
      deps,
      tx,
      kindOf(deps.kinds, before),
      isFailing(before) ? document_id : only,
    );
    const after = await findDocument(tx, document_id);
    if (after.stage !== 'queued' && after.signing !== 'not_requested') return afterSigning(after);
    // Another worker has taken it.
    return count > 0 ? 'seal-and-sign' : 'later';
  });
}

/** Where another process is handing it over, as it is for most of many that go together, its job ends here. */
async function afterSigned({ clock }: DocumentDeps, tx: Tx, document: DocumentRow): Promise<Next> {
  const next = afterSigning(document);
  if (next !== 'hand-to-provider') return next;
  const { tenant_id, id: document_id } = document;
  const leased_ms = await leasedFor(tx, { tenant_id, document_id }, clock.epoch_ms());
  return leased_ms > 0 ? { leased_ms } : next;
}
