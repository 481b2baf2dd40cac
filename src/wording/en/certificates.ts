import type { Worded } from '#src/language/language.ts';

export const certificateWords = {
  daysLeft: (days) => (days === 0 ? 'expires today' : days === 1 ? '1 day left' : `${days} days left`),
  since: (days) => (days === 0 ? 'since today' : days === 1 ? '1 day ago' : `${days} days ago`),
  declared: 'Registered',
  deleteNote:
    'Invoices can no longer be signed with this certificate. Signatures already made can still be verified; to use it again, add it again.',
} satisfies Worded<typeof import('../certificates.ts').certificateWords>;
