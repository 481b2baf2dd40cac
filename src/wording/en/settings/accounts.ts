import type { Worded } from '#src/language/language.ts';

export const accountWords = {
  states: { invited: 'Not activated', active: 'Active', inactive: 'Inactive' },
  state: 'Status',
  invitedTo: (email) => `Invitation sent to ${email}`,
  createHint: 'They get a mail with a link to set their own password, good for 7 days.',
  stateFacts: {
    invited:
      'The invitation was sent but no password has been set yet. The link in the mail is good for 7 days.',
    active: (since) => `Set their first password on ${since}.`,
    inactive: 'Cannot sign in. Their invoices and audit log are kept.',
  },
  role: 'Role and permissions',
  roleHint: 'Permissions come from the role: changing a role changes them for everyone who holds it.',
  resend: 'Resend the invitation',
  resendAsk: (email) =>
    `A new invitation will be sent to ${email}; the link in the earlier mail stops working.`,
  reset: 'Send a password reset mail',
  resetAsk: (email) =>
    `A mail with a link to set a new password will be sent to ${email}. The old password works until the new one is set.`,
  resetSent: (email) => `Password reset mail sent to ${email}`,
  message: 'Message in the mail',
  messageHint: 'Optional',
  send: 'Send',
  removeFactor: 'Remove two-step verification',
  removeFactorAsk: (name) =>
    `For when ${name} has lost both the phone and the recovery codes. Their authenticator and passkeys are removed, every session ends, and they are told by mail.`,
  factorRemoved: (name) => `Two-step verification of ${name} removed`,
  deactivate: 'Deactivate',
  deactivateTitle: (name) => `Deactivate ${name}`,
  deactivateAsk: (name) =>
    `${name} is signed out of every device and cannot sign in again until you reactivate them. Their invoices and audit log are kept.`,
  deactivateSelf: 'This is your own account: you will be signed out and cannot reactivate it yourself.',
  deactivated: (name) => `${name} deactivated`,
  activate: 'Reactivate',
  activateTitle: (name) => `Reactivate ${name}`,
  activateAsk: (name) =>
    `${name} can sign in again with the old password and has the permissions of their current role.`,
  activated: (name) => `${name} reactivated`,
  stale:
    'Somebody else has just changed this account; the new version has been loaded. Look at it and try again.',
  you: 'You',
  aboveOwn:
    'This person holds rights that you do not have, so you can only view the account. Ask somebody who has all of them.',
  roleAboveOwn: 'This role holds rights that you do not have, so you cannot assign it.',
  noMails:
    'No mail server is set up here, so invitations and password mails reach nobody. Ask the administrator of this system to set one up.',
  facts: 'General information',
  edit: 'Edit',
} satisfies Worded<typeof import('../../settings/accounts.ts').accountWords>;
