import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  MANIFEST,
  manifestText,
  PACK_KINDS,
  VIEWER,
  type AuditRange,
  type ManifestBody,
  type PackFile,
  type PackKind,
} from '#domain/proof-pack/manifest.ts';
import type { VerifyPorts } from '#domain/signing/ports.ts';
import { verifyDocument } from '#domain/signing/verification/verify-document.ts';
import type { Db } from '#server/context.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { isDatabaseError, withLock } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Log } from '#server/platform/log.ts';
import { isDatabaseDown } from '#server/platform/postgres/database-down.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { writeZip } from '#server/platform/zip/write-zip.ts';
import { auditItems } from './audit-items.ts';
import {
  attachmentItems,
  documentItems,
  messageItems,
  inputItems,
  type PrintDeps,
} from './document-items.ts';
import { fileName, type PackRef } from './packs.ts';
import { keepPieces } from './pieces.ts';
import { periodOf, totalOf, type Period } from './period.ts';
import { recordItems } from './record-items.ts';

export type ProofPackDeps = PrintDeps & {
  db: Db;
  clock: Clock;
  log: Log;
  /** The page that reads and verifies a pack without a server. */
  viewer(): Promise<Uint8Array>;
  version: string;
};

/** A file on its way into a pack. */
export type PackItem = {
  path: string;
  bytes: Uint8Array;
  /** Null of what every pack has. */
  kind: PackKind | null;
  /** XML of our own or of the authority, whose signatures the reader can check. */
  may_be_signed?: boolean;
};

/** What items are made from, and what they leave behind. */
export type Making = {
  deps: ProofPackDeps;
  tenant_id: number;
  period: Period;
  kinds: readonly PackKind[];
  /** What ought to be in the pack and is not as it should be; the manifest says so. */
  notes: { path: string; reason: string }[];
  audit: AuditRange | null;
};

const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;
/** Files between two looks at whether the pack is still wanted. */
const FILES_A_STEP = 25;

type Order = { id: number; created_by: number; made_by: string; created_on: string; kinds: PackKind[] } & {
  period_from: string | null;
  period_to: string | null;
};

/** Thrown when the pack was taken away while it was being made. */
class NotWanted extends Error {}

/**
 * Makes a pack from its first file to its last, in one process at a time; a process that dies leaves it to be begun again. What goes
 * wrong for good is written down where the person who ordered it looks; while the database is away the queue tries again.
 */
export async function makePack(deps: ProofPackDeps, { tenant_id, pack_id }: PackRef): Promise<void> {
  await withLock(deps.db, `proof-pack:${tenant_id}:${pack_id}`, async () => {
    const order = await begin(deps, tenant_id, pack_id);
    if (order === null) return;
    try {
      await write(deps, tenant_id, order);
    } catch (error) {
      // A piece of a pack that was taken away finds nothing that it belongs to.
      if (error instanceof NotWanted || isDatabaseError(error, 'foreign_key_violation')) return;
      if (isDatabaseDown(error)) throw error;
      deps.log.error({ err: error, tenant_id, pack_id }, 'a proof pack could not be made');
      await fail(deps, tenant_id, pack_id);
    }
  });
}

async function begin({ db }: ProofPackDeps, tenant_id: number, pack_id: number): Promise<Order | null> {
  return inTenant(db, tenant_id, async (tx) => {
    const { rows } = await sql<Order>`update proof_packs set state = 'running', done = 0, total = 0
      where tenant_id = ${TENANT} and id = ${pack_id} and state in ('queued', 'running')
      returning id, created_by, made_by, created_on, kinds, period_from, period_to`.execute(tx);
    await sql`delete from proof_pack_parts where tenant_id = ${TENANT} and pack_id = ${pack_id}`.execute(tx);
    return rows[0] ?? null;
  });
}

async function fail({ db, clock }: ProofPackDeps, tenant_id: number, pack_id: number): Promise<void> {
  const problem = 'Máy chủ gặp lỗi khi gom tệp. Hãy tạo lại gói; nếu vẫn lỗi, liên hệ hỗ trợ.';
  await inTenant(db, tenant_id, async (tx) => {
    await sql`delete from proof_pack_parts where tenant_id = ${TENANT} and pack_id = ${pack_id}`.execute(tx);
    await sql`update proof_packs set state = 'failed', problem = ${problem}, finished_on = ${clock.now()}
      where tenant_id = ${TENANT} and id = ${pack_id}`.execute(tx);
  });
}

/** Without roots: whether a certificate can be trusted was judged when its file came. */
const ports: VerifyPorts = createVerifyPorts([]);

async function write(deps: ProofPackDeps, tenant_id: number, order: Order): Promise<void> {
  const making: Making = {
    ...{ deps, tenant_id, kinds: order.kinds },
    period: periodOf(order),
    notes: [],
    audit: null,
  };
  const total = await totalOf(making);
  await tell(deps, tenant_id, order.id, 0, total);
  const pieces = keepPieces(deps.db, tenant_id, order.id);
  const zip = writeZip((bytes) => pieces.write(bytes));
  const files: PackFile[] = [];
  const counts = new Map(PACK_KINDS.map((kind) => [kind, { kind, files: 0, bytes: 0 }]));
  for await (const item of itemsOf(making)) {
    await zip.add(item.path, item.bytes);
    files.push(described(item, making));
    const count = item.kind === null ? undefined : counts.get(item.kind);
    if (count !== undefined) {
      count.files += 1;
      count.bytes += item.bytes.length;
    }
    if (files.length % FILES_A_STEP === 0) await tell(deps, tenant_id, order.id, files.length, total);
  }
  const manifest = Buffer.from(manifestText(await bodyOf(making, order, files)));
  await zip.add(MANIFEST, manifest);
  await zip.finish();
  const size = await pieces.finish();
  await finish(deps, tenant_id, order, {
    files: files.length,
    total: Math.max(total, files.length),
    bytes: size,
    missing: making.notes.length,
    counts: [...counts.values()].filter(({ kind }) => order.kinds.includes(kind)),
    sha256: createHash('sha256').update(manifest).digest(),
  });
}

async function* itemsOf(making: Making): AsyncGenerator<PackItem> {
  const has = (kind: PackKind): boolean => making.kinds.includes(kind);
  yield { path: VIEWER, bytes: await making.deps.viewer(), kind: null };
  // Rows first: what comes after them can only be more than they name.
  if (making.period === null) {
    yield* recordItems(making);
    yield* attachmentItems(making);
  }
  if (has('invoice_xml') || has('invoice_pdf') || has('papers')) yield* documentItems(making);
  if (has('messages')) yield* messageItems(making);
  if (has('input_invoices')) yield* inputItems(making);
  if (has('audit_log')) yield* auditItems(making);
}

function described({ path, bytes, may_be_signed = false }: PackItem, { notes }: Making): PackFile {
  const file = { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  if (!may_be_signed) return file;
  const { refused, signatures } = verifyDocument(bytes, ports);
  if (refused === null && signatures.length === 0) return file;
  if (refused === null && signatures.every(({ intact }) => intact)) return { ...file, signed: true };
  notes.push({ path, reason: 'Chữ ký trong tệp không khớp nội dung từ trước khi lập gói.' });
  return file;
}

async function bodyOf(making: Making, order: Order, files: readonly PackFile[]): Promise<ManifestBody> {
  const { deps, tenant_id, period, kinds, audit, notes } = making;
  const { name, tax_code } = await inTenant(deps.db, tenant_id, (tx) => readTenant(tx));
  return {
    product_version: deps.version,
    company: { name, tax_code },
    period,
    kinds,
    made_on: deps.clock.now(),
    made_by: order.made_by,
    audit,
    missing: notes,
    files,
  };
}

async function tell(
  { db }: ProofPackDeps,
  tenant_id: number,
  pack_id: number,
  done: number,
  total: number,
): Promise<void> {
  await inTenant(db, tenant_id, async (tx) => {
    const { rows } = await sql`update proof_packs set done = ${Math.min(done, total)}, total = ${total}
      where tenant_id = ${TENANT} and id = ${pack_id} and state = 'running' returning id`.execute(tx);
    if (rows.length === 0) throw new NotWanted();
  });
}

type Ending = {
  files: number;
  total: number;
  bytes: number;
  missing: number;
  counts: readonly object[];
  sha256: Buffer;
};

async function finish(
  { db, clock }: ProofPackDeps,
  tenant_id: number,
  order: Order,
  { files, total, bytes, missing, counts, sha256 }: Ending,
): Promise<void> {
  const now = clock.now();
  const expires_on = new Date(clock.epoch_ms() + DAYS_KEPT * DAY_MS).toISOString();
  await inTenant(db, tenant_id, async (tx) => {
    const { rows } =
      await sql`update proof_packs set state = 'done', done = ${total}, total = ${total}, files = ${files},
      bytes = ${bytes}, missing = ${missing}, counts = ${JSON.stringify(counts)}::jsonb, manifest_sha256 = ${sha256},
      finished_on = ${now}, expires_on = ${expires_on}
      where tenant_id = ${TENANT} and id = ${order.id} and state = 'running' returning id`.execute(tx);
    if (rows.length === 0) throw new NotWanted();
    const { tax_code } = await readTenant(tx);
    // The hash of the manifest is a link of the company's own chain from here on.
    const entry = {
      happened_on: now,
      user_id: order.created_by,
      actor_name: order.made_by,
      action: 'create' as const,
      resource: 'proof_packs',
      record_id: order.id,
      record_label: fileName(order, tax_code),
      changes: { manifest_sha256: [null, sha256.toString('hex')], files: [null, files] } as const,
    };
    await writeAudit(tx, tenant_id, [entry]);
  });
}
