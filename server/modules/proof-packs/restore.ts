import { sql } from 'kysely';
import { auditFiles, linesOf, readAuditLine } from '#domain/proof-pack/audit-chain.ts';
import { findingWords } from '#domain/proof-pack/finding-words.ts';
import { RECORDS_FOLDER, type Manifest } from '#domain/proof-pack/manifest.ts';
import {
  isWhole,
  PackUnreadable,
  verifyPack,
  type PackPorts,
  type PackSource,
} from '#domain/proof-pack/verify-pack.ts';
import type { Db, Tx } from '#server/context.ts';
import { claimTaxCode, holderOfTaxCode } from '#server/modules/companies/index.ts';
import { MESSAGE_BYTES } from '#server/modules/documents/index.ts';
import { rowOfText } from '#server/platform/audit/audit-entry.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { enterTenant, leaveTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { openZip, ZipUnreadable } from '#server/platform/zip/read-zip.ts';
import { columnsOf, FILE_TABLES, FILE_KEY } from './record-items.ts';
import { KEEPING, lacksKeptCodes, settleKeptCodes } from './kept-codes.ts';
import { RESTORABLE } from './kinds.table.ts';
import { RESTORED_TABLES, type RestoredTable } from './tables.table.ts';

/** Why a pack is not brought back, in Vietnamese; nothing was written. */
export class RestoreRefused extends Error {}

/** A pack in a ZIP file, read member by member. Throws RestoreRefused for a file that is no ZIP. */
export async function packSource(blob: Blob): Promise<PackSource> {
  try {
    const zip = await openZip(blob);
    return {
      files: zip.files,
      read: (path, limit) =>
        zip.read(path, limit).catch((error: unknown) => {
          throw error instanceof ZipUnreadable ? new PackUnreadable(error.message) : error;
        }),
    };
  } catch (error) {
    if (!(error instanceof ZipUnreadable)) throw error;
    throw new RestoreRefused(
      'Tệp này không mở được như một tệp ZIP: bị hỏng, có hai tệp trùng tên, hoặc có đường dẫn ra ngoài gói.',
    );
  }
}

export type Restored = {
  tenant_id: number;
  company: Manifest['company'];
  rows: number;
  audit_rows: number;
  /** Addresses that have an account elsewhere here: those people cannot sign in to this company. */
  taken_emails: string[];
};

const LARGEST = 64 * 1024 * 1024;
const SHOWN_FINDINGS = 20;

/**
 * Brings a pack of everything back as a company of its own, all of it in one transaction: records, files, messages and log are byte
 * for byte what they were, which is checked again before it is kept. Throws RestoreRefused for a pack in which anything differs, and
 * for a company that is here already.
 */
export async function restorePack(
  db: Db,
  source: PackSource,
  ports: PackPorts,
  now: string,
): Promise<Restored> {
  const report = await verifyPack(source, ports);
  const { manifest } = report;
  if (!isWhole(report) || manifest === null)
    throw new RestoreRefused(differences(report.findings.map(findingWords)));
  refusePart(manifest);
  const { tax_code } = manifest.company;
  if ((await holderOfTaxCode(db, tax_code)) !== null)
    throw new RestoreRefused(
      `Mã số thuế ${tax_code} đã có trên máy chủ này. Chỉ khôi phục được vào nơi chưa có đơn vị đó; không có gì bị thay đổi.`,
    );
  return db.transaction().execute((tx) => restoreInto(tx, { source, manifest, now }));
}

function differences(words: readonly string[]): string {
  const more = words.length - SHOWN_FINDINGS;
  return [
    'Gói không nguyên vẹn nên không khôi phục; không có gì bị thay đổi.',
    ...words.slice(0, SHOWN_FINDINGS).map((line) => `  ${line}`),
    ...(more > 0 ? [`  … và ${more} chỗ khác.`] : []),
  ].join('\n');
}

function refusePart({ period, kinds, audit }: Manifest): void {
  if (
    period === null &&
    RESTORABLE.every((kind) => kinds.includes(kind)) &&
    (audit === null || audit.from === 1)
  )
    return;
  throw new RestoreRefused(
    'Gói này chỉ có một kỳ hoặc một phần nội dung, dùng để đối chiếu. Muốn khôi phục, cần gói “Toàn bộ dữ liệu”.',
  );
}

type Restoring = { source: PackSource; manifest: Manifest; now: string };

async function restoreInto(tx: Tx, restoring: Restoring): Promise<Restored> {
  const { manifest, now } = restoring;
  const { tax_code } = manifest.company;
  const { id: tenant_id } = await tx
    .insertInto('tenants')
    .values({ demo: false, trial_until: null, created_on: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of_tenant = await enterTenant(tx, tenant_id);
  // For this transaction: rules of what may be done next do not judge what was done (migration 110).
  await sql`select set_config('app.restoring', 'on', true)`.execute(tx);
  await claimTaxCode(tx, tax_code, { proven: false, now });
  let rows = 0;
  const highest: { table: RestoredTable; id: number }[] = [];
  for (const table of RESTORED_TABLES) {
    rows += await restoreTable(of_tenant, tenant_id, table, restoring);
    const id = await highestId(of_tenant, table);
    if (id !== null) highest.push({ table, id });
  }
  const audit_rows = await restoreAudit(of_tenant, tenant_id, restoring);
  await compareFiles(of_tenant, restoring);
  await leaveTenant(tx);
  for (const { table, id } of highest) await raiseSequence(tx, table, id);
  const taken_emails = await openSignIns(tx, tenant_id, now);
  return { tenant_id, company: manifest.company, rows, audit_rows, taken_emails };
}

const ROWS_AT_ONCE = 200;

/** Those that the records name: what a table has since the pack was made is as for a new row. */
function columnsIn(line: string | undefined, of_table: readonly string[]) {
  const named = new Set(line === undefined ? [] : Object.keys(JSON.parse(line) as object));
  return sql.join(of_table.filter((column) => named.has(column)).map((column) => sql.ref(column)));
}

async function restoreTable(
  tx: Tx,
  tenant_id: number,
  table: RestoredTable,
  { source, manifest }: Restoring,
): Promise<number> {
  const name = new RegExp(`^${RECORDS_FOLDER}\\d+-${table}-\\d+\\.jsonl$`);
  const paths = manifest.files
    .map(({ path }) => path)
    .filter((path) => name.test(path))
    .toSorted();
  const of_table = await columnsOf(tx, table);
  const target = sql.table(table);
  const of_files = FILE_TABLES.includes(table);
  let count = 0;
  let unsettled = false;
  for (const path of paths) {
    const lines = [...linesOf(Buffer.from(await source.read(path, LARGEST)).toString('utf8'))];
    count += lines.length;
    const columns = columnsIn(lines[0], of_table);
    const keeping = lacksKeptCodes(table, lines[0]);
    unsettled ||= keeping;
    const { column, value } = keeping ? KEEPING : { column: sql``, value: sql`` };
    for (let at = 0; at < lines.length && !of_files; at += ROWS_AT_ONCE) {
      const records = `[${lines.slice(at, at + ROWS_AT_ONCE).join()}]`;
      await sql`insert into ${target} (tenant_id, ${columns}${column})
        select ${tenant_id}, ${columns}${value} from json_populate_recordset(null::${target}, ${records}::json)`.execute(
        tx,
      );
    }
    for (const line of of_files ? lines : []) {
      const file = (JSON.parse(line) as { [FILE_KEY]?: string })[FILE_KEY];
      const bytes = file === undefined ? null : Buffer.from(await source.read(file, LARGEST));
      await sql`insert into ${target} (tenant_id, bytes, ${columns})
        select ${tenant_id}, ${bytes}::bytea, ${columns} from json_populate_record(null::${target}, ${line}::json)`.execute(
        tx,
      );
    }
  }
  if (unsettled) await settleKeptCodes(tx, table);
  return count;
}

async function highestId(tx: Tx, table: RestoredTable): Promise<number | null> {
  const { rows } = await sql<{ has_id: boolean }>`select exists (select from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name = 'id' and column_default like 'nextval(%') as has_id`.execute(
    tx,
  );
  if (rows[0]?.has_id !== true) return null;
  const found = await sql<{
    id: number | null;
  }>`select max(id) as id from ${sql.table(table)} where tenant_id = ${TENANT}`.execute(tx);
  return found.rows[0]?.id ?? null;
}

/** Ids of rows to come are above those of the rows brought back. */
async function raiseSequence(tx: Tx, table: RestoredTable, id: number): Promise<void> {
  await sql`select setval(name::regclass, greatest(${id}::bigint, (select coalesce(pg_sequence_last_value(name::regclass), 1))))
    from pg_get_serial_sequence(${`public.${table}`}, 'id') as name`.execute(tx);
}

async function restoreAudit(tx: Tx, tenant_id: number, { source, manifest }: Restoring): Promise<number> {
  const { audit } = manifest;
  if (audit === null) return 0;
  for (const path of auditFiles(manifest)) {
    const text = Buffer.from(await source.read(path, LARGEST)).toString('utf8');
    const rows = [...linesOf(text)].map((line) => {
      const read = readAuditLine(line);
      const row = read && rowOfText(read.text);
      if (read === null || row === null) throw new RestoreRefused(`${path}: nhật ký có dòng không đọc được.`);
      return { ...row, hash: read.hash };
    });
    await sql`insert into audit_log (tenant_id, seq, happened_on, user_id, actor_name, action, resource, record_id,
        record_label, changes, job_id, import_id, hash)
      select ${tenant_id}, seq, happened_on, user_id, actor_name, action, resource, record_id, record_label, changes::json,
        job_id, import_id, decode(hash, 'hex')
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (seq bigint, happened_on timestamptz, user_id bigint,
        actor_name text, action text, resource text, record_id bigint, record_label text, changes text, job_id bigint,
        import_id bigint, hash text) order by seq`.execute(tx);
  }
  await sql`insert into audit_heads (tenant_id, seq, hash) values (${tenant_id}, ${audit.to}, decode(${audit.last}, 'hex'))`.execute(
    tx,
  );
  const verdict = await verifyAudit(tx, tenant_id);
  if (verdict.broken_at !== null || verdict.rows !== audit.to)
    throw new RestoreRefused(
      `Chuỗi nhật ký đứt ở dòng ${verdict.broken_at ?? verdict.rows}; đã bỏ việc khôi phục.`,
    );
  return verdict.rows;
}

/** What is stored now against the manifest: files that travelled by themselves, and messages that are put together from them. */
async function compareFiles(tx: Tx, { manifest }: Restoring): Promise<void> {
  const stored = await sql<{
    sha256: string;
  }>`select encode(sha256(bytes), 'hex') as sha256 from document_files where tenant_id = ${TENANT}
    union all select encode(sha256(bytes), 'hex') from invoice_collector_files where tenant_id = ${TENANT}
    union all select encode(sha256(bytes), 'hex') from invoice_attachments where tenant_id = ${TENANT}
    union all select encode(sha256(${MESSAGE_BYTES}), 'hex') from transmissions where tenant_id = ${TENANT}`.execute(
    tx,
  );
  const known = new Set(manifest.files.map(({ sha256 }) => sha256));
  const strange = stored.rows.filter(({ sha256 }) => !known.has(sha256)).length;
  if (strange > 0)
    throw new RestoreRefused(`${strange} tệp đọc lại không khớp bản kê khai; đã bỏ việc khôi phục.`);
}

/** Accounts without a password: each person sets a new one by mail. */
async function openSignIns(tx: Tx, tenant_id: number, now: string): Promise<string[]> {
  await enterTenant(tx, tenant_id);
  const { rows: users } = await sql<{ id: number; email: string }>`select id, lower(email) as email from users
    where tenant_id = ${tenant_id} order by id`.execute(tx);
  await leaveTenant(tx);
  const taken: string[] = [];
  for (const { id, email } of users) {
    const { rows } = await sql`insert into sign_ins (email, tenant_id, user_id, password_hash, created_on)
      values (${email}, ${tenant_id}, ${id}, null, ${now}) on conflict do nothing returning email`.execute(
      tx,
    );
    if (rows.length === 0) taken.push(email);
  }
  return taken;
}
