import type { Worded } from '#src/language/language.ts';

export const storedFaultWords = {
  title: 'A part of what was stored of this invoice is damaged.',
  ofLine: (line: number, part: string) => `Line ${line}: ${part}.`,
  ofInvoice: (part: string) => `Invoice: ${part}.`,
  toDo: 'What cannot be read is left empty; a damaged kind of line is shown as goods, a damaged way of computing as usual (prices without VAT, no discount on the whole invoice). The rest is right. Check and enter it again, then save; until then the invoice cannot be published or printed.',
  copied:
    'That is of the invoice copied from: what cannot be read is left empty or as usual in this copy. Check and enter it before you save.',
  save: 'Save as shown',
  issued:
    'What cannot be read is left empty on this page. The print and the signed XML file are kept apart and are not affected: see the figures there, and ask your administrator to restore the data from a backup.',
} satisfies Worded<typeof import('../../desk/stored-faults.ts').storedFaultWords>;
