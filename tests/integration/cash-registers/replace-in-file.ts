import { expect } from 'vitest';
import type { TestApp } from '#tests/setup/test-app.ts';
import { asOwner } from '../signing/desk.ts';

/** As if another system of the seller had given the same code: what is sent says something else than what was sealed. */
export async function replaceInFile(
  app: TestApp,
  invoice_id: number,
  before: string,
  after: string,
): Promise<void> {
  await asOwner(app, async (tx) => {
    const file = await tx
      .selectFrom('document_files')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.tenant_id', '=', 'document_files.tenant_id')
          .onRef('documents.id', '=', 'document_files.document_id'),
      )
      .select(['document_id', 'bytes'])
      .where('documents.kind', '=', 'invoice')
      .where('documents.subject_id', '=', invoice_id)
      .executeTakeFirstOrThrow();
    const text = file.bytes.toString('utf8');
    expect(text).toContain(before);
    await tx
      .updateTable('document_files')
      .set({ bytes: Buffer.from(text.replace(before, after), 'utf8') })
      .where('document_id', '=', file.document_id)
      .execute();
  });
}
