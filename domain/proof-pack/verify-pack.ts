import { decodeUtf8 } from '../documents/bytes.ts';
import type { VerifyPorts } from '../signing/ports.ts';
import { verifyDocument } from '../signing/verification/verify-document.ts';
import { verifyAuditFiles } from './audit-chain.ts';
import { MANIFEST, readManifest, type Manifest, type ManifestProblem } from './manifest.ts';

/** A pack as it lies there, a ZIP file or a folder: what it holds by name, read one at a time. */
export type PackSource = {
  /** Names with their sizes as the archive states them; a size is only what it claims. */
  readonly files: ReadonlyMap<string, number>;
  /** The bytes of a file; throws PackUnreadable for one that cannot be read, or where more than `limit` bytes come out. */
  read(path: string, limit: number): Promise<Uint8Array>;
};

export class PackUnreadable extends Error {}

export type PackPorts = {
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  signatures: VerifyPorts;
};

/** What differs, by the name of the file. */
export type PackFinding =
  | { readonly kind: 'manifest'; readonly problem: ManifestProblem | 'missing' }
  /** Named in the manifest and not there. */
  | { readonly kind: 'missing'; readonly path: string }
  /** There and not named in the manifest. */
  | { readonly kind: 'extra'; readonly path: string }
  | { readonly kind: 'changed'; readonly path: string }
  /** The file is that of the manifest, and a signature in it does not hold. */
  | { readonly kind: 'signature'; readonly path: string }
  /** A row of the log does not continue the one before it. */
  | { readonly kind: 'audit'; readonly path: string; readonly row: number };

export type PackReport = {
  manifest: Manifest | null;
  /** Of the manifest's bytes, hexadecimal: to be compared with what was sent separately. */
  manifest_sha256: string | null;
  /** Files that the manifest names, and those of them that are as it says. */
  files: number;
  matching: number;
  /** Rows of the log that continue one another. */
  audit_rows: number;
  /** Files with signatures, all of which hold; and files without any among those that could have one. */
  signed: number;
  unsigned: number;
  findings: PackFinding[];
};

/** As much as the list of a million files may take. */
const LARGEST_MANIFEST = 256 * 1024 * 1024;
/** More than any file of a pack has; a pack that names a larger one is not read. */
const LARGEST_FILE = 64 * 1024 * 1024;

/**
 * Compares a pack with its manifest, file by file, checks the chain of its log and the signatures of its documents. Pure but for
 * what the source reads: the page in the pack and the command that restores it both call this. Not checked: whether certificates
 * lead to a root and were revoked, and who made the manifest.
 */
export async function verifyPack(
  source: PackSource,
  ports: PackPorts,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<PackReport> {
  const report: PackReport = {
    manifest: null,
    manifest_sha256: null,
    files: 0,
    matching: 0,
    audit_rows: 0,
    signed: 0,
    unsigned: 0,
    findings: [],
  };
  const opened = await openManifest(source, ports, report);
  if (opened === null) return report;
  const names = new Set(opened.files.map(({ path }) => path));
  for (const path of source.files.keys())
    if (path !== MANIFEST && !names.has(path)) report.findings.push({ kind: 'extra', path });
  report.files = names.size;
  let done = 0;
  for (const file of opened.files) {
    const bytes = await matchingBytes(source, file, ports, report);
    if (bytes !== null) report.matching += 1;
    if (bytes !== null && file.signed === true) checkSignatures(file.path, bytes, ports, report);
    done += 1;
    onProgress(done, names.size);
  }
  const chain = await verifyAuditFiles(source, opened, ports, LARGEST_FILE);
  report.audit_rows = chain.rows;
  if (chain.broken !== null) report.findings.push({ kind: 'audit', ...chain.broken });
  return report;
}

async function openManifest(
  source: PackSource,
  ports: PackPorts,
  report: PackReport,
): Promise<Manifest | null> {
  const refuse = (problem: ManifestProblem | 'missing'): null => {
    report.findings.push({ kind: 'manifest', problem });
    return null;
  };
  if (!source.files.has(MANIFEST)) return refuse('missing');
  try {
    const bytes = await source.read(MANIFEST, LARGEST_MANIFEST);
    const manifest = readManifest(decodeUtf8(bytes));
    if (typeof manifest === 'string') return refuse(manifest);
    report.manifest_sha256 = hexOf(await ports.sha256(bytes));
    report.manifest = manifest;
    return manifest;
  } catch (error) {
    // Not UTF-8, or an archive that does not open.
    if (error instanceof PackUnreadable || error instanceof TypeError) return refuse('unreadable');
    throw error;
  }
}

/** The bytes of a file that is what the manifest says; null, and a finding, for any other. */
async function matchingBytes(
  source: PackSource,
  { path, size, sha256 }: Manifest['files'][number],
  ports: PackPorts,
  report: PackReport,
): Promise<Uint8Array | null> {
  const changed = (): null => {
    report.findings.push({ kind: 'changed', path });
    return null;
  };
  const stated = source.files.get(path);
  if (stated === undefined) {
    report.findings.push({ kind: 'missing', path });
    return null;
  }
  // What another size is claimed of is not unpacked at all.
  if (stated !== size || size > LARGEST_FILE) return changed();
  try {
    const bytes = await source.read(path, size);
    return bytes.length === size && hexOf(await ports.sha256(bytes)) === sha256 ? bytes : changed();
  } catch (error) {
    if (error instanceof PackUnreadable) return changed();
    throw error;
  }
}

function checkSignatures(path: string, bytes: Uint8Array, ports: PackPorts, report: PackReport): void {
  const { refused, signatures } = verifyDocument(bytes, ports.signatures);
  if (refused !== null || signatures.some(({ intact }) => !intact))
    report.findings.push({ kind: 'signature', path });
  else if (signatures.length === 0) report.unsigned += 1;
  else report.signed += 1;
}

function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** Whether a pack can be brought back: nothing in it differs. */
export function isWhole({ manifest, findings }: PackReport): boolean {
  return manifest !== null && findings.length === 0;
}
