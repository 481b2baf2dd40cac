import { sql } from 'kysely';
import { isSigned } from '#domain/signing/lifecycle.ts';
import { mayHandOver, needsLookUp } from '#domain/transmission/lifecycle.ts';
import type { Tx } from '#server/context.ts';
import { notFound } from '#server/platform/http/failure.ts';
import type { DocumentRow, States, VersionRow } from './kind.ts';

export async function findDocument(tx: Tx, id: number): Promise<DocumentRow> {
  const row = await tx.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row as DocumentRow;
}

/** The document of a subject; null while it was never submitted. */
export async function documentOf(
  tx: Tx,
  kind: string,
  subject_id: number,
  options: { lock: boolean } = { lock: false },
): Promise<DocumentRow | null> {
  const query = tx
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id);
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : (row as DocumentRow);
}

/** In the order of their ids: all code that locks several documents locks them so. */
export async function lockDocuments(tx: Tx, ids: readonly number[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('documents')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as DocumentRow[];
}

/** Locks the documents of subjects in the order of their ids, before their subjects are locked. */
export async function lockDocumentsOf(
  tx: Tx,
  kind: string,
  subject_ids: readonly number[],
): Promise<DocumentRow[]> {
  if (subject_ids.length === 0) return [];
  const rows = await tx
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', 'in', [...subject_ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as DocumentRow[];
}

/** The sealed data of what was signed at once is read out of its file. */
const DATA_XML = sql<Buffer>`coalesce(document_versions.data_xml, (
    select substring(files.bytes from document_versions.data_from + 1 for document_versions.data_size) from document_files as files
    where files.tenant_id = document_versions.tenant_id and files.document_id = document_versions.document_id
      and files.version = document_versions.version and files.kind = 'signed'))`;

function selectVersions(tx: Tx) {
  return tx
    .selectFrom('document_versions')
    .select(['tenant_id', 'document_id', 'version', 'certificate_id', 'content', 'extra'])
    .select(['message_id', 'sealed_on', DATA_XML.as('data_xml')]);
}

/** The sealed present versions of documents, by document. */
export function presentVersions(
  tx: Tx,
  documents: readonly Pick<DocumentRow, 'id' | 'version'>[],
): Promise<ReadonlyMap<number, VersionRow>> {
  return versionsOf(
    tx,
    documents.map(({ id, version }) => ({ document_id: id, version })),
  );
}

/** Sealed versions, one of each document, by document. */
export async function versionsOf(
  tx: Tx,
  wanted: readonly Pick<VersionRow, 'document_id' | 'version'>[],
): Promise<ReadonlyMap<number, VersionRow>> {
  if (wanted.length === 0) return new Map();
  const versions = new Map(wanted.map(({ document_id, version }) => [document_id, version]));
  const rows = await selectVersions(tx)
    .where('document_id', 'in', [...versions.keys()])
    .where('version', 'in', [...new Set(versions.values())])
    .execute();
  return new Map(
    (rows as VersionRow[])
      .filter(({ document_id, version }) => versions.get(document_id) === version)
      .map((row) => [row.document_id, row]),
  );
}

/** One sealed version. */
export async function versionOf(tx: Tx, document_id: number, version: number): Promise<VersionRow | null> {
  const row = await selectVersions(tx)
    .where('document_id', '=', document_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : (row as VersionRow);
}

/** Submitted and not signed yet, whether by a key that is stored here or by a person. */
export function isToSign({ stage, signing }: States): boolean {
  return (
    (stage === 'queued' || stage === 'started') && (signing === 'not_requested' || signing === 'requested')
  );
}

/** What comes after the signature. */
export function afterSigning({
  stage,
  signing,
  transmission,
}: States): 'hand-to-provider' | 'look-up' | 'wait' {
  if (stage !== 'started' || !isSigned(signing)) return 'wait';
  if (needsLookUp(transmission)) return 'look-up';
  return mayHandOver(transmission) ? 'hand-to-provider' : 'wait';
}
