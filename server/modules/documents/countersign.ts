import type { Tx } from '#server/context.ts';
import { advanceAll } from './advance.ts';
import type { DocumentDeps } from './deps.ts';
import { lockDocuments } from './documents.ts';
import type { DocumentRow, Facts, Line } from './kind.ts';
import { fileRow } from './signatures.ts';

type OtherParty = {
  /** The file with both signatures; null where the other party has agreed without a signature of its own. */
  file: Uint8Array | null;
  line: Line;
  facts: Facts;
};

/**
 * What the other party of a document has answered: it takes effect. False when the document is not with it any more, and then nothing
 * was written: of two answers at once the first counts. The file has been verified.
 */
export async function countersign(
  deps: Pick<DocumentDeps, 'kinds'>,
  tx: Tx,
  { id, version }: Pick<DocumentRow, 'id' | 'version'>,
  { file, line, facts }: OtherParty,
  now: string,
): Promise<boolean> {
  const [document] = await lockDocuments(tx, [id]);
  if (document?.version !== version || document.stage !== 'with_other_party') return false;
  if (file !== null)
    await tx
      .insertInto('document_files')
      .values(fileRow(document, 'countersigned', file, now))
      .execute();
  await advanceAll(deps, tx, [{ document, moves: [{ stage: 'take_effect' }], lines: [line], facts }], now);
  return true;
}
