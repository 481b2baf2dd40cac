import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Context, Tx } from '#server/context.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import type { FileJudge } from '#server/modules/xml-verifications/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, Failure } from '#server/platform/http/failure.ts';
import type { PdfOpener } from '#server/platform/pdf/pdf-opener.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import { collectorTable, invoiceCollectors, type InvoiceCollector } from './collectors.ts';
import { filesInPdf } from './open-pdf.ts';
import { baseName, isPdf, isZip, wrongKind, type UploadedFile } from './open-upload.ts';
import { zippedFiles } from './open-zip.ts';
import { readInputInvoice, type JudgedInvoice } from './reading.ts';

type CollectedFile = components['schemas']['CollectedFile'];
export type Collecting = Pick<Context, 'tenant' | 'account' | 'clock'>;
/** What looks at the files of strangers. */
export type InvoiceReaders = { file_judge: FileJudge; pdf_opener: PdfOpener };
type Received = { file_name: string; bytes: Buffer };

/**
 * Takes the invoices of an upload: one XML, a PDF with XML inside, or a ZIP of these. Failures: those of readInputInvoice and filesInPdf
 * for a file by itself; of several each has its own outcome, unless the server is too busy (503): what was taken until then is there already
 * when they are sent again.
 */
export async function collectUpload(
  { file_judge, pdf_opener }: InvoiceReaders,
  context: Collecting,
  { file_name, bytes }: Received,
): Promise<CollectedFile[]> {
  const wrong = wrongKind(bytes);
  if (wrong !== null) throw wrong;
  const { tenant_id } = context.account;
  if (isZip(bytes)) return collectMembers(file_judge, context, zippedFiles(pdf_opener, tenant_id, bytes));
  if (!isPdf(bytes))
    return [await collectOne(file_judge, context, { file_name: baseName(file_name), bytes })];
  const [first, ...others] = await filesInPdf(pdf_opener, tenant_id, bytes);
  if (others.length > 0) return collectMembers(file_judge, context, [first, ...others]);
  if (first.refusal !== null) throw first.refusal;
  return [await collectOne(file_judge, context, first)];
}

async function collectMembers(
  judge: FileJudge,
  context: Collecting,
  members: AsyncIterable<UploadedFile> | Iterable<UploadedFile>,
): Promise<CollectedFile[]> {
  const files: CollectedFile[] = [];
  for await (const { refusal, ...file } of members)
    files.push(refusal === null ? await collectMember(judge, context, file) : refused(file, refusal));
  return files;
}

async function collectMember(judge: FileJudge, context: Collecting, file: Received): Promise<CollectedFile> {
  try {
    return await collectOne(judge, context, file);
  } catch (error) {
    if (error instanceof Failure && error.status === 422) return refused(file, error);
    throw error;
  }
}

export function refused({ file_name }: Received, { message }: Failure): CollectedFile {
  return { file_name, outcome: 'refused', message, invoice_collector: null };
}

async function collectOne(judge: FileJudge, context: Collecting, file: Received): Promise<CollectedFile> {
  const looked = await lookAt(judge, context, file);
  return context.tenant((tx) => keep(tx, context, looked));
}

/** A file that was judged, before anything of it is kept; `judged` is null where the same bytes are there already. */
export type LookedAt = Received & { sha256: string; judged: JudgedInvoice | null };

/** The same bytes are not judged twice. Failures: those of readInputInvoice. */
export async function lookAt(judge: FileJudge, context: Collecting, file: Received): Promise<LookedAt> {
  const { tenant, account, clock } = context;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const before = await tenant(async (tx) => ({
    tax_code: await readTaxCode(tx),
    same: await existing(tx, sql`sha256 = ${sha256}`),
  }));
  if (before.same !== null) return { ...file, sha256, judged: null };
  const { tenant_id } = account;
  const judged = await readInputInvoice(
    judge,
    { tenant_id, tax_code: before.tax_code, today: clock.today() },
    file.bytes,
  );
  return { ...file, sha256, judged };
}

/** Keeps an invoice, unless it is there already; two who send one at once wait for each other. */
export async function keep(tx: Tx, context: Collecting, file: LookedAt): Promise<CollectedFile> {
  const { sha256, judged } = file;
  await sql`select pg_advisory_xact_lock(hashtextextended('invoice_collectors', ${TENANT}))`.execute(tx);
  const same = await existing(tx, sql`sha256 = ${sha256}`);
  if (same !== null) return duplicate(file, same, 'bytes');
  // It was deleted in between: sent again, it is judged again.
  if (judged === null) return refused(file, DELETED_MEANWHILE);
  const { seller_tax_code, form_no, symbol, number } = judged.columns;
  const other = await existing(
    tx,
    sql`(seller_tax_code, form_no, symbol, number) = (${seller_tax_code}, ${form_no}, ${symbol}, ${number})`,
  );
  if (other !== null) return duplicate(file, other, 'invoice');
  return store(tx, context, { ...file, sha256, judged });
}

const DELETED_MEANWHILE = failure(
  422,
  'deleted_meanwhile',
  'Hóa đơn này vừa bị xóa trong lúc nhận. Gửi lại tệp để nhận lại.',
);

async function existing(tx: Tx, where: ReturnType<typeof sql>): Promise<InvoiceCollector | null> {
  const { rows } = await sql<{ id: number }>`select id from invoice_collectors
    where tenant_id = ${TENANT} and ${where}`.execute(tx);
  return rows[0] === undefined ? null : collectorTable.get(tx, rows[0].id);
}

function duplicate({ file_name }: Received, found: InvoiceCollector, by: 'bytes' | 'invoice'): CollectedFile {
  const day = readableDate(vietnamDate(Date.parse(found.created_on)));
  const there = `Hóa đơn ${found.name} đã có, nhận ngày ${day}`;
  const message =
    by === 'bytes'
      ? `${there}. Tệp này giống hệt nên được bỏ qua.`
      : `${there} từ tệp ${found.file_name}, nhưng hai tệp khác nhau. Tệp nhận trước được giữ; so lại, nếu tệp mới mới đúng thì xóa hóa đơn cũ rồi tải lên lại.`;
  return { file_name, outcome: 'duplicate', message, invoice_collector: found };
}

async function store(
  tx: Tx,
  { account, clock }: Collecting,
  { file_name, bytes, sha256, judged }: Received & { sha256: string; judged: JudgedInvoice },
): Promise<CollectedFile> {
  const { columns, verdict, finding, reading } = judged;
  const now = clock.now();
  const values = {
    ...columns,
    related: columns.related && JSON.stringify(columns.related),
    ...{ verdict, finding, file_name, sha256 },
    state: 'new',
    file_bytes: bytes.length,
    checked_on: now,
  };
  const { id } = await invoiceCollectors.store.create(tx, values, { account, now });
  await tx
    .insertInto('invoice_collector_files')
    .values({
      tenant_id: account.tenant_id,
      invoice_collector_id: id,
      bytes,
      reading: JSON.stringify(reading),
    })
    .execute();
  const message = finding ?? 'Hợp lệ: mọi điểm kiểm tra đều đạt.';
  return { file_name, outcome: 'collected', message, invoice_collector: await collectorTable.get(tx, id) };
}
