import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const checkoutWords = {
  title: 'Pay for a plan',
  of: (company, tax_code) => `${company} · tax code ${tax_code}`,
  reading: 'Loading the payment request',
  unknown: 'There is no such payment request',
  unknownText:
    'The link is incomplete or wrong. Open it again from Service plans, or ask for the whole link.',
  unread: 'Could not load the payment request',
  unreadText:
    'Check your connection and try again. Money you have sent is not lost: it counts once the bank reports it.',
  stepsLabel: 'Steps of buying a plan',
  stepDone: '(done)',
  steps: { package: 'Plan', company: 'Company', method: 'Method', pay: 'Pay', done: 'Done' },
  pay: 'Bank transfer',
  noBank: 'Payments cannot be taken now.',
  noBankText: 'No receiving account is set up. Contact your provider.',
  short: (due) => `${due} VND missing.`,
  shortText: (received) =>
    `${received} VND arrived. Transfer the rest with the same reference and the plan starts by itself.`,
  codeLabel: (due, reference) => `VietQR code to transfer ${due} dong with the reference ${reference}`,
  scan: 'Open your banking app and scan the code',
  rows: {
    reference: 'Transfer reference',
    account_number: 'Account number',
    amount: 'Amount',
    account_name: 'Account name',
  },
  amount: (amount) => `${amount} VND`,
  copy: 'Copy',
  copyOf: (what) => `Copy ${what.toLowerCase()}`,
  copied: 'Copied',
  copyFailed: 'The browser did not allow it. Select the text and copy it by hand.',
  waiting: 'Waiting for the bank',
  waitingText: (until) =>
    `Usually within a minute of the transfer; this page updates by itself. Pay by ${until}.`,
  keepReference:
    'Leave the reference as it is, so that the plan starts by itself. You may close this page and open it again from Service plans.',
  order: 'Order',
  package: (name) => `Plan ${name}`,
  holds: (invoices, months) =>
    `${invoices === null ? 'Unlimited invoices' : `${invoices} invoices`}, ${counted(months, 'month')}`,
  vat: (rate) => `VAT ${rate}`,
  total: 'Total',
  received: 'Received',
  company: 'Company',
  taxCode: (tax_code) => `Tax code ${tax_code}`,
  method: 'Method',
  methodName: 'Bank transfer',
  outcome: 'Status',
  paid: 'Paid.',
  paidText: (name, time) => `Plan ${name} started at ${time}.`,
  expired: 'Expired.',
  expiredText: (time) =>
    `The request expired at ${time}. If you have paid, the plan starts when the money arrives; if not, make a new request.`,
  cancelled: 'The request was cancelled.',
  cancelledText: 'Do not pay for it. If you still need the plan, make a new request.',
  excess: (amount) => `${amount} VND to be returned.`,
  excessText: 'It is recorded as paid beyond what was due. Your provider will contact you to return it.',
  toPackages: 'See service plans',
  success: 'Payment received',
  notSeen: 'No payment seen yet',
  notSeenText:
    'This page knows only what was paid in this browser tab. See every request under Service plans.',
  sandbox: 'Test bank',
  sandboxText: 'No real money moves. Choose a transfer and see what comes of it.',
  sandboxKinds: { exact: 'Right amount', short: 'Too little', over: 'Too much', twice: 'Twice' },
} satisfies Worded<typeof import('../../public/checkout.ts').checkoutWords>;
