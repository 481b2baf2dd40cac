import type { Worded } from '#src/language/language.ts';

export const tenantWords = {
  formerly: (area) => `formerly: ${area}`,
  shown: (count, total) => `${count} of ${total} tax offices`,
  noAuthority: 'No tax office matches',
  searchAuthority: 'Type a name, a code or a province or city',
  settings: 'Invoice settings',
  isDefault: 'Default',
  searchTimezone: 'Type the name of a city',
  trial: (until) => `Trial until ${until}.`,
  trialHint: 'Every function can be used during this time.',
  saved: 'Company profile saved',
  taxCodeTitle: 'Change the tax code',
  taxCodeAsk: (before, after) =>
    `The tax code changes from ${before} to ${after}. Certificates, declarations and invoices issued from now on need the new one; invoices already issued keep the old one.`,
  taxCodeConfirm: 'Change the tax code',
  taxCodeNotices: {
    contested: {
      title: (code) => `Another company claims the tax code ${code} too.`,
      text: 'If it is your company’s, add a certificate that carries this code to keep it.',
    },
    taken: {
      title: (code) => `The tax code ${code} belongs to another account.`,
      text: 'If it is your company’s, add a certificate that carries this code. If not, correct the tax code in the profile.',
    },
    disputed: {
      title: (code) => `Two companies have a certificate that carries the tax code ${code}.`,
      text: 'The other one confirmed it first. Please ask support to look into it.',
    },
  },
  toProfile: 'Open the company profile',
  notes: {
    identity: 'Printed on every invoice and stated in the data sent to the tax authority.',
    contact: 'For buyers and the tax authority to reach you.',
    bank: 'Printed on the invoice if its template has a place for the account.',
    delegate: 'The legal representative, who is named on the declaration.',
    tax: 'Where the declarations and invoices of your company go.',
    settings:
      'Unit prices and rounding hold for invoices saved from now on; an invoice already saved keeps the way it was calculated. The tax calculation method and the invoice type say which symbol a new invoice is offered, among those in the accepted declaration; every invoice follows its symbol.',
  },
} satisfies Worded<typeof import('../../settings/tenant.ts').tenantWords>;
