import type { Worded } from '#src/language/language.ts';

export const noticeSaidWords = {
  documents: {
    invoice: 'invoice',
    declaration: 'declaration',
    explanation: 'explanation',
    invoice_mistake: 'mistake notice',
    statement: 'statement',
    data_summary_table: 'summary table',
    invoice_cash_register: 'package of cash-register invoices',
  },
  one: {
    refused: (document, name) => `${document} ${name} was refused`,
    unsigned: (document, name) => `${document} ${name} could not be signed`,
    stuck: (document, name) => `${document} ${name} cannot be signed or sent for a system fault`,
    unknown: (document, name) => `${document} ${name}: not known whether the tax authority has it`,
    mail_returned: (document, name) =>
      `The mail ${document === '' ? '' : `with the ${document} `}to ${name} came back`,
    mail_failed: (document, name) =>
      `The mail ${document === '' ? '' : `with the ${document} `}to ${name} could not be sent`,
  },
  many: {
    refused: (count, document) => `Refused: ${count} × ${document}`,
    unsigned: (count, document) => `Not signed: ${count} × ${document}`,
    stuck: (count, document) => `Cannot be signed or sent for a system fault: ${count} × ${document}`,
    unknown: (count, document) => `Not known whether the tax authority has them: ${count} × ${document}`,
    mail_returned: (count, document) =>
      `${count} mails ${document === '' ? '' : `with ${document}s `}to buyers came back`,
    mail_failed: (count, document) =>
      `${count} mails ${document === '' ? '' : `with ${document}s `}to buyers could not be sent`,
  },
  of: {
    authority_notice: (name) => `The tax authority sent notice ${name}`,
    certificate: (name) => `Certificate ${name} ends`,
    client_certificate: (name) => `Client certificate ${name} for the transmission provider ends`,
    summary_table: (name) => `Send summary table ${name}`,
    tax_return: (name) => `File the tax return of ${name}`,
    explanation: (name) => `Explain the declaration ${name}`,
    package: (name) => `Plan ${name} ends`,
    package_low: (name) => `Plan ${name} has few invoices left`,
    package_used_up: (name) => `Plan ${name} has no invoices left`,
    trial: () => 'The trial ends',
    schedule_stopped: () => 'Automatic publishing has stopped',
    recurring_made: (name) => `Recurring draft “${name}” was made`,
    recurring_failed: (name) => `Recurring draft “${name}” could not be made`,
    webhook_put_off: () => 'A webhook was turned off after days without a delivery',
    reconciliation_differs: (name) => `The authority’s list of ${name} differs from what was sent`,
    service_stop: () => 'The invoice service ends',
    service_pause: () => 'The invoice service pauses',
    mailbox_failing: (name) => `Input invoices cannot be read from the mailbox ${name}`,
    import_done: (name) => `File ${name} was imported`,
    report_done: (name) => `The report ${name} is ready`,
    report_failed: () => 'A report could not be written',
  },
  jobs: {
    webhook_dead: (count) => `${count} webhook events could not be delivered`,
    schedule_left: (count) => `Scheduled publishing left ${count} drafts`,
    batch_done: (count) => `${count} invoices published`,
    batch_paused: (count) => `Publishing of ${count} invoices is paused`,
    bulk_done: (count) => `Bulk job on ${count} records is done`,
    questions_done: (count) => `Questions about ${count} messages are done`,
    questions_failed: (count) =>
      `Questions about ${count} messages ended in a fault; ask again about the rest`,
  },
  tally: {
    ok: (count) => `${count} done`,
    failed: (count) => `${count} failed`,
    unknown: (count) => `${count} unknown`,
  },
  due: (day, rest) => `Due ${day}, ${rest}`,
  daysLeft: (days) => `${days} days left`,
  daysLate: (days) => `${days} days late`,
  lastDay: 'today',
  time_left: {
    left: (days) => (days === '1' ? '1 working day left' : `${days} working days left`),
    none: 'no working day left',
    last_day: 'due today',
    late: (days) => `${days} days overdue`,
  },
  stuckCode: (code) => `Tell the operator of the system the code ${code}`,
  unknownWaits: 'It is being looked up; you need do nothing.',
} satisfies Worded<typeof import('../../settings/notices.ts').noticeSaidWords>;

export const bellWords = {
  title: 'Notices',
  bell: (unread) => `Notices, ${unread} unread`,
  most: '99+',
  markRead: 'Mark as read',
  settings: 'Notices by mail',
  groups: { todo: 'To do', watching: 'Watched', done: 'Done' },
  all: 'All',
  filter: 'Groups of notices',
  unread: 'Unread',
  empty: 'No notice in the last 30 days.',
  emptyGroup: 'No notice in this group.',
  loading: 'Loading notices…',
  markFailed: 'They could not be marked. Try again.',
} satisfies Worded<typeof import('../../settings/notices.ts').bellWords>;

export const digestWords = {
  title: 'Notices by mail',
  note: (email) =>
    `A summary of what you have not read, sent to ${email} at 7:30 Vietnam time. With nothing new there is no mail.`,
  digest: 'Mail',
  digestDetail: {
    off: 'Only at the bell',
    daily: 'Every day with something new',
    weekly: 'On Mondays, if there is something new',
  },
  kinds: 'It has these notices',
  saved: 'Your notices by mail are saved',
  failed: 'It could not be saved.',
} satisfies Worded<typeof import('../../settings/notices.ts').digestWords>;
