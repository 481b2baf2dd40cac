import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { eventWordsOf } from './event-words.ts';
import { documentOf } from './documents.ts';
import type { DocumentKind } from './kind.ts';

type DocumentEvent = components['schemas']['DocumentEvent'];

/** Nhật ký of a subject's document, newest first; empty while it was never submitted. */
export async function historyOf(tx: Tx, kind: DocumentKind, subject_id: number): Promise<DocumentEvent[]> {
  const document = await documentOf(tx, kind.name, subject_id);
  if (document === null) return [];
  const rows = await tx
    .selectFrom('document_events')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'document_events.user_id')
        .onRef('users.tenant_id', '=', 'document_events.tenant_id'),
    )
    .select([
      'document_events.id',
      'document_events.kind',
      'document_events.detail',
      'document_events.happened_on',
      'document_events.transmission_id',
      'users.full_name as actor_name',
    ])
    .where('document_events.document_id', '=', document.id)
    .orderBy('document_events.id', 'desc')
    .execute();
  const words = eventWordsOf(kind);
  return rows.map(({ detail, ...rest }) => {
    const { title, tone, detail: text } = words(rest.kind);
    return { ...rest, title, tone, detail: text(detail as Record<string, string>) };
  });
}
