import { createHash } from 'node:crypto';
import {
  hasInvoices,
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
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Log } from '#server/platform/log.ts';
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
import type { Period } from './period.ts';
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
  /** The one document that the pack is of; null of a period. */
  document: {
    id: number;
    name: string;
    message_ids: readonly number[];
    /** Draws its form for people, of that version; null where it has none. */
    print: ((version: number) => Promise<{ bytes: Uint8Array }>) | null;
  } | null;
  /** What ought to be in the pack and is not as it should be; the manifest says so. */
  notes: { path: string; reason: string }[];
  audit: AuditRange | null;
};

export type Written = {
  /** In the ZIP, the manifest aside. */
  files: number;
  counts: { kind: PackKind; files: number; bytes: number }[];
  /** Of the manifest. */
  sha256: Buffer;
};

/** Writes a whole pack, of a period or of one document: its files one by one, then the manifest of them. `write` is waited for. */
export async function writePack(
  making: Making,
  made_by: string,
  write: (bytes: Uint8Array) => Promise<void>,
  onFile: (done: number) => Promise<void> = async () => undefined,
): Promise<Written> {
  const zip = writeZip(write);
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
    await onFile(files.length);
  }
  const manifest = Buffer.from(manifestText(await bodyOf(making, made_by, files)));
  await zip.add(MANIFEST, manifest);
  await zip.finish();
  return {
    files: files.length,
    counts: [...counts.values()].filter(({ kind }) => making.kinds.includes(kind)),
    sha256: createHash('sha256').update(manifest).digest(),
  };
}

async function* itemsOf(making: Making): AsyncGenerator<PackItem> {
  const has = (kind: PackKind): boolean => making.kinds.includes(kind);
  yield { path: VIEWER, bytes: await making.deps.viewer(), kind: null };
  // Rows first: what comes after them can only be more than they name.
  if (making.period === null) {
    yield* recordItems(making);
    yield* attachmentItems(making);
  }
  if (hasInvoices(making.kinds) || has('papers')) yield* documentItems(making);
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

async function bodyOf(making: Making, made_by: string, files: readonly PackFile[]): Promise<ManifestBody> {
  const { deps, tenant_id, period, document, kinds, audit, notes } = making;
  const { name, tax_code } = await inTenant(deps.db, tenant_id, (tx) => readTenant(tx));
  return {
    product_version: deps.version,
    company: { name, tax_code },
    period,
    document: document?.name ?? null,
    kinds,
    made_on: deps.clock.now(),
    made_by,
    audit,
    missing: notes,
    files,
  };
}

/** Without roots: whether a certificate can be trusted was judged when its file came. */
const ports: VerifyPorts = createVerifyPorts([]);
