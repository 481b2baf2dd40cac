import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const priceWords = {
  title: 'Prices',
  lead: 'A free trial of 30 days, no card needed. Prices are before VAT.',
  lead_signed_in: 'Prices are before VAT.',
  recommended: 'Recommended',
  months: (months) => `/ ${counted(months, 'month')}`,
  each: 'per invoice',
  unlimited: 'Not counted by invoice',
  trial: 'Try for 30 days',
  buy: 'Buy a plan',
  loading: 'Loading the prices',
  failed: 'Could not load the prices.',
  failed_lead: 'Check your connection and try again.',
} satisfies Worded<typeof import('../../public/prices.ts').priceWords>;

export const trialWords = {
  title: 'Start a trial',
  lead: 'Thirty days with every function, no card needed.',
  chosen: (name) =>
    `Chosen plan: ${name}. Nothing is paid in the first thirty days; this plan is chosen beforehand when you buy.`,
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
  filled: 'Filled in from the business register',
  same: 'As in the business register',
  differs: (said) => `The business register says: ${said}.`,
  take: 'Take it from the register',
  inactive: (status) =>
    `The business register says “${status}”. Check the tax code; if it is right, ask the tax office first: the e-invoice declaration of a company in this state may be rejected.`,
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
} satisfies Worded<typeof import('../../public/problems.ts').problemWords>;

export const taxCodeWords = {
  tax_code_characters: (p) =>
    `Tax code “${p.value}” has characters that do not belong. Enter digits only, with -001 added for a branch.`,
  tax_code_length: (p) =>
    `Tax code “${p.value}” has ${p.digits} digits. It has 10 digits, with -001 added for a branch, or the 12 digits of a personal number.`,
  tax_code_check_digit: (p) => `Tax code “${p.value}” has a wrong check digit. Compare it digit by digit.`,
  tax_code_branch: (p) =>
    `Tax code “${p.value}” has a wrong branch part. After the dash come 3 digits from 001 to 999.`,
} satisfies Worded<typeof import('../../public/tax-code.ts').taxCodeWords>;

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

export const verifyWords = {
  title: 'Verify your email',
  lead: 'Enter the 6-digit code sent to',
  lasts: 'The code is good for 30 minutes.',
  code: 'Verification code',
  incomplete: 'The code has 6 digits',
  submit: 'Start the trial',
  busy: 'Setting up your company…',
  failed: 'Could not verify.',
  nothing: 'No code? Look in the spam folder, then send it again.',
  again: 'Send again',
  again_in: (seconds) => `Send again in ${counted(seconds, 'second')}`,
  not_sent: 'Could not send the code.',
  sent_again: 'A new code was sent. The earlier one no longer works.',
  wrong_address: 'Wrong address? Change the email',
  new_address: 'Correct email',
  send_there: 'Send the code to this address',
  cancel: 'Cancel',
  begun: 'Email verified',
  over: 'This code no longer works',
  over_lead: 'What you filled in is still here; only the password has to be entered again.',
  start_again: 'Apply again',
  none: 'No application is waiting',
  none_lead:
    'The code is entered in the browser tab that sent the application. If you have verified it, sign in.',
} satisfies Worded<typeof import('../../public/verification.ts').verifyWords>;
