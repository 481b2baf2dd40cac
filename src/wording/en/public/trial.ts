import type { Worded } from '#src/language/language.ts';

export const trialWords = {
  title: 'Start a trial',
  lead: 'Thirty days with every function, no card needed.',
  company: 'Company',
  account: 'Administrator account',
  tax_code: 'Tax code',
  tax_code_hint:
    '10 digits, with -001 added for a branch, or the 12-digit personal number of a household business',
  company_name: 'Company name',
  address: 'Address',
  full_name: 'Your full name',
  phone_number: 'Phone number',
  email: 'Sign-in email',
  email_hint: 'The verification code is sent here',
  password: 'Password',
  asking: 'Looking up the business register…',
  found: 'Filled in from the business register',
  unknown: 'This code was not found in the business register. Enter the name and address yourself.',
  silent: 'The look-up does not work right now. Enter the name and address yourself.',
  ask_invitation: 'Ask to be invited',
  ask_again: 'Look up again',
  submit: 'Send the verification code',
  busy: 'Sending…',
  failed: 'Could not send.',
  has_account: 'Already have an account?',
  next: 'What comes next',
  steps: [
    'Enter the 6-digit code sent to your email.',
    'Your company is set up and you can start working.',
    'Invite your colleagues, add a certificate and create the first invoice.',
  ],
} satisfies Worded<typeof import('../../public/trial.ts').trialWords>;

export const problemWords = {
  missing: (label) => `${label} is required`,
  email: 'An email looks like name@company.vn',
  phone_number: 'A phone number has 8 to 15 digits',
  long: (max) => `At most ${max} characters`,
} satisfies Worded<typeof import('../../public/trial.ts').problemWords>;
