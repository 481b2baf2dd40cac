import { setImmediate } from 'node:timers/promises';
import { sellerOf } from '#domain/invoice/stated-content.ts';
import type { Tx } from '#server/context.ts';
import {
  certificateWithKey,
  mayNeedPerson,
  openSigner,
  type OpenSigner,
} from '#server/modules/certificates/index.ts';
import { linesOfMany, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { PublishingDeps } from '../deps.ts';
import { designIn, designsOf } from '../design.ts';
import { sealed } from '../sealed.ts';
import { outgoingMessage, signedDocument } from '../signed-file.ts';
import { signingNow } from '../signing-now.ts';
import { contentFrom } from '../stored-content.ts';
import { requestWaiting } from './request-waiting.ts';
import { oneNumbering, reserveNumbers } from './reserve-numbers.ts';
import { storeSigned, type SignedInvoice } from './store-signed.ts';

const BATCH = 100;
/** Signed without a pause; the database stores these while the next are signed, and requests get their turn. */
const AT_A_STRETCH = 25;
/** Fewer than this go step by step. */
const WORTH_A_BATCH = 8;

/**
 * Takes the invoices that wait for publication from reserve-number to accept-signature in one transaction, a hundred at a time, where
 * many wait: the same rows, documents and history as the steps write one by one. Killed at any point it has done nothing. What
 * another worker is at is left alone; what cannot be signed here is left to the steps, which tell why. Where a person holds the key,
 * they are taken as far as the request that asks for all signatures at once. Answers how many it took.
 */
export function signWaiting(deps: PublishingDeps, tenant_id: number): Promise<number> {
  return inTenant(deps.db, tenant_id, async (tx) => {
    const by_person = await mayNeedPerson(tx);
    await oneNumbering(tx);
    const waiting = await claim(tx);
    if (waiting.length < WORTH_A_BATCH && !by_person) return 0;
    const tenant = await readTenant(tx);
    const seller = sellerOf(tenant);
    const { certificate } = await signingNow(tx, tenant.tax_code, deps.clock);
    if (certificate === null) return 0;
    if (certificate.kind !== 'file') return requestWaiting(deps, tx, certificate, seller);
    if (waiting.length < WORTH_A_BATCH) return 0;
    const signing = await signerOf(deps, tx, certificate.id);
    if (signing === null) return 0;
    const lines = await linesOfMany(
      tx,
      waiting.map(({ id }) => id),
    );
    const designs = await designsOf(tx, waiting);
    const now = deps.clock.now();
    const rows = await reserveNumbers(tx, waiting);
    const sign = (row: InvoiceRow): SignedInvoice => {
      const content = contentFrom(row, lines.get(row.id) ?? [], seller);
      const seal = sealed(deps, row, content, signing.certificate_id, designIn(designs, row));
      const document = signedDocument(row, seal, signing.signer, now);
      const outgoing = { file: document.bytes, message_id: seal.message_id, tax_code: tenant.tax_code, now };
      return { row, seal, document, message: outgoingMessage(deps, row, outgoing) };
    };
    let stored = Promise.resolve();
    try {
      for (let at = 0; at < rows.length; at += AT_A_STRETCH) {
        const signed = rows.slice(at, at + AT_A_STRETCH).map(sign);
        stored = stored.then(() => storeSigned(tx, signed, signing.signer.label, now));
        await Promise.race([stored, setImmediate()]);
      }
    } finally {
      // Nothing of it may run on once the transaction is over.
      await stored;
    }
    return rows.length;
  });
}

/** The earliest by issue date of those that wait and that nobody else is at. */
function claim(tx: Tx): Promise<InvoiceRow[]> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('lifecycle', '=', 'queued')
    .orderBy('issued_on')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}

async function signerOf(
  deps: PublishingDeps,
  tx: Tx,
  id: number,
): Promise<{ certificate_id: number; signer: OpenSigner } | null> {
  const certificate = await certificateWithKey(tx, id);
  const signer = certificate === null ? null : openSigner(deps.certificate_key, certificate);
  return certificate === null || signer === null ? null : { certificate_id: certificate.id, signer };
}
