import { sql } from 'kysely';
import type { InvoiceSeller } from '#domain/invoice/content.ts';
import type { Tx } from '#server/context.ts';
import { labelOf, type SigningCertificate } from '#server/modules/certificates/index.ts';
import { linesOfMany, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { advance, recordEvent } from '../advance.ts';
import { askPerson, type SealedInvoice } from '../ask-person.ts';
import type { PublishingDeps } from '../deps.ts';
import { designIn, designsOf } from '../design.ts';
import { sealed } from '../sealed.ts';
import { contentFrom } from '../stored-content.ts';
import { reserveNumbers } from './reserve-numbers.ts';

/** As many as one bulk publication asks for. */
const MOST = 250;

/**
 * Takes the invoices that wait for publication from reserve-number to request-signature in one transaction, so that the person who
 * holds the key is asked once for all of them. Those published again under their numbers are among them. Answers how many it took.
 */
export async function requestWaiting(
  deps: PublishingDeps,
  tx: Tx,
  certificate: SigningCertificate,
  seller: InvoiceSeller,
): Promise<number> {
  const waiting = await claimUnsealed(tx);
  if (waiting.length < 2) return 0;
  const lines = await linesOfMany(
    tx,
    waiting.map(({ id }) => id),
  );
  const designs = await designsOf(tx, waiting);
  const now = deps.clock.now();
  const asked: SealedInvoice[] = [];
  for (const row of await numbered(tx, waiting, now)) {
    const content = contentFrom(row, lines.get(row.id) ?? [], seller);
    const seal = sealed(deps, row, content, certificate.id, designIn(designs, row));
    await tx.insertInto('invoice_seals').values(seal).execute();
    const detail = { version: String(row.version), bytes: String(seal.data_xml.length) };
    await recordEvent(tx, row, { kind: 'sealed', now, detail });
    asked.push({ row, seal });
  }
  await askPerson(deps, tx, certificate, asked, now);
  const detail = { certificate: labelOf(certificate) };
  for (const { row } of asked)
    await advance(tx, row, { signing: 'request' }, { kind: 'signature_requested', now, detail });
  return asked.length;
}

/** The earliest by issue date that have no seal of their version yet, and that nobody else is at. */
function claimUnsealed(tx: Tx): Promise<InvoiceRow[]> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('lifecycle', 'in', ['queued', 'numbered'])
    .where('signing', '=', 'not_requested')
    .where(
      sql<boolean>`not exists (select from invoice_seals where invoice_seals.tenant_id = invoices.tenant_id
        and invoice_seals.invoice_id = invoices.id and invoice_seals.version = invoices.version)`,
    )
    .orderBy('issued_on')
    .orderBy('id')
    .limit(MOST)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** All of them with their numbers: those that have one keep it. */
async function numbered(tx: Tx, waiting: readonly InvoiceRow[], now: string): Promise<InvoiceRow[]> {
  const queued = waiting.filter(({ lifecycle }) => lifecycle === 'queued');
  const given = new Map((await reserveNumbers(tx, queued)).map((row) => [row.id, row.number]));
  const rows: InvoiceRow[] = [];
  for (const row of waiting) {
    const number = given.get(row.id);
    if (number === undefined) {
      rows.push(row);
      continue;
    }
    await advance(
      tx,
      row,
      { invoice: 'reserve_number' },
      {
        kind: 'number_reserved',
        now,
        user_id: row.published_by,
        detail: { number: String(number) },
        set: { number },
      },
    );
    rows.push({ ...row, number, lifecycle: 'numbered' });
  }
  return rows;
}
