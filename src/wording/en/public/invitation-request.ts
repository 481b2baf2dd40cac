import type { Worded } from '#src/language/language.ts';

export const invitationRequestWords = {
  title: 'Ask to be invited',
  lead: 'This tax code has an account. Send a request to the administrators of the company; they decide whether to invite you.',
  tax_code: 'Tax code',
  full_name: 'Your name',
  email: 'Your email',
  email_hint: 'The administrators see this name and address; the invitation is sent there',
  submit: 'Send the request',
  busy: 'Sending…',
  failed: 'The request could not be sent.',
  trial: 'Start a trial',
  other: 'Not your company?',
  login: 'Sign in',
  sent: 'Request sent',
  sent_lead:
    'The administrators of the company get a mail with your name and address. Once they invite you, a mail brings the link to set your password.',
} satisfies Worded<typeof import('../../public/invitation-request.ts').invitationRequestWords>;
