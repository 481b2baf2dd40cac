import type { Worded } from '#src/language/language.ts';

export const certificateWords = {
  daysLeft: (days) => (days === 0 ? 'expires today' : days === 1 ? '1 day left' : `${days} days left`),
  since: (days) => (days === 0 ? 'since today' : days === 1 ? '1 day ago' : `${days} days ago`),
  declared: 'Registered',
  declaredSince: (day) => `Yes, since ${day}`,
  unusable: 'Unusable',
  unusableReasons: { other_tax_code: 'another tax code', no_tax_code: 'no tax code' },
  unusableTitle: 'This certificate cannot sign invoices of your company, so it is not the default.',
  unusableText: (tax_code, ours) =>
    tax_code === null
      ? `The certificate states no tax code. One issued to your company’s tax code ${ours} is needed.`
      : `The certificate was issued to the tax code ${tax_code}. One issued to your company’s tax code ${ours} is needed.`,
  deleteNote:
    'Invoices can no longer be signed with this certificate. Signatures already made can still be verified; to use it again, add it again.',
} satisfies Worded<typeof import('../../settings/certificates.ts').certificateWords>;
