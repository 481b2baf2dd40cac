import { decodeUtf8 } from '#domain/documents/bytes.ts';
import { verifyStored } from '#domain/signing/verification/verify-stored.ts';
import type { Tx } from '#server/context.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { createVerifyPorts, storedPorts } from '#server/platform/xmldsig/ports.ts';
import { documentOf, versionOf } from './documents.ts';
import type { DocumentKind, VersionRow } from './kind.ts';

/** Of a row of document_files: the bytes, and the SHA-256 that was written beside them when they were stored. */
type StoredFile = { kind: string; bytes: Buffer; sha256: Buffer };

// No roots: whether the certificate can be trusted was judged before the file was stored.
const ports = { ...createVerifyPorts([]), ...storedPorts };

/**
 * The very bytes of a subject's present version: `latest` is the authority's file where it has given one, or the one with the other party's signature; `signed` the company's own.
 * Null while it is not signed. Failure: 500 file_damaged for a file that is no longer the one that was stored.
 */
export async function storedFile(
  tx: Tx,
  kind: DocumentKind,
  subject_id: number,
  which: 'signed' | 'latest',
): Promise<Uint8Array | null> {
  const document = await documentOf(tx, kind.name, subject_id);
  if (document === null) return null;
  const { id, version, tenant_id, label } = document;
  const files = await tx
    .selectFrom('document_files')
    .select(['kind', 'bytes', 'sha256'])
    .where('document_id', '=', id)
    .where('version', '=', version)
    .execute();
  const later = which === 'latest' ? files.find((one) => one.kind !== 'signed') : undefined;
  // One that bears no signature of its own has one file only.
  const found = later ?? files.find((one) => one.kind === 'signed' || one.kind === 'unsigned');
  if (found === undefined) return null;
  const damage = damageOf(found);
  if (damage === null) return found.bytes;
  const refused = failure(
    500,
    'file_damaged',
    `Tệp XML của ${kind.words.one} ${label ?? ''} đang lưu không còn nguyên vẹn như khi ký, nên chưa tải xuống được. ` +
      'Không có gì thay đổi ở cơ quan thuế. Hãy liên hệ hỗ trợ và cho biết số chứng từ này.',
  );
  // The words are for the person who reads; the finding goes to the log.
  refused.cause = new Error(
    `the ${found.kind} file of document ${id}, version ${version}, of tenant ${tenant_id}: ${damage}`,
  );
  throw refused;
}

/**
 * The sealed present version of a subject's document, with the times its files were stored; null while it is not sealed. With `of` that
 * version, which a later one may have followed. Failure: 404 where that one was never sealed.
 */
export async function sealedVersion(
  tx: Tx,
  kind: DocumentKind,
  subject_id: number,
  of?: number,
): Promise<{
  version: VersionRow;
  is_present: boolean;
  /** `signed_on` is the instant that the signature states; of files that were stored without it, when they were stored. */
  files: { kind: string; created_on: string; signed_on: string }[];
} | null> {
  const document = await documentOf(tx, kind.name, subject_id);
  const version = document && (await versionOf(tx, document.id, of ?? document.version));
  if (version === null && of !== undefined) throw notFound();
  if (document === null || version === null) return null;
  const files = await tx
    .selectFrom('document_files')
    .select(['kind', 'created_on', 'signed_on'])
    .where('document_id', '=', version.document_id)
    .where('version', '=', version.version)
    .execute();
  return {
    version,
    is_present: version.version === document.version,
    files: files.map(({ signed_on, ...file }) => ({ ...file, signed_on: signed_on ?? file.created_on })),
  };
}

/** Tên (Ten) of a form in the data that was signed, without the few letters that XML writes otherwise; null where it has none. */
export function titleIn(data_xml: Uint8Array): string | null {
  return /<Ten>([^<&]+)<\/Ten>/.exec(decodeUtf8(data_xml))?.[1] ?? null;
}

/**
 * What became of a file since it was stored, in one English line for the log: whether bytes or signature are wrong,
 * why it is no XML, which signed parts were changed. Null while it is whole. A file of the seller's own is judged by
 * its SHA-256, the digests of its parts and its signature; one that bears none by its SHA-256 alone, as is one of another party (`coded`,
 * `countersigned`): its
 * signatures were verified before it was stored, and the verifier of anyone's files is too slow to run at each
 * download.
 */
function damageOf({ kind, bytes, sha256 }: StoredFile): string | null {
  if (kind !== 'signed')
    return storedPorts.sha256Base64(bytes) === sha256.toString('base64') ? null : CHANGED;
  const { unchanged, intact, verification } = verifyStored({ bytes, sha256 }, ports);
  if (intact) return null;
  const parts = (verification?.signatures ?? []).flatMap(({ changed }) => changed);
  const said = [unchanged ? SIGNATURE : CHANGED, verification?.refused ?? null, ...parts];
  return said.filter((one) => one !== null).join(', ');
}

const CHANGED = 'its bytes are not those that were stored';
const SIGNATURE = 'its bytes are those that were stored, but its signature does not hold';
