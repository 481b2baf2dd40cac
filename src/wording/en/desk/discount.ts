import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const discountWords = {
  action: 'Discount',
  rate: 'Discount rate for all lines',
  rateHint: 'In place of the discounts that lines have. Blank takes them away.',
  whole: 'Discount on the whole invoice',
  apply: (count) => `Give it to ${counted(count, 'line')}`,
  applied: (rate, count) => `${counted(count, 'line')} given a discount of ${rate}%`,
  cleared: (count) => `Discount taken from ${counted(count, 'line')}`,
} satisfies Worded<typeof import('../../desk/discount.ts').discountWords>;
