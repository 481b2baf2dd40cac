import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { hasInvoices, INVOICE_LIST } from '#domain/proof-pack/manifest.ts';
import { PUBLICATION_STATUSES, type PublicationStatus } from '#domain/transmission/publication.ts';
import type { Tx } from '#server/context.ts';
import { MESSAGE_BYTES } from '#server/modules/documents/index.ts';
import { printedInvoice } from '#server/modules/publishing/index.ts';
import { instantJson } from '#server/platform/crud/json-rows.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { Failure } from '#server/platform/http/failure.ts';
import type { Making, PackItem } from './write-pack.ts';
import { documentPath, folderOf, attachmentPath, inputPath, messagePath, printPath } from './paths.ts';
import { documentsOf, messagesOf, onDays } from './period.ts';

export type PrintDeps = Parameters<typeof printedInvoice>[0];

/** Documents whose files are in memory at once. */
const PORTION = 50;

type Document = { id: number; kind: string; subject_id: number; label: string | null };
type File = { document_id: number; version: number; kind: string; bytes: Buffer };

/** The files of documents as they are stored, byte for byte, prints of the invoices, and a list of these for people where the pack has invoices. */
export async function* documentItems(making: Making): AsyncGenerator<PackItem> {
  const { deps, tenant_id } = making;
  const lines: string[] = [];
  for (let after = 0; ;) {
    const { documents, files, listed } = await inTenant(deps.db, tenant_id, (tx) =>
      portionAfter(tx, making, after),
    );
    for (const document of documents) {
      const paths: string[] = [];
      for (const item of filesOf(document, files, making)) {
        paths.push(item.path);
        yield item;
      }
      const print = await printOf(document, lastVersion(document, files), making);
      if (print !== null) {
        paths.push(print.path);
        yield print;
      }
      const invoice = listed.get(document.id);
      if (invoice !== undefined) lines.push(listLine(document, invoice, paths));
    }
    const last = documents.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  if (hasInvoices(making.kinds)) yield { path: INVOICE_LIST, bytes: Buffer.from(lines.join('')), kind: null };
}

function* filesOf(document: Document, files: readonly File[], { kinds }: Making): Generator<PackItem> {
  const kind = document.kind === 'invoice' ? 'invoice_xml' : 'papers';
  if (!kinds.includes(kind)) return;
  for (const file of files) {
    if (file.document_id !== document.id) continue;
    const path = documentPath(document, file.version, file.kind);
    yield { path, bytes: file.bytes, kind, may_be_signed: true };
  }
}

/** The version that was signed last; null of a document that has no file yet, of which there is nothing to show. */
function lastVersion({ id }: Document, files: readonly File[]): number | null {
  const versions = files.flatMap(({ document_id, version }) => (document_id === id ? [version] : []));
  return versions.length === 0 ? null : Math.max(...versions);
}

async function portionAfter(tx: Tx, making: Making, after: number) {
  const documents = await sql<Document>`select id, kind, subject_id, label from documents
    where ${documentsOf(making)} and id > ${after} order by id limit ${PORTION}`.execute(tx);
  const ids = documents.rows.map(({ id }) => id);
  const files = await sql<File>`select document_id, version, kind, bytes from document_files
    where tenant_id = ${TENANT} and document_id = any(${ids}::bigint[]) order by document_id, version, kind desc`.execute(
    tx,
  );
  return { documents: documents.rows, files: files.rows, listed: await invoicesOf(tx, making, ids) };
}

type Listed = {
  document_id: number;
  form_no: string;
  symbol: string;
  number: number | null;
  issued_on: string;
  buyer_name: string | null;
  buyer_person: string | null;
  buyer_tax_code: string | null;
  total: string;
  currency: string;
  status: PublicationStatus;
  tax_authority_code: string | null;
  messages: { id: number; direction: string; message_type: string; created_on: string }[] | null;
};

/** WHERE over the messages of an invoice: in the pack of one, all that it was found to have; else those that carry it or answer it. */
const about = (only: Making['document']) =>
  only === null
    ? sql`message.id in (select transmission_id from transmission_documents as carried
        where carried.tenant_id = ${TENANT} and carried.document_id = documents.id)`
    : sql`message.id = any(${[...only.message_ids]}::bigint[])`;

async function invoicesOf(
  tx: Tx,
  { kinds, document: only }: Making,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Listed>> {
  const { rows } =
    await sql<Listed>`select documents.id as document_id, form_no, symbol, number, issued_on, buyer_name,
      buyer_person, buyer_tax_code, total, currency, invoices.status, tax_authority_code,
      (select json_agg(json_build_object('id', message.id, 'direction', message.direction, 'message_type', message.message_type,
          'created_on', ${sql.raw(instantJson('message.created_on'))}) order by message.id)
        from transmissions as message where message.tenant_id = ${TENANT} and ${about(only)}) as messages
    from documents join invoices on invoices.tenant_id = ${TENANT} and invoices.id = documents.subject_id
    where documents.tenant_id = ${TENANT} and documents.kind = 'invoice' and documents.id = any(${[...ids]}::bigint[])`.execute(
      tx,
    );
  const has_messages = kinds.includes('messages');
  return new Map(rows.map((row) => [row.document_id, has_messages ? row : { ...row, messages: null }]));
}

/** One invoice of the list that the page in the pack shows. */
function listLine(document: Document, invoice: Listed, files: readonly string[]): string {
  const { document_id: _, messages, status, buyer_name, buyer_person, ...rest } = invoice;
  const { label, tone } = PUBLICATION_STATUSES[status];
  const line = {
    folder: folderOf(document),
    ...rest,
    buyer: buyer_name ?? buyer_person ?? '',
    ...{ status: label, tone },
    files,
    messages: (messages ?? []).map(messagePath),
  };
  return `${JSON.stringify(line)}\n`;
}

const TRIES = 20;
const PAUSE_MS = 3_000;

/** How the form for people is drawn; null where the pack has none: of the papers of a period, of a kind that has none. */
function drawingOf(document: Document, { deps, tenant_id, kinds, document: only }: Making) {
  if (only !== null) return only.print;
  if (document.kind !== 'invoice' || !kinds.includes('invoice_pdf')) return null;
  const context = {
    account: { tenant_id },
    tenant: <T>(work: (tx: Tx) => Promise<T>) => inTenant(deps.db, tenant_id, work),
  };
  return (version: number) => printedInvoice(deps, context, document.subject_id, { version });
}

/**
 * The print of the version of a document that has its file beside it, never of what its row says since: one that was refused is being
 * corrected. Waiting while people's prints are drawn first; null, and a note, where it cannot be drawn. The pack of one
 * document is waited for by a person: a refusal at once is better than a long wait.
 */
async function printOf(document: Document, version: number | null, making: Making): Promise<PackItem | null> {
  const { document: only, notes } = making;
  const draw = drawingOf(document, making);
  if (draw === null || version === null) return null;
  const path = printPath(document);
  const kind = document.kind === 'invoice' ? 'invoice_pdf' : 'papers';
  const tries = only === null ? TRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { bytes } = await draw(version);
      return { path, bytes, kind };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.status === 503 && attempt < tries) await sleep(PAUSE_MS);
      else if (error.status === 503 && only !== null) throw error;
      else {
        notes.push({ path, reason: error.message });
        return null;
      }
    }
  }
}

type Message = { id: number; direction: string; message_type: string; created_on: string; bytes: Buffer };

/** Messages in memory at once; one is taken whatever its size. */
const PORTION_BYTES = 16 * 1024 * 1024;

/** Every message as it was sent or received, byte for byte. */
export async function* messageItems(making: Making): AsyncGenerator<PackItem> {
  const { deps, tenant_id } = making;
  for (let after = 0; ;) {
    const rows = await inTenant(deps.db, tenant_id, async (tx) => {
      const found =
        await sql<Message>`with next as (select id, size, sum(size) over (order by id) as total from transmissions
          where ${messagesOf(making)} and id > ${after} order by id limit ${PORTION})
        select id, direction, message_type, created_on, ${MESSAGE_BYTES} as bytes from transmissions
        where tenant_id = ${TENANT} and id in (select id from next where total <= ${PORTION_BYTES} or total = size)
        order by id`.execute(tx);
      return found.rows;
    });
    for (const { bytes, ...message } of rows)
      yield { path: messagePath(message), bytes, kind: 'messages', may_be_signed: true };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

type InputInvoice = { id: number; form_no: string; symbol: string; number: number; bytes: Buffer };

/** Files of sellers as they came. Their signatures were judged then; what was found is in the records. */
export async function* inputItems({ deps, tenant_id, period }: Making): AsyncGenerator<PackItem> {
  for (let after = 0; ;) {
    const rows = await inTenant(deps.db, tenant_id, async (tx) => {
      const found = await sql<InputInvoice>`select id, form_no, symbol, number, bytes from invoice_collectors
        join invoice_collector_files on invoice_collector_files.tenant_id = ${TENANT} and invoice_collector_id = id
        where invoice_collectors.tenant_id = ${TENANT} and ${onDays(period, 'issued_on')} and id > ${after}
        order by id limit ${PORTION}`.execute(tx);
      return found.rows;
    });
    for (const { bytes, ...invoice } of rows)
      yield { path: inputPath(invoice), bytes, kind: 'input_invoices' };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

type AttachmentRow = Parameters<typeof attachmentPath>[0] & { bytes: Buffer };

/** Files attached to invoices, those of drafts too, as they came: what the rows of a pack of everything name. */
export async function* attachmentItems({ deps, tenant_id }: Making): AsyncGenerator<PackItem> {
  for (let after = 0; ;) {
    const rows = await inTenant(deps.db, tenant_id, async (tx) => {
      const found = await sql<AttachmentRow>`select id, invoice_id, file_name, bytes from invoice_attachments
        where tenant_id = ${TENANT} and id > ${after} order by id limit ${ATTACHMENTS_AT_ONCE}`.execute(tx);
      return found.rows;
    });
    for (const { bytes, ...attachment } of rows)
      yield { path: attachmentPath(attachment), bytes, kind: null };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Of up to 5 MB each. */
const ATTACHMENTS_AT_ONCE = 4;
