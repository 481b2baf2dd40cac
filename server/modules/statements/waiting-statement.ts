import type { StatementContent } from '#domain/statements/content.ts';
import type { Db, Tx } from '#server/context.ts';
import { documentOf, sealedVersion, storedFile, type DocumentRow } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { statementKind } from './document-kind.ts';
import { findLink, linkDead, statementOfLink, type LinkRow } from './links.ts';
import type { Statement } from './statements.ts';

/** A statement that waits for the buyer who has its link. */
export type WaitingStatement = {
  link: LinkRow;
  row: Statement;
  document: DocumentRow;
  version: NonNullable<Awaited<ReturnType<typeof sealedVersion>>>['version'];
  content: StatementContent;
  /** The file that the seller has signed. */
  signed: Uint8Array;
};

/**
 * Runs work on the statement of a link, locked: its document first, as everywhere. Failure: 404 link_not_usable, whatever is wrong with
 * the link.
 */
export async function withStatementOf<T>(
  { db, now }: { db: Db; now: string },
  key: string,
  work: (tx: Tx, waiting: WaitingStatement) => Promise<T>,
): Promise<T> {
  const found = await findLink(db, key);
  if (found === null) throw linkDead();
  return inTenant(db, found.tenant_id, async (tx) => {
    const document = await documentOf(tx, statementKind.name, found.statement_id, { lock: true });
    if (document?.stage !== 'with_other_party') throw linkDead();
    const { row, link } = await statementOfLink(tx, found, now);
    const sealed = await sealedVersion(tx, statementKind, row.id);
    const signed = await storedFile(tx, statementKind, row.id, 'signed');
    if (sealed === null || signed === null) throw notFound();
    const { version } = sealed;
    // Its own kind has sealed it.
    const content = version.content as StatementContent;
    return work(tx, { link, row, document, version, content, signed });
  });
}
