import type { Worded } from '#src/language/language.ts';

export const historyEmpty = {
  declaration:
    'Declarations sent to the tax authority and every answer are kept here as they were, from the first declaration on.',
  invoice:
    'With every invoice issued, the message to the tax authority and its answers are kept here as they were.',
  invoice_cash_register:
    'Data of cash register invoices sent to the tax authority and every answer are kept here as they were.',
  invoice_mistake:
    'Error notices sent to the tax authority and its requests for review are kept here as they were.',
  data_summary_table:
    'Summary tables sent to the tax authority and the results of its checks are kept here as they were.',
} satisfies Worded<typeof import('../transmissions.ts').historyEmpty>;

export const historyWords = {
  facts: 'Every message sent and received, kept as it was',
  search: 'Document number, message ID…',
  emptyHeading: 'No messages yet',
  tabs: { all: 'All', out: 'Sent', in: 'Received', failed: 'Errors', unknown: 'Not known' },
  directions: { out: 'Out', in: 'In' },
  columns: {
    time: 'Time',
    direction: 'Way',
    type: 'Type',
    document: 'Document',
    status: 'Status',
    content: 'Content',
  },
  message: (message_type) => `Message ${message_type}`,
  meaning: (message_type) => `Meaning of type ${message_type}`,
  sentAt: 'Sent',
  receivedAt: 'Received',
  id: 'Message ID',
  answers: 'Answers',
  answered: (message_type, time) => `Message ${message_type}, ${time}`,
  document: 'Document',
  size: 'Size',
  bytes: (count) => `${count} bytes`,
  thread: (label, count) => `${count} messages of ${label}`,
  threadFailed: 'The related messages could not be loaded.',
  previous: 'Message above',
  next: 'Message below',
  failed: 'The message could not be loaded.',
  missing: 'There is no such message, or you are not permitted to see it.',
} satisfies Worded<typeof import('../transmissions.ts').historyWords>;

export const askAllWords = {
  look_up: {
    about: (count) =>
      `Of ${count} messages it is not known whether they arrived. The system looks them up by itself; to know at once, look them up now. Nothing more is sent.`,
    ask: (count) => `Look up ${count} messages now`,
    running: (count) => `Looking up ${count} messages`,
    done: (count) => `${count} messages were looked up`,
  },
  fetch_again: {
    about: (count) =>
      `${count} answers could not be read. Request the provider to send them again; doing so several times makes no further documents.`,
    ask: (count) => `Request ${count} answers again`,
    running: (count) => `Requesting ${count} answers again`,
    done: (count) => `${count} answers were requested again`,
  },
  oldest: (count, total) => `The ${count} oldest of ${total} at a time.`,
  outcomes: {
    arrived: 'Arrived',
    absent: 'Not there, being sent again',
    silent: 'No answer yet',
    read: 'Read',
    not_yet: 'Waiting for the answer',
    still_unreadable: 'Still unreadable',
    not_at_provider: 'Unknown to the provider',
    failed: 'Could not be requested',
    stopped: 'Not requested, stopped',
    waiting: 'Not requested yet',
  },
  stop: 'Stop',
  stopping: 'Stopping',
  soFar: (running, done) => `${running}: ${done} done.`,
  wasStopped: 'It was stopped half-way.',
  broke: 'A technical fault ended it; request those that are left once more.',
  seeProgress: 'See progress',
  seeResult: 'See result',
  closeRunning: 'Close, it goes on',
  goesOn:
    'The server goes on when you close this page or your computer; open this page again to see the result.',
  unread: 'Could not load the result.',
  named: (count, total) => `${count} of ${total} messages; those with a problem come first.`,
  each: 'What came of each message',
  spoken: (good, open, bad) => `${good} done, ${open} under way, ${bad} not done.`,
} satisfies Worded<typeof import('../transmissions.ts').askAllWords>;
