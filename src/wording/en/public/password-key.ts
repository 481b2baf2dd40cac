import type { Worded } from '#src/language/language.ts';

export const passwordKeyWords = {
  title: { invitation: 'Set your password', reset: 'Set a new password' },
  lead: {
    invitation: 'You are invited to join. Set a password to begin.',
    reset: 'Your old password and all signed-in sessions stop working when you set a new password.',
  },
  company: 'Company',
  full_name: 'Full name',
  email: 'Sign-in email',
  until: 'Good until',
  password: 'New password',
  submit: 'Set password',
  busy: 'Setting…',
  failed: 'Could not set the password.',
  reading: 'Checking the link',
  dead: 'This link no longer works',
  dead_lead:
    'Each link works once and for a limited time. If you had a password before, ask for a new link with Forgot your password. If you were invited and never signed in, ask the administrator of your company to resend the invitation.',
  none: 'Open the link in the mail',
  none_lead:
    'This page needs the link from the invitation or password reset mail. Open that mail and follow its link.',
  ask: 'Forgot your password',
  login: 'Sign in',
  unread: 'Could not check the link',
  unread_lead: 'Check your connection and try again. The link has not been used.',
} satisfies Worded<typeof import('../../public/password-key.ts').passwordKeyWords>;
