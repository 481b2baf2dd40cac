import type { Tx } from '#server/context.ts';
import { labelOf } from '#server/modules/certificates/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import type { DocumentRow, RequestDocuments } from '#server/modules/signing/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { advanceAll } from './advance-all.ts';
import { signatureOwner } from './ask-person.ts';
import type { PublishingDeps } from './deps.ts';
import { signatureFailed } from './fail-signature.ts';
import { lockInvoices } from './outgoing.ts';
import { sealOf } from './seal.ts';
import { documentRow, outgoingMessage, preparedSignature } from './signed-file.ts';
import { storeSigned, type SignedInvoice } from './store-signed.ts';
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
      const { tax_code } = await readTenant(tx);
      const signed: SignedInvoice[] = [];
      for (const { document, row } of await stillWaiting(tx, documents)) {
        const { message_id, ...seal } = await sealOf(tx, row);
        const prepared = preparedSignature(row, seal, owner, request.signing_time);
        if (!document.digest.equals(prepared.digest))
          throw new Error(`invoice ${row.id}: what would be stored is not what was signed`);
        const file = documentRow(row, seal, prepared.finish(signatures[document.at] ?? ''), now);
        const message = outgoingMessage(deps, row, { file: file.bytes, message_id, tax_code, now });
        signed.push({ row, document: file, message });
      }
      await storeSigned(tx, signed, certificate, now);
      for (const { row } of signed) {
        const job = { tenant_id: row.tenant_id, invoice_id: row.id };
        await enqueueJob(tx, PUBLISH_TASK, { ...job, attempt: 0 }, publishJobKey(job));
      }
    },
    giveUp: async (tx, documents, event, { code, message, user_id }, now) => {
      const reasons = [{ message, code, fields: ['certificate'] }];
      const ended = (await stillWaiting(tx, documents)).map(({ row }) =>
        signatureFailed({ row, moves: [], lines: [] }, reasons, { event, user_id }),
      );
      await advanceAll(tx, ended, now);
    },
  };
}

/** The documents with their places among the request's, and their invoices, locked: without those that have moved on meanwhile. */
async function stillWaiting(
  tx: Tx,
  documents: readonly DocumentRow[],
): Promise<{ document: DocumentRow & { at: number }; row: InvoiceRow }[]> {
  const rows = await lockInvoices(
    tx,
    documents.map(({ invoice_id }) => invoice_id),
  );
  return rows.flatMap((row) => {
    const at = documents.findIndex(
      ({ invoice_id, version }) => invoice_id === row.id && version === row.version,
    );
    const document = documents[at];
    return document === undefined || row.signing !== 'requested'
      ? []
      : [{ document: { ...document, at }, row }];
  });
}
