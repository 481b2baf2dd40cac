import type { Worded } from '#src/language/language.ts';
import { lower } from '../lists.ts';

export const recordListWords = {
  customerSearch: 'Name, code, tax code…',
  collectorSearch: 'Number, seller, tax code, order…',
  unitPrice: 'Unit price (đ)',
  lasting: 'Not over yet',
} satisfies Worded<typeof import('../record-lists.ts').recordListWords>;

export const rateWords = {
  KCT: 'Not subject to VAT',
  KKKNT: 'VAT not declared or paid',
} satisfies Worded<typeof import('../record-lists.ts').rateWords>;

export const pageTitles = {
  verification: 'Verify an invoice file (XML)',
  statements: {
    adjust: 'Adjustment statement',
    replace: 'Replacement statement',
    cancel: 'Cancellation statement',
    ofInvoice: 'Statements of the invoice',
  },
  lists: { adjust: 'List to adjust', replace: 'List to replace' },
  statementSearch: 'Statement number, invoice, buyer…',
  registration: 'Register for e-invoices',
  registrationVersions: 'Accepted registrations',
  registrationSearch: 'Tax office, place, representative…',
  profile: 'Your account',
  importing: (label) => `Import ${lower(label)} from a file`,
} satisfies Worded<typeof import('../record-lists.ts').pageTitles>;

export const webhookListWords = {
  facts: 'Events of invoices are sent to your ERP or sales software as they happen',
  state: 'State',
  on: 'On',
  off: 'Off',
  failing: 'Failing',
  putOff: 'Turned off by the system',
  events: (count: string) => (count === '1' ? '1 event' : `${count} events`),
  receiver: 'Receiver',
  noAttempts: 'Nothing sent yet',
  attempts: (all, failed) => `last ${all} attempts, ${failed} did not arrive`,
  arrived: 'Arrived',
  answers: 'Answer',
  took: (ms) => `${ms} ms`,
} satisfies Worded<typeof import('../record-lists.ts').webhookListWords>;

export const correctionTitles = {
  title: 'What is wrong?',
  adjusting: 'New adjusting invoice',
  replacing: 'Create replacing invoice',
  otherAdjust: 'Adjust an invoice of another system',
  otherReplace: 'Replace an invoice of another system',
  otherStart: 'Invoice of another system',
  cancelledFacts:
    'Only an invoice that has a number and was never accepted can be cancelled. An issued one is adjusted or replaced by “What is wrong?”.',
} satisfies Worded<typeof import('../record-lists.ts').correctionTitles>;

export const mistakeTitles = {
  createOther: 'Notice of invoices of another system',
  title: 'Notice of e-invoices with mistakes',
  search: 'Series, invoice number, notice number…',
  results: (received, refused) =>
    refused === 0 ? `${received} received` : `${received} received + ${refused} not`,
} satisfies Worded<typeof import('../record-lists.ts').mistakeTitles>;

export const reportTitles = {
  summaries: 'Statement of sales',
  details: 'Detailed statement',
  usages: 'Use of invoices',
} satisfies Worded<typeof import('../record-lists.ts').reportTitles>;

export const packageTitles = {
  register: 'Prices of the plans',
  checkout: 'Buy a plan',
} satisfies Worded<typeof import('../record-lists.ts').packageTitles>;

export const historyTitles = {
  declaration: 'Transmission history of declarations',
  invoice: 'Transmission history of invoices',
  invoice_cash_register: 'Transmission history of cash register invoices',
  invoice_mistake: 'Transmission history of error notices',
  data_summary_table: 'Transmission history of summary tables',
} satisfies Worded<typeof import('../record-lists.ts').historyTitles>;

export const certificateTitles = {
  add: 'Add certificate',
  toCertificates: 'Open certificates',
} satisfies Worded<typeof import('../record-lists.ts').certificateTitles>;
