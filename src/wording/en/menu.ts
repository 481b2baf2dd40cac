import type { Worded } from '#src/language/language.ts';

export const menuWords = {
  overview: 'Overview',
  registration: 'Registration',
  outgoing: 'Outgoing invoices',
  incoming: 'Incoming invoices',
  processing: 'Corrections',
  history: 'Transmission history',
  reports: 'Reports',
  catalogue: 'Catalogue',
  settings: 'Settings',
  notices: 'Notices',
  noticesFailed: 'Notices could not be opened. Check the network and press again.',
  account: 'Your account',
  packages: 'Service plans',
  firstRun: 'First steps',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  support: 'Contact support',
  logged: 'Changes in Settings are written to the audit log of your company.',
  trial: (until) => `Trial until ${until}`,
  trialOver: (until) => `The trial ended on ${until}`,
} satisfies Worded<typeof import('../menu.ts').menuWords>;

export const entryWords = {
  dashboard: 'Overview',
  registrations: 'Declarations',
  recurring_invoices: 'Recurring invoices',
  invoice_calculating_machines: 'Cash register invoices',
  invoice_collectors: 'Incoming invoices',
  invoice_mistakes: 'Error notices',
  cancelled_invoices: 'Cancelled invoices',
  replaced_invoices: 'Replacement invoices',
  adjusted_invoices: 'Adjustment invoices',
  'transmissions.invoice': 'Invoices',
  'transmissions.declaration': 'Declarations',
  'transmissions.invoice_cash_register': 'Cash register invoices',
  'transmissions.invoice_mistake': 'Error notices',
  'transmissions.data_summary_table': 'Summary tables',
  reconciliations: 'Reconciliation',
  proof_packs: 'Proof packs',
  invoices_publish: 'Publishing together',
  invoice_calculating_machines_publish: 'Sending cash register invoices',
  authority_notices: 'Notices from the tax authority',
  report_invoice_summaries: 'Invoice statement',
  report_invoice_details: 'Detailed statement',
  report_invoice_usages: 'Number of invoices issued',
  invoice_data_summary_tables: 'Summary tables for the tax authority',
  month_end: 'Month end',
  users: 'Staff',
  certificates: 'Digital signature',
  decimal_configurations: 'Decimal places',
  xml_verification: 'Verify invoice XML',
  mail_settings: 'Mail to buyers',
  provider_connection: 'Transmission provider',
} satisfies Worded<typeof import('../menu.ts').entryWords>;

export const quickSearchWords = {
  recent: 'Recently opened',
  pages: 'Pages',
  signs: { '=': 'amount', '@': 'customer', '>': 'command' },
  byAmount: 'by amount',
  justNow: 'just now',
  minutesAgo: (minutes) => (minutes === '1' ? '1 minute ago' : `${minutes} minutes ago`),
} satisfies Worded<typeof import('../menu.ts').quickSearchWords>;

export const serviceStopWords = {
  stops: (day, begun) => (begun ? `The service ended on ${day}.` : `The service ends on ${day}.`),
  pauses: (from, until, begun) =>
    begun
      ? `The service is paused until ${until} inclusive.`
      : `The service pauses from ${from} to ${until} inclusive.`,
  because: (reason) => `Reason: ${reason.replace(/[.\s]+$/, '')}.`,
  beforeStop:
    'Before that day issue what is to be issued, wait for the tax authority to answer, and download a proof pack of all data, to keep it and to move elsewhere.',
  beforePause:
    'Issue before that day the invoices that are due while it is paused, and download a proof pack as a copy of your own.',
  pack: 'Download a proof pack',
  askForPack: 'Ask somebody who may export invoices for the pack.',
} satisfies Worded<typeof import('../menu.ts').serviceStopWords>;

export const gatewayWords = {
  good: 'Tax gateway runs well',
  slow: 'Tax gateway answers slowly',
  down: 'Tax gateway not reached',
  median: (seconds) => `usually answers in ${seconds} s`,
  waiting: (count) => (count === '1' ? '1 message waits' : `${count} messages wait`),
  unsent: (count) => (count === '1' ? '1 message not sent, retried' : `${count} messages not sent, retried`),
  unsentHeld: (count) =>
    count === '1'
      ? '1 message not sent, the connection must be mended'
      : `${count} messages not sent, the connection must be mended`,
  unsentByOperator: (count) =>
    count === '1'
      ? '1 message not sent, the operator must act'
      : `${count} messages not sent, the operator must act`,
  away: {
    itself: 'tried again by itself',
    company: 'the connection must be mended',
    operator: 'the operator must act',
  },
  downSince: (time) => `The tax authority has not been reached since ${time}.`,
  retried: (count) =>
    `${count === '1' ? '1 message waits and is' : `${count} messages wait and are`} sent by the system once the line is back; make no other invoices in their place.`,
  held: (count) =>
    `${count === '1' ? '1 message waits' : `${count} messages wait`}, and sending again is not enough: the connection must be mended. Then the system sends by itself, nothing is signed again; make no other invoices in their place.`,
  heldByOperator: (count) =>
    `${count === '1' ? '1 message waits' : `${count} messages wait`}, and sending again is not enough: the operator of the system must put this right, the company cannot. Tell them; then the system sends by itself, nothing is signed again. Make no other invoices in their place.`,
  waitUntil: (day, source) => `You may wait until the end of ${day}, the first deadline (${source}).`,
  waitToday: (day, source) => `You may wait until the end of today, ${day}, the first deadline (${source}).`,
  over: (day, source) => `The first deadline, ${day}, has passed (${source}): keep proof of the incident.`,
  stopped: (source) => `Deadlines are not counted: the incident written down has not ended (${source}).`,
  tellManager: 'Tell who manages the settings of the company.',
  mendConnection: 'Mend the connection',
  seeMessages: 'See the messages',
  writeIncident: 'Write the incident down, so that deadlines are counted anew',
} satisfies Worded<typeof import('../menu.ts').gatewayWords>;
