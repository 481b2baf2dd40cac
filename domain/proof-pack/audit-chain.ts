import { concatBytes, decodeUtf8 } from '../documents/bytes.ts';
import { AUDIT_FOLDER, type AuditRange, type Manifest } from './manifest.ts';

/**
 * A row of the log in a pack: its hash, a space, and the JSON text that the hash covers. Each hash is SHA-256 over the bytes of
 * the hash before it and this text, so that any program checks the chain without knowing what the columns are.
 */
export function auditLine(hash: string, text: string): string {
  return `${hash} ${text}\n`;
}

/** The hash and the covered text of a line; null for one that is none. */
export function readAuditLine(line: string): { hash: string; seq: number; text: string } | null {
  const [, hash, text, seq] = /^([0-9a-f]{64}) (\[(\d{1,15}),.*\])$/.exec(line) ?? [];
  return hash === undefined || text === undefined ? null : { hash, seq: Number(seq), text };
}

/** The files of the log, in their order. */
export function auditFiles(manifest: Manifest): string[] {
  return manifest.files
    .map(({ path }) => path)
    .filter((path) => path.startsWith(AUDIT_FOLDER))
    .toSorted();
}

type ChainVerdict = {
  /** How many fit, from the first on. */
  rows: number;
  broken: { path: string; row: number } | null;
};

type Ports = { sha256(bytes: Uint8Array): Promise<Uint8Array> };
type Source = {
  readonly files: ReadonlyMap<string, number>;
  read(path: string, limit: number): Promise<Uint8Array>;
};

/** Walks the rows of a pack's log from the hash before the first to the last that the manifest states. */
export async function verifyAuditFiles(
  source: Source,
  manifest: Manifest,
  ports: Ports,
  limit: number,
): Promise<ChainVerdict> {
  const paths = auditFiles(manifest);
  const range = manifest.audit;
  if (range === null) return { rows: 0, broken: paths[0] === undefined ? null : { path: paths[0], row: 1 } };
  let last = { seq: range.from - 1, hash: range.before };
  const broken = (path: string): ChainVerdict => ({
    rows: last.seq - range.from + 1,
    broken: { path, row: last.seq + 1 },
  });
  for (const path of paths) {
    const text = source.files.has(path) ? await textOf(source, path, limit) : null;
    // A file that is lost or unreadable is named as such by who compares the files; the chain ends there.
    if (text === null) return broken(path);
    for (const line of linesOf(text)) {
      const row = readAuditLine(line);
      if (row === null || row.seq !== last.seq + 1) return broken(path);
      const expected = await ports.sha256(concatBytes(bytesOf(last.hash), row.text));
      if (!sameBytes(expected, bytesOf(row.hash))) return broken(path);
      last = row;
    }
  }
  return endsWell(range, last)
    ? { rows: last.seq - range.from + 1, broken: null }
    : broken(paths.at(-1) ?? AUDIT_FOLDER);
}

function endsWell({ to, last }: AuditRange, end: { seq: number; hash: string }): boolean {
  return end.seq === to && end.hash === last;
}

async function textOf(source: Source, path: string, limit: number): Promise<string | null> {
  try {
    return decodeUtf8(await source.read(path, limit));
  } catch {
    return null;
  }
}

/** Lines without their ends; a last one that is empty is none. */
export function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end === -1 ? text.length : end);
    at = end === -1 ? text.length : end + 1;
  }
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
