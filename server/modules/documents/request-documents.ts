import { signingInstantOf } from '#domain/signing/signing-time.ts';
import type { Tx } from '#server/context.ts';
import { labelOf } from '#server/modules/certificates/index.ts';
import type { RequestDocumentRow, RequestDocuments, SigningDeps } from '#server/modules/signing/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { inTurns } from '#server/platform/in-turns.ts';
import { advanceAll, signatureFailed } from './advance.ts';
import type { DocumentDeps } from './deps.ts';
import { lockDocuments, presentVersions } from './documents.ts';
import { kindOf, type DocumentRow } from './kind.ts';
import {
  preparedSignature,
  signatureOwner,
  signedDocument,
  storeSigned,
  type SignedDocument,
} from './signatures.ts';
import { enqueueCarryingAll } from './tasks.ts';

type Deps = Pick<DocumentDeps, 'kinds' | 'solution_provider_tax_code'>;

/** Put together without a pause. */
const AT_ONCE = 20;

/** What carries signature requests, out of what carries documents. */
export function signingDeps(deps: DocumentDeps): SigningDeps {
  const { db, clock, remote_signer, certificate_key, on_order_step } = deps;
  return {
    db,
    clock,
    remote_signer,
    certificate_key,
    documents: requestDocuments(deps),
    new_order_id: deps.new_message_suffix,
    ...(on_order_step === undefined ? {} : { on_order_step }),
  };
}

/** What becomes of documents when the request that asks for their signatures ends. One that has moved on meanwhile is left alone. */
export function requestDocuments(deps: Deps): RequestDocuments {
  return {
    nouns: (kind) => kindOf(deps.kinds, { kind }).words,
    permission: (kind) => kindOf(deps.kinds, { kind }).permission,
    embed: async (tx, request, documents, signatures, now) => {
      const owner = signatureOwner(request.certificate_der, request.certificate_name);
      const certificate = labelOf({
        subject_name: request.certificate_name,
        serial: request.certificate_serial,
      });
      const tax_code = await readTaxCode(tx);
      const signed_on = signingInstantOf(request.signing_time) ?? now;
      const waiting = await stillWaiting(tx, documents);
      const versions = await presentVersions(
        tx,
        waiting.map(({ document }) => document),
      );
      const signed = await inTurns(waiting, AT_ONCE, ({ asked, at, document }): SignedDocument => {
        const version = versions.get(document.id);
        const prepared = version && preparedSignature(version, owner, request.signing_time);
        if (version === undefined || !asked.digest.equals(prepared?.digest ?? Buffer.alloc(0)))
          throw new Error(`document ${document.id}: what would be stored is not what was signed`);
        const signature = prepared?.finish(signatures[at] ?? '') ?? new Uint8Array();
        const kind = kindOf(deps.kinds, document);
        return signedDocument(deps, kind, document, version, signature, { tax_code, now, signed_on });
      });
      await storeSigned(deps, tx, signed, certificate, now);
      await enqueueCarryingAll(
        tx,
        signed.map(({ document: { tenant_id, id } }) => ({ tenant_id, document_id: id })),
      );
    },
    giveUp: async (tx, documents, event, { code, message, user_id }, now) => {
      const reasons = [{ message, code, fields: ['certificate'] }];
      const ended = (await stillWaiting(tx, documents)).map(({ document }) =>
        signatureFailed({ document, moves: [], lines: [] }, reasons, { event, user_id }),
      );
      await advanceAll(deps, tx, ended, now);
    },
  };
}

/** The asked documents with their places among the request's, locked: without those that have moved on meanwhile. */
async function stillWaiting(
  tx: Tx,
  asked_documents: readonly RequestDocumentRow[],
): Promise<{ asked: RequestDocumentRow; at: number; document: DocumentRow }[]> {
  const documents = await lockDocuments(
    tx,
    asked_documents.map(({ document_id }) => document_id),
  );
  return documents.flatMap((document) => {
    const at = asked_documents.findIndex(
      ({ document_id, version }) => document_id === document.id && version === document.version,
    );
    const asked = asked_documents[at];
    return asked === undefined || document.signing !== 'requested' ? [] : [{ asked, at, document }];
  });
}
