import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { sellerOf } from '#domain/invoice/stated-content.ts';
import type { Tx } from '#server/context.ts';
import {
  certificateById,
  certificateWithKey,
  labelOf,
  mayNeedPerson,
  openSigner,
  type SigningCertificate,
} from '#server/modules/certificates/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advanceAll, type Advance } from './advance-all.ts';
import { askPerson } from './ask-person.ts';
import type { PublishingDeps } from './deps.ts';
import { certificateReason, signatureFailed } from './fail-signature.ts';
import { oneNumbering } from './reserve-numbers.ts';
import { sealWaiting, type SealedInvoice } from './seal-waiting.ts';
import { outgoingMessage, signedDocument } from './signed-file.ts';
import { storeSigned, type SignedInvoice } from './store-signed.ts';

const BATCH = 100;
/** As many as one bulk publication asks a person for. */
const ASKED_TOGETHER = 250;
/** Signed without a pause; the database stores these while the next are signed, and requests get their turn. */
const AT_A_STRETCH = 25;

/**
 * Takes the invoices that wait for publication from their number to their signature in one transaction, a hundred at a time; where a
 * person holds the key, as far as the request that asks for all signatures at once. Killed at any point it has done nothing. What
 * another worker is at is left alone. Answers how many it took.
 */
export function signWaiting(deps: PublishingDeps, tenant_id: number): Promise<number> {
  return inTenant(deps.db, tenant_id, (tx) => signClaimed(deps, tx, null));
}

/** The same in the caller's transaction; `only`: this invoice and none beside it. */
export async function signClaimed(deps: PublishingDeps, tx: Tx, only: number | null): Promise<number> {
  await oneNumbering(tx);
  const waiting = await claim(tx, only, (await mayNeedPerson(tx)) ? ASKED_TOGETHER : BATCH);
  if (waiting.length === 0) return 0;
  const tenant = await readTenant(tx);
  const now = deps.clock.now();
  const sealed = await sealWaiting(deps, tx, waiting, sellerOf(tenant), now);
  for (const [id, some] of Map.groupBy(sealed, ({ seal }) => seal.certificate_id))
    await signSealed(deps, tx, await certificateById(tx, id), some, tenant.tax_code, now);
  return waiting.length;
}

/** The earliest by issue date that nobody is asked to sign yet, and that nobody else is at. */
function claim(tx: Tx, only: number | null, most: number): Promise<InvoiceRow[]> {
  const query = tx
    .selectFrom('invoices')
    .selectAll()
    .where('lifecycle', 'in', ['queued', 'numbered'])
    .where('signing', 'in', ['not_requested', 'requested'])
    .where(
      sql<boolean>`not exists (select from signature_request_documents as asked where asked.tenant_id = invoices.tenant_id
        and asked.invoice_id = invoices.id and asked.version = invoices.version)`,
    )
    .orderBy('issued_on')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return (only === null ? query : query.where('id', '=', only)).execute();
}

/** Signs with a key that is kept here, or asks the person who holds it. */
async function signSealed(
  deps: PublishingDeps,
  tx: Tx,
  certificate: SigningCertificate | null,
  sealed: readonly SealedInvoice[],
  tax_code: string,
  now: string,
): Promise<void> {
  const requested = sealed.map((one) => askedFor(one, certificate));
  if (certificate !== null && certificate.kind !== 'file') {
    await askPerson(deps, tx, certificate, sealed, now);
    await advanceAll(tx, requested, now);
    return;
  }
  const key = certificate === null ? null : await certificateWithKey(tx, certificate.id);
  const signer = key === null ? null : openSigner(deps.certificate_key, key);
  if (signer === null) {
    const message =
      'Không mở được khóa của chứng thư số đã chọn. Hãy tải chứng thư lên lại rồi phát hành lại.';
    const failed = requested.map((one) => signatureFailed(one, [certificateReason(message)]));
    await advanceAll(tx, failed, now);
    return;
  }
  const sign = ({ row, seal }: SealedInvoice, at: number): SignedInvoice => {
    const document = signedDocument(row, seal, signer, now);
    const outgoing = { file: document.bytes, message_id: seal.message_id, tax_code, now };
    const { moves, lines, set = {} } = requested[at] ?? { moves: [], lines: [] };
    return { row, document, message: outgoingMessage(deps, row, outgoing), before: { moves, lines, set } };
  };
  await inStretches(sealed, sign, (signed) => storeSigned(tx, signed, signer.label, now));
}

/** Signs and stores side by side; nothing of it runs on once this is over. */
async function inStretches(
  sealed: readonly SealedInvoice[],
  sign: (one: SealedInvoice, at: number) => SignedInvoice,
  store: (signed: readonly SignedInvoice[]) => Promise<void>,
): Promise<void> {
  let stored = Promise.resolve();
  try {
    for (let at = 0; at < sealed.length; at += AT_A_STRETCH) {
      const signed = sealed.slice(at, at + AT_A_STRETCH).map((one, beside) => sign(one, at + beside));
      stored = stored.then(() => store(signed));
      await Promise.race([stored, setImmediate()]);
    }
  } finally {
    await stored;
  }
}

/** With the request for its signature, unless that was written before. */
function askedFor({ row, done }: SealedInvoice, certificate: SigningCertificate | null): Advance {
  if (row.signing === 'requested') return { row, ...done };
  const label = certificate === null ? 'chứng thư đã xóa' : labelOf(certificate);
  return {
    row,
    moves: [...done.moves, { signing: 'request' }],
    lines: [...done.lines, { kind: 'signature_requested', detail: { certificate: label } }],
    ...(done.set && { set: done.set }),
  };
}
