import type { InvoiceSeller } from '#domain/invoice/content.ts';
import type { Tx } from '#server/context.ts';
import { linesOfMany, refusalItems, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { advanceAll, type Advance } from './advance-all.ts';
import type { PublishingDeps } from './deps.ts';
import { designIn, designsOf } from './design.ts';
import { signatureFailed } from './fail-signature.ts';
import { reserveNumbers } from './reserve-numbers.ts';
import { sealed, type Sealed } from './sealed.ts';
import { signingNow } from './signing-now.ts';
import { contentFrom } from './stored-content.ts';

type Done = Pick<Advance, 'moves' | 'lines' | 'set'>;

/** A locked invoice with the seal of its present version; `row` is as it stands in the database but for its number. */
export type SealedInvoice = {
  row: InvoiceRow;
  seal: Pick<Sealed, 'certificate_id' | 'data_xml' | 'qr' | 'message_id'>;
  /** What is still to be written of what has happened to it. */
  done: Done;
};

/**
 * Gives locked invoices their numbers, and writes the data of each as the canonical XML that will be signed, once for each version, with
 * its QR code and the id of the message that will carry it. From here on nothing is written again, only put together. What the
 * certificate and the declarations allowed when publication was asked for is asked again: it may have ended since, and then the
 * signature of what is not sealed yet has failed.
 */
export async function sealWaiting(
  deps: PublishingDeps,
  tx: Tx,
  waiting: readonly InvoiceRow[],
  seller: InvoiceSeller,
  now: string,
): Promise<SealedInvoice[]> {
  const before = await sealsOf(tx, waiting);
  const old = waiting.flatMap((row) => {
    const seal = before.get(row.id);
    return seal === undefined ? [] : [{ row, seal, done: { moves: [], lines: [] } }];
  });
  const asked = await numbered(
    tx,
    waiting.filter(({ id }) => !before.has(id)),
  );
  if (asked.length === 0) return old;
  const { certificate, refusalsOf } = await signingNow(tx, seller.tax_code, deps.clock);
  const judged = asked.map((one) => ({ one, refusals: refusalsOf(one.row) }));
  const barred = judged.filter(({ refusals }) => refusals.length > 0);
  if (barred.length > 0) {
    const style = await readNumberStyle(tx);
    const failed = barred.map(({ one, refusals }) => signatureFailed(one, refusalItems(refusals, style)));
    await advanceAll(tx, failed, now);
  }
  const fresh = judged.filter(({ refusals }) => refusals.length === 0).map(({ one }) => one);
  if (certificate === null || fresh.length === 0) return old;
  const ids = fresh.map(({ row }) => row.id);
  const lines = await linesOfMany(tx, ids);
  const designs = await designsOf(
    tx,
    fresh.map(({ row }) => row),
  );
  const seals = fresh.map(({ row }) => {
    const content = contentFrom(row, lines.get(row.id) ?? [], seller);
    return sealed(deps, row, content, certificate.id, designIn(designs, row));
  });
  await insertMany(tx, 'invoice_seals', seals);
  const just = fresh.flatMap(({ row, ...done }, at) => {
    const seal = seals[at];
    if (seal === undefined) return [];
    const detail = { version: String(row.version), bytes: String(seal.data_xml.length) };
    return [{ row, seal, done: { ...done, lines: [...done.lines, { kind: 'sealed' as const, detail }] } }];
  });
  return [...old, ...just];
}

/** All of them with their numbers: those that have one keep it. */
async function numbered(tx: Tx, rows: readonly InvoiceRow[]): Promise<Advance[]> {
  const queued = rows.filter(({ lifecycle }) => lifecycle === 'queued');
  const given = new Map((await reserveNumbers(tx, queued)).map(({ id, number }) => [id, number]));
  return rows.map((row) => {
    const number = given.get(row.id) ?? null;
    if (number === null) return { row, moves: [], lines: [] };
    const detail = { number: String(number) };
    return {
      row: { ...row, number },
      moves: [{ invoice: 'reserve_number' }],
      lines: [{ kind: 'number_reserved', user_id: row.published_by, detail }],
      set: { number },
    };
  });
}

/** Seals of present versions, from before an upgrade or a restart, by invoice. */
async function sealsOf(
  tx: Tx,
  rows: readonly InvoiceRow[],
): Promise<ReadonlyMap<number, SealedInvoice['seal']>> {
  const versions = new Map(
    rows.filter(({ number }) => number !== null).map(({ id, version }) => [id, version]),
  );
  if (versions.size === 0) return new Map();
  const seals = await tx
    .selectFrom('invoice_seals')
    .select(['invoice_id', 'version', 'certificate_id', 'data_xml', 'qr', 'message_id'])
    .where('invoice_id', 'in', [...versions.keys()])
    .execute();
  return new Map(
    seals
      .filter(({ invoice_id, version }) => versions.get(invoice_id) === version)
      .map((seal) => [seal.invoice_id, seal]),
  );
}
