import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const profileWords = {
  one: 'account',
  info: 'Details',
  infoNote: 'Your name shows in the top bar and in the audit log.',
  fullName: 'Full name',
  phone: 'Phone number',
  email: 'Sign-in email',
  emailHint: 'The administrator of your company can change this email',
  role: 'Role',
  unsaved: 'Unsaved account details',
  saved: 'Account details saved',
  look: 'Appearance',
  lookNote: 'Applies at once, and follows you to other devices when you sign in.',
  language: 'Language',
  theme: 'Light or dark',
  themeDetail: {
    system: 'As your device is set',
    light: 'Dark text on white',
    dark: 'Dark background, easier on the eyes at night',
  },
  languageFailed: 'The language was not changed. Please try again.',
} satisfies Worded<typeof import('../../settings/profile.ts').profileWords>;

export const passwordWords = {
  title: 'Password',
  note: 'Change it when somebody else knows it.',
  change: 'Change password',
  consequence: 'Other devices signed in with this account will be signed out.',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 10 characters; a short sentence you remember is best',
  good: (length) => `Good: ${length} characters and not one of the easily guessed passwords`,
  changed: 'Password changed. Other devices have been signed out.',
  missing: 'Enter your current password',
} satisfies Worded<typeof import('../../settings/profile.ts').passwordWords>;

export const totpWords = {
  title: 'Two-step verification',
  note: 'After the password, a 6-digit code from an app on your phone is asked for.',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on two-step verification',
  turnOff: 'Turn off two-step verification',
  turnOffConsequence:
    'From the next sign-in only the password is needed. The recovery codes stop working too.',
  turnedOff: 'Two-step verification turned off',
  continue: 'Continue',
  proof: 'Enter your password again, to be sure it is you who changes how you sign in.',
  scan: 'Open an authenticator app (Google Authenticator, Microsoft Authenticator, 2FAS…) and scan this code.',
  qr: 'QR code for the authenticator app',
  secret: 'Cannot scan it? Enter this key by hand',
  code: '6-digit code the app shows',
  codeMissing: 'The code has 6 digits',
  confirm: 'Confirm the code',
  left: (count) => `${counted(count, 'recovery code')} left`,
  few: (count) =>
    count === 0
      ? 'No recovery codes left. If you lose the phone now, you cannot get back in by yourself.'
      : `Only ${counted(count, 'recovery code')} left. Create a new set before you run out.`,
  renew: 'Create a new set',
  renewTitle: 'Create new recovery codes',
  renewConsequence: 'The old recovery codes stop working at once.',
} satisfies Worded<typeof import('../../settings/profile.ts').totpWords>;

export const recoveryWords = {
  title: 'Keep your recovery codes',
  text: 'If you lose the phone, one of these ten codes lets you back in; each works once. They are shown only now.',
  list: 'Ten recovery codes',
  copy: 'Copy',
  copied: 'Ten codes copied',
  print: 'Print',
  download: 'Download',
  file: 'hoa-don-so-recovery-codes.txt',
  fileHead: (email) => `Recovery codes of ${email}`,
  stored: 'I have kept the codes',
} satisfies Worded<typeof import('../../settings/profile.ts').recoveryWords>;

export const passkeyWords = {
  title: 'Passkeys',
  note: 'Sign in with your fingerprint, face or the screen lock of your device, without a password.',
  none: 'No passkeys yet.',
  list: 'Your passkeys',
  add: 'Add a passkey',
  name: 'A name to know it by',
  nameHint: 'For example: My phone, Office computer',
  nameMissing: 'Give the passkey a name',
  addText: 'The browser asks you where to keep the passkey.',
  added: 'Passkey added',
  createdOn: (date) => `Added ${date}`,
  lastUsed: (date) => `last used ${date}`,
  neverUsed: 'never used',
  remove: (name) => `Delete passkey ${name}`,
  removeTitle: 'Delete passkey',
  removeText: (name) => `The passkey “${name}” can no longer be used to sign in.`,
  removed: 'Passkey deleted',
  noBrowser: 'This browser cannot use passkeys. Current versions of Chrome, Edge, Firefox and Safari can.',
  noAddress:
    'Passkeys cannot be used at this address: they belong to a domain name over https, not to an IP address.',
  elsewhere: (host) => `Passkeys of this system can be created only at ${host}.`,
  refused:
    'The passkey was not created: it was cancelled, took too long, or the device already has one of this account.',
} satisfies Worded<typeof import('../../settings/profile.ts').passkeyWords>;

export const sessionWords = {
  title: 'Signed-in devices',
  note: 'If you see a device you do not know, sign it out and change your password.',
  list: 'Signed-in devices',
  unknownDevice: 'Unknown device',
  current: 'This session',
  since: (time) => `Signed in ${time}`,
  lastUsed: (time) => `last used ${time}`,
  end: 'Sign out',
  endOf: (device) => `Sign out ${device}`,
  ended: 'Device signed out',
  endOthers: 'Sign out other devices',
  endOthersText: (count) =>
    `${counted(count, 'other device')} will have to sign in again. Unsaved content there may be lost.`,
  endedOthers: 'Other devices signed out',
} satisfies Worded<typeof import('../../settings/profile.ts').sessionWords>;
