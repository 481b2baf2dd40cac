import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const lineWords = {
  title: 'Goods and services',
  count: (count) => counted(count, 'line'),
  pasteOverOther: (line) =>
    `Line ${line} holds no goods or services, so nothing was pasted. Paste from another line.`,
  inLine: (line, sentence) => `Line ${line}: ${sentence}`,
  caption: 'Lines of goods and services of the invoice',
  number: '#',
  name: 'Goods or services',
  unit: 'Unit',
  quantity: 'Quantity',
  price: 'Unit price',
  discount: 'Disc. %',
  amount: 'Amount',
  vat: 'VAT',
  vatAmount: 'VAT amount',
  code: 'Item code',
  total: 'Total',
  columns: 'Choose columns',
  showColumn: (label) => `Show ${label}`,
  hideColumn: (label) => `Hide ${label}`,
  cell: (column, row) => `${column}, line ${row}`,
  menu: (row) => `Actions for line ${row}`,
  insert: 'Insert a line above',
  remove: 'Delete the line',
  removed: (row) => `Line ${row} deleted`,
  append: 'Add a line',
  otherRate: 'Other…',
  otherRateCell: (row) => `Other VAT rate (%), line ${row}`,
  products: 'Goods and services on file',
  kinds: { goods: '', promotion: 'Promo', discount: 'Disc.', note: 'Note' },
  hintNext: 'next line',
  hintTab: 'next cell',
  hintDuplicate: 'copy the line',
  hintRemove: 'delete the line',
  hintMove: 'move the line',
  hintMenu: 'more',
  hintUndo: 'undo',
  hintArithmetic: 'computes in a cell: =12*3',
  duplicate: 'Copy the line',
  pasted: (count) => `${counted(count, 'line')} pasted`,
  selected: (count) => `${counted(count, 'cell')} selected`,
  selectedSum: (sum) => `Sum ${sum}`,
  selectedAverage: (average) => `Average ${average}`,
} satisfies Worded<typeof import('../../desk/invoice-editor.ts').lineWords>;

export const pasteWords = {
  action: 'Paste from Excel',
  title: 'Paste from Excel',
  here: 'Paste the copied cells here',
  hereHint: 'Copy cells in Excel or Google Sheets, then press Ctrl V here.',
  size: (rows, columns, line) =>
    `${counted(rows, 'row')} × ${counted(columns, 'column')}, from line ${line} on`,
  heading: 'The first row holds headings',
  style: 'Numbers',
  readAs: (style) => `Numbers are read as ${style}`,
  inCatalogue: 'Catalogue',
  notInCatalogue: 'not in it',
  known: (count) => `${counted(count, 'line')} in the catalogue`,
  unknown: (count) => `${counted(count, 'line')} not in it`,
  styles: { vietnamese: '1.234,56 (Vietnamese)', international: '1,234.56 (international)' },
  mixed:
    'A column mixes two styles of numbers. Choose how to read it; what cannot be read stays as it is, marked in its cell.',
  over: (from, to) =>
    from === to
      ? `Line ${from} has content that the pasted columns replace.`
      : `Lines ${from} to ${to} have content that the pasted columns replace.`,
  column: (at) => `Column ${at} is`,
  code: 'Item code',
  skipped: 'Skip',
  unread: 'cannot be read, left as it is',
  more: (count) => `and ${counted(count, 'more row')}`,
  undo: 'Ctrl Z takes the whole paste back',
  insert: (count) => `Insert ${counted(count, 'line')}`,
  missing: (count) => `${counted(count, 'item')} not in the catalogue`,
  missingHint:
    'An item that is created is linked to its line. One that is not is pasted all the same, without a link to the catalogue.',
  make: (count) => `Create ${counted(count, 'new item')}`,
  made: (count) => `${counted(count, 'new item')} created in the catalogue.`,
  codeOf: (name) => `Item code of ${name}`,
  unmatched: 'The catalogue could not be asked; pasting works all the same.',
  matchAgain: 'Try again',
} satisfies Worded<typeof import('../../desk/invoice-editor.ts').pasteWords>;

export const totalWords = {
  rate: 'VAT rate',
  before: 'Before VAT',
  vat: 'VAT',
  sum: 'Total',
  total: 'Total payable',
  discount: 'Trade discount',
  vatOf: (rate) => `VAT ${rate}`,
  untaxedOf: (rate) => `Goods, ${rate.charAt(0).toLowerCase()}${rate.slice(1)}`,
} satisfies Worded<typeof import('../../desk/invoice-editor.ts').totalWords>;

export const readyWords = {
  title: 'Ready to issue',
  count: (done, all) => `${done}/${all}`,
  goTo: 'Go to the field',
  series: 'Symbol and date can be used',
  buyer: 'Buyer is complete',
  lines: 'Every line has quantity, unit price and VAT rate',
  untaxedLines: 'Every line has quantity and unit price',
  money: 'Currency and totals are valid',
  late: (day) => `The day to sign and send (${day}) has passed. It can be issued, after confirming that.`,
  certificate: 'The certificate can sign today',
  declaration: 'The accepted declaration allows this symbol',
  checking: 'Checking the certificate and the declaration',
  unchecked: 'The certificate and the declaration could not be checked; issuing checks them again.',
  open: { certificate: 'Open certificates', declaration: 'Open declarations' },
  more: (count) => `and ${count} more`,
} satisfies Worded<typeof import('../../desk/invoice-editor.ts').readyWords>;

export const publishWords = {
  button: 'Sign and issue',
  short: 'Issue',
  title: 'Sign and issue the invoice',
  consequence: (symbol) =>
    `The invoice gets the next number of symbol ${symbol}, is signed and sent to the tax authority. From then on it cannot be edited or deleted, only adjusted or replaced.`,
  consequenceNumbered: (name) => `${name} keeps its number, is signed again and sent to the tax authority.`,
  refused: 'Could not issue.',
  issuedOn: 'Invoice date',
  lines: 'Goods and services',
  lineCount: (count) => counted(count, 'line'),
  expectedNumber: 'Expected number',
  keptNumber: 'Number',
  certificate: 'Certificate that signs',
  certificateOf: (subject, from, to) => `${subject}, valid from ${from} to ${to}`,
  late: 'To be confirmed before issuing.',
  confirmLate: 'I have seen this and issue the invoice all the same',
  needsConfirming: 'Tick this box to issue it all the same, or cancel and correct the date.',
  unready: (count) => `${counted(count, 'thing')} to do before this can be issued.`,
  buyer: 'Buyer',
  total: 'Total payable',
} satisfies Worded<typeof import('../../desk/invoice-editor.ts').publishWords>;

export const buyerWords = {
  buyer_tax_code: 'Tax code',
  buyer_name: 'Company name',
  buyer_person: 'Buyer in person',
  buyer_address: 'Address',
  buyer_email: 'Email for the invoice',
  buyer_phone_number: 'Phone number',
  buyer_code: 'Customer code',
  buyer_identity_no: 'Personal identification number',
  buyer_passport_no: 'Passport number',
  buyer_nationality: 'Nationality',
  buyer_budget_code: 'State budget code',
  buyer_bank_account: 'Account number',
  buyer_bank_name: 'Bank',
} satisfies Worded<typeof import('../../desk/invoice-editor.ts').buyerWords>;

export const buyerQuestionWords = {
  othersCode: (code: string, other: string, buyer: string) =>
    `Tax code ${code} is that of “${other}” in the catalogue, but the buyer is “${buyer}”.`,
  replaceBy: (name: string) => `Replace by ${name}`,
  keepBuyer: (name: string) => `Keep ${name}`,
  otherCode: (buyer: string, own: string, typed: string) =>
    `The tax code of “${buyer}” in the catalogue is ${own}, but ${typed} was entered.`,
  useOwn: (code: string) => `Use ${code}`,
  keepCode: (code: string) => `Keep ${code}`,
  last: (name: string, day: string) => `The last invoice to this buyer, ${name} of ${day}.`,
  useAgain: 'Use again',
  pass: 'Ignore',
  lastPrice: (price: string, day: string) => `Last price ${price}, ${day}`,
  takePrice: 'Take this price',
} satisfies Worded<typeof import('../../desk/invoice-editor.ts').buyerQuestionWords>;

export const draftPrintWords = {
  title: 'Print',
  fold: 'Fold the print and what is to be done',
  unfold: 'Open the print and what is to be done',
  drawing: 'drawing',
  upToDate: 'as it is written now',
  notDrawn: 'This could not be drawn as a print yet.',
  again: 'Draw again',
  openPdf: 'Open the PDF in a new tab',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `Page ${page}/${pages}`,
} satisfies Worded<typeof import('../../desk/invoice-editor.ts').draftPrintWords>;
