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
  account: 'Your account',
  packages: 'Service plans',
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
} satisfies Worded<typeof import('../menu.ts').entryWords>;

export const quickSearchWords = {
  recent: 'Recently opened',
  pages: 'Pages',
  actions: 'Add',
} satisfies Worded<typeof import('../menu.ts').quickSearchWords>;

export const gatewayWords = {
  good: 'Tax gateway runs well',
  slow: 'Tax gateway answers slowly',
  down: 'Tax gateway not reached',
  median: (seconds) => `median answer ${seconds} s`,
  waiting: (count) => (count === '1' ? '1 message waits' : `${count} messages wait`),
  unsent: (count) => (count === '1' ? '1 message not sent, retried' : `${count} messages not sent, retried`),
} satisfies Worded<typeof import('../menu.ts').gatewayWords>;
