import type { Tx } from '#server/context.ts';

/** The buyer opened the link of a mail, or took a file by it: the first time is kept. */
export async function markEmail(
  tx: Tx,
  id: number,
  mark: 'opened_on' | 'downloaded_on',
  now: string,
): Promise<void> {
  await tx
    .updateTable('invoice_emails')
    .set({ [mark]: now })
    .where('id', '=', id)
    .where(mark, 'is', null)
    .execute();
}
