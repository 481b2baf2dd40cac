import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const newYearWords = {
  missing: (year) => `Series of ${year} are wanting.`,
  draftsWait: (year) => `Drafts of ${year} wait for their new series.`,
  missingText: (count, names, year) =>
    `${counted(count, 'series', 'series')} in use without one of ${year}: ${names}. Invoices dated in ${year} must bear a symbol of ${year}.`,
  draftsText: (count, year) =>
    `${counted(count, 'draft')} dated in ${year} in a series of the old year, which cannot be issued so.`,
  none: (year) => `There is no series of ${year} yet.`,
  noneText: (year) => `Invoices dated in ${year} must bear a series of ${year}, so that none can be issued.`,
  open: (year) => `Prepare ${year}`,
  title: (year) => `Series of ${year}`,
  explained: (year) =>
    `A new series keeps form, letters and design; only the two digits of the year change, and numbers start at 1. From 1 January ${year} new invoices take it by themselves.`,
  numbers: (last) => `${counted(last, 'number')} given`,
  noNumbers: 'no number given',
  made: 'Made',
  refused: 'Not possible yet',
  choose: (symbol) => `Make ${symbol}`,
  create: (count) => `Make ${counted(count, 'series', 'series')}`,
  created: 'The series of the new year are made.',
  draftsOf: (count) => counted(count, 'draft'),
  move: (count) => `Move ${counted(count, 'draft')} to the new series`,
  moved: (count) => `${counted(count, 'draft')} moved to the new series.`,
  close: 'Close',
  used: (count) => `${counted(count, 'number')} given, 1 to ${count}. The next one: `,
  unused: 'No number given yet. The first one: ',
} satisfies Worded<typeof import('../../settings/new-year.ts').newYearWords>;
