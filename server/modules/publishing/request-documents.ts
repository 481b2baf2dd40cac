import type { Tx } from '#server/context.ts';
import { labelOf } from '#server/modules/certificates/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import type { RequestDocuments } from '#server/modules/signing/index.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { signatureOwner } from './ask-person.ts';
import type { PublishingDeps } from './deps.ts';
import { failSignature } from './fail-signature.ts';
import { sealOf } from './seal.ts';
import { documentRow, preparedSignature } from './signed-file.ts';
import { storeSignedOne } from './store-signed-one.ts';
import { publishJobKey, PUBLISH_TASK } from './tasks.ts';

type Deps = Pick<PublishingDeps, 'solution_provider_tax_code'>;

/** What becomes of invoices when the request that asks for their signatures ends. One that has moved on meanwhile is left alone. */
export function requestDocuments(deps: Deps): RequestDocuments {
  return {
    embed: async (tx, request, documents, signatures, now) => {
      const owner = signatureOwner(request.certificate_der, request.certificate_name);
      const certificate = labelOf({
        subject_name: request.certificate_name,
        serial: request.certificate_serial,
      });
      for (const [at, { invoice_id, version, digest }] of inOrder(documents)) {
        const row = await waiting(tx, invoice_id, version);
        if (row === null) continue;
        const seal = await sealOf(tx, row);
        const prepared = preparedSignature(row, seal, owner, request.signing_time);
        if (!digest.equals(prepared.digest))
          throw new Error(`invoice ${invoice_id}: what would be stored is not what was signed`);
        const document = documentRow(row, seal, prepared.finish(signatures[at] ?? ''), now);
        await storeSignedOne(deps, tx, row, { document, message_id: seal.message_id, certificate, now });
        const job = { tenant_id: row.tenant_id, invoice_id };
        await enqueueJob(tx, PUBLISH_TASK, { ...job, attempt: 0 }, publishJobKey(job));
      }
    },
    giveUp: async (tx, documents, event, { code, message, user_id }, now) => {
      for (const [, { invoice_id, version }] of inOrder(documents)) {
        const row = await waiting(tx, invoice_id, version);
        if (row === null) continue;
        const reasons = [{ message, code, fields: ['certificate'] }];
        await failSignature(tx, row, reasons, { now, event, user_id });
      }
    },
  };
}

/** With their places, by invoice: whoever locks several invoices locks them in the same order. */
function inOrder<T extends { invoice_id: number }>(documents: readonly T[]): (readonly [number, T])[] {
  return [...documents.entries()].sort(([, a], [, b]) => a.invoice_id - b.invoice_id);
}

async function waiting(tx: Tx, invoice_id: number, version: number) {
  const row = await findInvoice(tx, invoice_id, { lock: true });
  return row.version === version && row.signing === 'requested' ? row : null;
}
