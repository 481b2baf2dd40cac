import type { Worded } from '#src/language/language.ts';

export const mistakeTitles = {
  createOther: 'Notice of invoices of another system',
  title: 'Notice of e-invoices with mistakes',
  search: 'Series, invoice number, notice number…',
  results: (received, refused) =>
    refused === 0 ? `${received} received` : `${received} received + ${refused} not`,
} satisfies Worded<typeof import('../../processing/mistake-titles.ts').mistakeTitles>;
