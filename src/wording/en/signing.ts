import type { Worded } from '#src/language/language.ts';

export const signingWords = {
  waiting: 'Waiting for signature',
  services: { csc_v2: 'the remote signing service', mysign: 'Viettel MySign', smart_ca: 'VNPT SmartCA' },
  bannerRemote: (head: string) => `${head} waiting to be confirmed on the phone.`,
  bannerOtp: (head: string) => `${head} waiting for an OTP code.`,
  bannerUsb: (head: string) => `${head} waiting to be signed with a USB token.`,
  bannerUnknown: 'It is not known whether the signing service took the request.',
  bannerText: 'Closing this page loses nothing: the request stays open, and colleagues can sign it too.',
  open: 'Open signing request',
  openMany: (requests: number) =>
    requests === 1 ? '1 signing request is waiting.' : `${requests} signing requests are waiting.`,
  openOne: (counted: string) => `Sign ${counted}`,
  title: 'Waiting for signature',
  sending: (service: string) => `Sending the signing request to ${service}…`,
  confirm: (app: string) => `Open the app of ${app} on your phone and confirm`,
  account: (account: string) => `The request was sent to the account ${account}.`,
  left: 'Time left',
  leftText: (clock: string) => `${clock} left`,
  over: 'The time is over, asking the service again…',
  otp: 'OTP code',
  otpHint: (tries: number) => (tries === 1 ? '1 try left' : `${tries} tries left`),
  otpMissing: 'Type the OTP code that the service sent',
  otpSend: 'Send code',
  unknown: 'It is not known whether the service took the request; asking again.',
  signed: (counted: string) => `Signed ${counted}.`,
  signedNext: 'Now being sent to the tax authority.',
  refused: 'The signer refused.',
  expired: 'The time for signing is over.',
  failed: 'Signing failed.',
  cancelled: 'The signing request was cancelled.',
  documents: (counted: string) => `${counted} to sign`,
  again: 'Sign again',
  preparing: 'Preparing to sign again…',
  againRefused: 'Not ready to sign again.',
  notTaken: 'The signatures were not taken.',
  submitting: 'Submitting the signatures…',
  cancel: 'Cancel signing request',
  cancelTitle: 'Cancel the signing request?',
  cancelRemote: 'Confirming on the phone afterwards has no effect.',
  keep: 'Keep it',
  loadFailed: 'The signing request could not be loaded.',
} satisfies Worded<typeof import('../signing.ts').signingWords>;

export const signedInvoiceWords = {
  head: 'Invoice',
  counted: (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`),
  named: (label: string) => `Invoice ${label}`,
  kept: (counted: string) =>
    `${counted} keep their numbers and are not valid yet; they can be issued again at any time.`,
} satisfies Worded<typeof import('../signing.ts').signedInvoiceWords>;

export const signedMistakeWords = {
  head: 'Notice of mistakes',
  counted: (count: number) => (count === 1 ? '1 notice of mistakes' : `${count} notices of mistakes`),
  named: (label: string) => `Notice of mistakes ${label}`,
  kept: (counted: string) =>
    `${counted} stays as it is and is not sent; it can be signed and sent at any time.`,
} satisfies Worded<typeof import('../signing.ts').signedMistakeWords>;

export const signedPackageWords = {
  head: 'Package',
  counted: (count: number) => (count === 1 ? '1 package' : `${count} packages`),
  named: (label: string) => `Package ${label}`,
  kept: (counted: string) =>
    `${counted} not sent; the invoices are in force for the buyers. Sign and send again on the same day.`,
} satisfies Worded<typeof import('../signing.ts').signedPackageWords>;

export const signedSummaryTableWords = {
  head: 'Summary table',
  counted: (count: number) => (count === 1 ? '1 summary table' : `${count} summary tables`),
  named: (label: string) => `Summary table ${label}`,
  kept: (counted: string) =>
    `${counted} stays as it is and is not sent; it can be signed and sent at any time.`,
} satisfies Worded<typeof import('../signing.ts').signedSummaryTableWords>;

export const signedExplanationWords = {
  head: 'Explanation',
  counted: (count: number) => (count === 1 ? '1 explanation' : `${count} explanations`),
  named: (label: string) => label,
  kept: (counted: string) =>
    `${counted} stays as it is and is not sent; it can be signed and sent at any time.`,
  again: 'Open the declaration and press Sign and send the explanation.',
} satisfies Worded<typeof import('../signing.ts').signedExplanationWords>;

export const signedDeclarationWords = {
  head: 'Declaration',
  counted: (count: number) => (count === 1 ? '1 declaration' : `${count} declarations`),
  named: (label: string) => `Declaration ${label}`,
  kept: (counted: string) =>
    `${counted} stays as it is and is not sent; it can be signed and sent at any time.`,
  confirmFirst: (warnings: string) =>
    `Open the declaration, press Sign and send again and confirm: ${warnings}`,
} satisfies Worded<typeof import('../signing.ts').signedDeclarationWords>;

export const signedStatementWords = {
  head: 'Statement',
  counted: (count: number) => (count === 1 ? '1 statement' : `${count} statements`),
  named: (label: string) => `Statement ${label}`,
  kept: (counted: string) => `${counted} stays as it is and is not sent; it can be signed and sent any time.`,
} satisfies Worded<typeof import('../signing.ts').signedStatementWords>;
