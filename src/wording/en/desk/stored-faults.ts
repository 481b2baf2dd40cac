import type { Worded } from '#src/language/language.ts';

export const storedFaultWords = {
  title: 'A part of what was stored of this invoice is damaged.',
  ofLine: (line: number, part: string) => `Line ${line}: ${part}.`,
  ofInvoice: (part: string) => `Invoice: ${part}.`,
  toDo: 'What cannot be read is left empty, the rest is right. Check and enter it again, then save; until then the invoice cannot be published or printed.',
  save: 'Save as shown',
  issued:
    'What cannot be read is left empty on this page. The print and the signed XML file are kept apart and are not affected: see the figures there, and ask your administrator to restore the data from a backup.',
} satisfies Worded<typeof import('../../desk/stored-faults.ts').storedFaultWords>;
