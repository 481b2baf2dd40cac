import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const catalogueSalesWords = {
  value: 'Value invoiced',
  year: (year) => String(year),
  inForce: 'Invoices in force',
  noneInForce: 'No invoice in force.',
  revenue: 'Before tax',
  total: 'Total to pay',
  withoutRate: (count) =>
    `Without ${counted(count, 'invoice')} in a foreign currency that state no exchange rate.`,
  invoices: 'Newest invoices',
  allInvoices: 'Show all',
  noInvoices: 'No invoice to this customer yet.',
  notSold: 'No invoice in force names this item yet.',
  prices: 'Last prices',
  pricesByBuyer: 'Last price by buyer',
  noPrices: 'No price of an invoice in force yet.',
  perUnit: (unit) => `per ${unit}`,
  withTax: 'tax included',
  corrections: 'Corrections',
  noCorrections: 'No adjusting or replacing invoice, no notice of a mistake.',
  of: (invoice) => `of ${invoice}`,
  soldIn: (year) => `Sold in ${year}`,
  quantity: (unit) => (unit === null || unit === '' ? 'Quantity' : `Quantity (${unit})`),
  withoutAdjusting: (count) =>
    `Quantities leave out ${counted(count, 'invoice')} that adjust others; the revenue holds the differences.`,
} satisfies Worded<typeof import('../../desk/catalogue-sales.ts').catalogueSalesWords>;
