import type { Rule } from './rule.ts';

/** Point 1: what the product does and for whom. */
export const POINT_1: readonly Rule[] = [
  {
    id: '1.users.staff',
    rule: 'Users are company staff of a tenant; each sees the records of their own tenant alone.',
  },
  {
    id: '1.does.declarations',
    rule: 'Register invoice issuance and changes with the tax authority (declarations).',
  },
  { id: '1.does.templates', rule: 'Manage invoice templates.' },
  { id: '1.does.publish', rule: 'Issue (publish) invoices.' },
  { id: '1.does.export', rule: 'Export invoices.' },
  { id: '1.does.mark-wrong', rule: 'Mark invoices as wrong.' },
  { id: '1.does.cancel', rule: 'Cancel invoices.' },
  { id: '1.does.replace', rule: 'Replace (substitute) invoices.' },
  { id: '1.does.adjust', rule: 'Adjust invoices.' },
  { id: '1.does.cash-register', rule: 'Handle cash-register invoices.' },
  { id: '1.does.input-invoices', rule: 'Collect input invoices.' },
  {
    id: '1.does.transmissions',
    rule: 'View transmission history and message statuses exchanged with the tax authority through a transmission provider.',
  },
  { id: '1.does.reports', rule: 'Produce reports.' },
  { id: '1.does.dashboard', rule: 'View a dashboard.' },
  { id: '1.does.customers', rule: 'Maintain a customer catalogue.' },
  { id: '1.does.products', rule: 'Maintain a product catalogue.' },
  { id: '1.does.tenant-settings', rule: 'Configure tenant settings.' },
  { id: '1.does.staff', rule: 'Configure staff accounts and roles.' },
  { id: '1.does.certificates', rule: 'Configure digital signing certificates.' },
  { id: '1.does.remote-signing', rule: 'Sign remotely.' },
  { id: '1.does.usb-token', rule: 'Sign with a USB token.' },
  { id: '1.does.decimals', rule: 'Configure decimal places.' },
  { id: '1.does.price-list', rule: 'Show the price list of service packages.' },
  {
    id: '1.does.buy',
    rule: 'Buy service packages: checkout and payment success.',
  },
  { id: '1.does.trial', rule: 'Start a trial.' },
  { id: '1.interface.vietnamese', rule: 'The interface is in Vietnamese.' },
  {
    id: '1.signing.asynchronous',
    rule: 'Invoice sending and signing is asynchronous: the product polls the publish or signing status of a document.',
  },
];
