import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const priceWords = {
  title: 'Prices',
  lead: 'A free trial of 30 days, no card needed. Prices are before VAT.',
  recommended: 'Recommended',
  months: (months) => `/ ${counted(months, 'month')}`,
  each: 'per invoice',
  unlimited: 'Not counted by invoice',
  trial: 'Try for 30 days',
  loading: 'Loading the prices',
  failed: 'Could not load the prices.',
  failed_lead: 'Check your connection and try again.',
} satisfies Worded<typeof import('../../public/prices.ts').priceWords>;
