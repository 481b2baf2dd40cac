import { sql, type RawBuilder } from 'kysely';
import { RECORDS_FOLDER } from '#domain/proof-pack/manifest.ts';
import type { Tx } from '#server/context.ts';
import { instantJson } from '#server/platform/crud/json-rows.ts';
import { enterTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Making, PackItem } from './write-pack.ts';
import { attachmentPath, documentPath, inputPath, messagePath } from './paths.ts';
import { RESTORED_TABLES, type RestoredTable } from './tables.table.ts';

/** What a row names its file by, beside its own columns. */
export const FILE_KEY = '$file';

const ROWS_A_FETCH = 500;
/** A file of rows; a row more may be added to it. */
const BYTES_A_FILE = 4 * 1024 * 1024;

type Line = { line: string; of: FileFacts | null };
type FileFacts = Parameters<typeof messagePath>[0] &
  Parameters<typeof inputPath>[0] &
  Parameters<typeof attachmentPath>[0] & {
    document_kind: string;
    subject_id: number;
    label: string | null;
    version: number;
    kind: string;
  };

/** What says where the bytes of a row are, and the tables that know it. */
const FILES: Partial<Record<RestoredTable, { facts: RawBuilder<unknown>; join: RawBuilder<unknown> }>> = {
  document_files: {
    facts: sql`json_build_object('document_kind', documents.kind, 'subject_id', documents.subject_id, 'label', documents.label,
      'version', document_files.version, 'kind', document_files.kind)`,
    join: sql`join documents on documents.tenant_id = ${TENANT} and documents.id = document_files.document_id`,
  },
  transmissions: {
    // A message of ours is put together from its document: only what is kept whole has a file to be read back from.
    facts: sql`case when transmissions.bytes is not null then json_build_object('id', transmissions.id, 'direction', transmissions.direction,
      'message_type', transmissions.message_type,
      'created_on', ${sql.raw(instantJson('transmissions.created_on'))}) end`,
    join: sql``,
  },
  invoice_collector_files: {
    facts: sql`json_build_object('id', invoice_collectors.id, 'form_no', invoice_collectors.form_no,
      'symbol', invoice_collectors.symbol, 'number', invoice_collectors.number)`,
    join: sql`join invoice_collectors on invoice_collectors.tenant_id = ${TENANT}
      and invoice_collectors.id = invoice_collector_files.invoice_collector_id`,
  },
  invoice_attachments: {
    facts: sql`json_build_object('id', invoice_attachments.id, 'invoice_id', invoice_attachments.invoice_id,
      'file_name', invoice_attachments.file_name)`,
    join: sql``,
  },
};

const PATHS: Partial<Record<RestoredTable, (facts: FileFacts) => string>> = {
  document_files: ({ document_kind: kind, subject_id, label, version, kind: file_kind }) =>
    documentPath({ kind, subject_id, label }, version, file_kind),
  transmissions: messagePath,
  invoice_collector_files: inputPath,
  invoice_attachments: attachmentPath,
};

/** Rows of every table that is brought back, as they were at one moment: a JSON object a line. */
export async function* recordItems({ deps, tenant_id }: Making): AsyncGenerator<PackItem> {
  const begun = await deps.db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const tx = await enterTenant(begun, tenant_id);
    for (const [at, table] of RESTORED_TABLES.entries()) {
      let part = 0;
      for await (const bytes of linesOfTable(tx, table)) {
        part += 1;
        const name = `${String(at + 1).padStart(2, '0')}-${table}-${String(part).padStart(4, '0')}.jsonl`;
        yield { path: `${RECORDS_FOLDER}${name}`, bytes, kind: null };
      }
    }
  } finally {
    await begun.rollback().execute();
  }
}

async function* linesOfTable(tx: Tx, table: RestoredTable): AsyncGenerator<Buffer> {
  const columns = await columnsOf(tx, table);
  const file = FILES[table];
  const listed = sql.join(columns.map((name) => sql.ref(`${table}.${name}`)));
  await sql`declare records no scroll cursor for
    select (select row_to_json(one)::text from (select ${listed}) as one) as line, ${file?.facts ?? sql`null::json`} as of
    from ${sql.table(table)} ${file?.join ?? sql``} where ${sql.ref(`${table}.tenant_id`)} = ${TENANT}`.execute(
    tx,
  );
  let waiting: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { rows } = await sql<Line>`fetch ${sql.lit(ROWS_A_FETCH)} from records`.execute(tx);
    for (const row of rows) {
      const bytes = Buffer.from(`${withFile(table, row)}\n`);
      waiting.push(bytes);
      size += bytes.length;
    }
    if (size >= BYTES_A_FILE || (rows.length < ROWS_A_FETCH && size > 0)) {
      yield Buffer.concat(waiting);
      waiting = [];
      size = 0;
    }
    if (rows.length < ROWS_A_FETCH) break;
  }
  await sql`close records`.execute(tx);
}

/** White space between tokens is all that a line break can be in JSON. */
function withFile(table: RestoredTable, { line, of }: Line): string {
  const one = line.replaceAll(/[\r\n]+/g, ' ');
  const path = of === null ? undefined : PATHS[table]?.(of);
  return path === undefined
    ? one
    : `${one.slice(0, -1)},${JSON.stringify(FILE_KEY)}:${JSON.stringify(path)}}`;
}

/** Of tables whose bytes are files: that column is read from the file. */
const FILE_COLUMN = 'bytes';
export const FILE_TABLES: readonly RestoredTable[] = [
  'document_files',
  'transmissions',
  'invoice_collector_files',
  'invoice_attachments',
];

/** The columns of a table that travel as text: all but the company, what the database computes, and bytes that are files. */
export async function columnsOf(tx: Tx, table: RestoredTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname::text as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx);
  const left_out = FILE_TABLES.includes(table) ? ['tenant_id', FILE_COLUMN] : ['tenant_id'];
  return rows.map(({ name }) => name).filter((name) => !left_out.includes(name));
}
