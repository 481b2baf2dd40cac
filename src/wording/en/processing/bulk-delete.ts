import type { Worded } from '#src/language/language.ts';

export const bulkDeleteWords = {
  action: 'Delete drafts',
  counting: 'Delete drafts',
  none: 'No draft to delete',
  title: (count: string) => `Delete ${count} drafts`,
  text: 'Deleted drafts cannot be brought back; the log keeps who deleted them, and the buyer and amount of each.',
  chosen: 'Selected',
  drafts: 'Drafts to delete',
  staying: 'Left as they are',
  stay: (count: string) =>
    `${count} invoices are no drafts and are left as they are: an invoice with a number is never deleted.`,
  refused: 'Not deleted.',
  countFailed: 'The selected drafts could not be counted.',
} satisfies Worded<typeof import('../../processing/bulk-delete.ts').bulkDeleteWords>;
