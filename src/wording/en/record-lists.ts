import type { Worded } from '#src/language/language.ts';

export const recordListWords = {
  customerSearch: 'Name, code, tax code…',
  unitPrice: 'Unit price (đ)',
  lasting: 'Not over yet',
} satisfies Worded<typeof import('../record-lists.ts').recordListWords>;

export const rateWords = {
  KCT: 'Not subject to VAT',
  KKKNT: 'VAT not declared or paid',
} satisfies Worded<typeof import('../record-lists.ts').rateWords>;
