import type { Tx } from '#server/context.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { inTurns } from '#server/platform/in-turns.ts';
import { advanceAll, type Advance } from './advance.ts';
import type { DocumentDeps } from './deps.ts';
import type { DocumentKind } from './kind.ts';
import { fileRow, type SealedDocument } from './signatures.ts';

/** Put together without a pause; then the database and requests get their turn. */
const AT_ONCE = 5;

/**
 * Stores the files of sealed documents that bear no signature of their own: they are complete, and go the way their kind has for those
 * that no message carries by itself.
 */
export async function storeComplete(
  deps: Pick<DocumentDeps, 'kinds'>,
  tx: Tx,
  kind: DocumentKind,
  sealed: readonly SealedDocument[],
  now: string,
): Promise<void> {
  const files = await inTurns(sealed, AT_ONCE, ({ document, version }) => {
    if (kind.assembleUnsigned === undefined) throw new Error(`${kind.name} bears a signature`);
    return fileRow(document, 'unsigned', kind.assembleUnsigned(version), now);
  });
  await insertMany(tx, 'document_files', files);
  const all = sealed.map(({ version, done, label }): Advance => {
    const unsent = kind.unsent?.(version.extra);
    const moves = [{ signing: 'waive' } as const, ...(unsent === undefined ? [] : [unsent])];
    return { ...done, label, moves: [...done.moves, ...moves] };
  });
  await advanceAll(deps, tx, all, now);
}
