import { sql } from 'kysely';
import { MAX_INVOICES_IN_MESSAGE, MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { inMessages } from '#domain/transmission/in-messages.ts';
import { decimalText, parseDecimal, sum } from '#domain/money/decimal.ts';
import type { Tx } from '#server/context.ts';
import {
  advanceAll,
  lockDocumentsOf,
  retryFailing,
  submitDocument,
} from '#server/modules/documents/index.ts';
import { inDong } from '#server/modules/invoices/index.ts';
import { invoiceKind } from '#server/modules/publishing/index.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { takeTurn } from '#server/platform/db/take-turn.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { packageKind } from './document-kind.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import { seriesName } from '#domain/fields/series-symbol.ts';

type Waiting = {
  id: number;
  form_no: string;
  symbol: string;
  issued_on: string;
  version: number;
  /** In đồng. */
  total: string;
  published_by: number;
  bytes: number;
};

/** What the envelope and the signature take of a message, with room. */
const AROUND_BYTES = 16_384;

/** Who has it sent; `user_id` null where the clock does: then each package is sent in the name of who published in it last. */
type Sender = { tenant_id: number; user_id: number | null };

/**
 * Puts every invoice of cash registers that waits into packages of one series and day, and has them signed and sent. Two that do so at once
 * wait for each other; each invoice goes in one package. Answers the ids of the packages.
 */
export async function sendWaiting(tx: Tx, sender: Sender, now: string): Promise<number[]> {
  await takeTurn(tx, 'cash_register_packages');
  const waiting = await waitingInvoices(tx);
  const ids: number[] = [];
  for (const some of Map.groupBy(waiting, ({ form_no, symbol, issued_on }) =>
    [form_no, symbol, issued_on].join(' '),
  ).values()) {
    const limits = { most_bytes: MAX_MESSAGE_BYTES - AROUND_BYTES, most: MAX_INVOICES_IN_MESSAGE };
    for (const invoices of inMessages(some, limits)) ids.push(await sendPackage(tx, invoices, sender, now));
  }
  return ids;
}

/** In the order of their days and numbers. */
async function waitingInvoices(tx: Tx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select invoices.id, form_no, symbol, issued_on, invoices.version, coalesce(total_dong, 0)::text as total, published_by,
      octet_length(file.bytes) as bytes
    from ${inDong(sql`transmission = 'to_package'`)} as invoices
    join documents on documents.tenant_id = invoices.tenant_id and documents.kind = ${invoiceKind.name} and documents.subject_id = invoices.id
    join document_files as file on file.tenant_id = documents.tenant_id and file.document_id = documents.id
      and file.version = documents.version and file.kind = 'unsigned'
    order by issued_on, form_no, symbol, number`.execute(tx);
  return rows;
}

async function sendPackage(
  tx: Tx,
  invoices: readonly Waiting[],
  { tenant_id, user_id }: Sender,
  now: string,
): Promise<number> {
  const [first] = invoices;
  if (first === undefined) throw new Error('a package without invoices');
  const { form_no, symbol, issued_on } = first;
  const { package_no } = await tx
    .selectFrom('cash_register_packages')
    .select(({ fn, val }) => fn.coalesce(fn.max('package_no'), val(0)).as('package_no'))
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .where('issued_on', '=', issued_on)
    .executeTakeFirstOrThrow();
  const row = { form_no, symbol, issued_on, package_no: Number(package_no) + 1 };
  const { id } = await tx
    .insertInto('cash_register_packages')
    .values({
      ...row,
      tenant_id,
      invoice_count: invoices.length,
      total: decimalText(sum(invoices.map(({ total }) => parseDecimal(total)))),
      status: 'queued',
      created_on: now,
      created_by: user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = invoices.map((invoice, at) => ({
    ...{ tenant_id, package_id: id, position: at + 1, invoice_id: invoice.id, version: invoice.version },
  }));
  await insertMany(tx, 'cash_register_package_invoices', rows);
  await markPacked(tx, rows, packageName(row), now);
  const submission = {
    tenant_id,
    subject_id: id,
    ordered_on: issued_on,
    user_id: user_id ?? invoices.at(-1)?.published_by ?? first.published_by,
  };
  await submitDocument(tx, packageKind, submission, now);
  return id;
}

async function markPacked(
  tx: Tx,
  rows: readonly { invoice_id: number }[],
  by: string,
  now: string,
): Promise<void> {
  const ids = rows.map(({ invoice_id }) => invoice_id);
  const documents = await lockDocumentsOf(tx, invoiceKind.name, ids);
  const packed = documents.map((document) => ({
    document,
    moves: [{ transmission: 'pack' } as const],
    lines: [{ kind: 'packed', detail: { by } }],
  }));
  await advanceAll({ kinds: { [invoiceKind.name]: invoiceKind } }, tx, packed, now);
}

/**
 * Has a package signed and sent once more, in a new message: after a failed signature, or where the message itself was refused. Any other
 * stays as it is. Failure: 404.
 */
export async function sendAgain(
  tx: Tx,
  id: number,
  { tenant_id, user_id }: { tenant_id: number; user_id: number },
  now: string,
): Promise<void> {
  const [document] = await lockDocumentsOf(tx, packageKind.name, [id]);
  if (document === undefined) throw notFound();
  if (!document.status_error || document.stage === 'in_effect') return retryFailing(tx, [document]);
  const { ordered_on } = document;
  await submitDocument(tx, packageKind, { tenant_id, subject_id: id, ordered_on, user_id }, now);
}

type Named = { form_no: string; symbol: string; issued_on: string; package_no: number };

/** What people call a package: `1C26MAA 25/11/2026 · lô 1`. */
export function packageName({ form_no, symbol, issued_on, package_no }: Named): string {
  return `${seriesName(form_no, symbol)} ${readableDate(issued_on)} · lô ${package_no}`;
}
