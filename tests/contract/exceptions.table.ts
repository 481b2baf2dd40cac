import type { OperationId } from '#generated/operations.ts';

const is_long = process.env['LONG'] === '1';

/** How many arbitrary bodies an operation is sent when each costs dear: a password an argon2 hash, a PKCS#12 file a key derivation, a PDF its fonts. */
export const RUNS: Readonly<Partial<Record<OperationId, number>>> = {
  createToken: 10,
  createUser: 10,
  createCertificate: 15,
  getInvoicePdf: 3,
  getInvoiceProofPack: 3,
  getRegistrationProofPack: 3,
  getInvoiceMistakeProofPack: 3,
  getInvoiceDataSummaryTableProofPack: 3,
  lookUpInvoice: 3,
  previewTemplate: 3,
  createTemplateLogo: 3,
  changePassword: 5,
  startTotp: 5,
  removeTotp: 5,
  renewRecoveryCodes: 5,
  startPasskey: 5,
  createInvoice: is_long ? 40 : 20,
  updateInvoice: is_long ? 40 : 20,
};
export const USUAL_RUNS = is_long ? 25 : 6;

/** Moments that no two open records of a kind share, though the description marks no field as unique. */
export const SHIFTED: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  createUseStop: ['stopped_on'],
};

/** How many walks along its links a record takes. */
export const WALKS = is_long ? 8 : 2;

/**
 * How many limits of an operation's body and query are tried over HTTP, chosen by the seed. One validator decides them all, so that a
 * few of each operation show that it is asked; the long run and `npm run test:contract` try every one.
 */
export const LIMITS_TRIED = is_long || process.env['CONTRACT_WHOLE'] === '1' ? Infinity : 3;

/** Derived operations: what answers them is the same for every resource, so each resource needs few runs. */
export const DERIVED = /\/(export|import_template|imports|bulk_\w+|restore)(\/|$)/;
export const DERIVED_RUNS = is_long ? 10 : 3;

/** States of a record in which work still goes on behind it. */
export const WORKING: readonly unknown[] = ['queued', 'reading', 'checking', 'running'];

/** Records that belong to no company: another one reads them too. By the beginning of their path. */
export const SHARED: readonly string[] = ['/api/tax_authorities'];

/**
 * Operations whose example cannot succeed, and why: what they need is told to a person alone. Their refusal is held against the
 * description instead; their success is tested where the secret is at hand.
 */
export const UNREACHED: Readonly<Partial<Record<OperationId, string>>> = {
  verifyTrial: 'the code stands in a mail',
  readPasswordKey: 'the key stands in a mail',
  setPassword: 'the key stands in a mail',
  confirmTotp: 'the code stands in an authenticator app',
  renewRecoveryCodes: 'the account has no second factor',
  removeSecondFactor: 'the account has no second factor',
  updateMissingInputInvoice: 'no input invoice is missing yet',
  createPasskey: 'the credential is made by an authenticator',
  removePasskey: 'a passkey is made by an authenticator',
  createNewYearSeries: 'the new year is not near',
  updateNewYearDrafts: 'the new year is not near',
  cancelJob: 'the job it meets has ended',
  getSignatureRequest: 'a person has to be asked for a signature first',
  submitSignatures: 'the key is in a token',
  sendSignatureOtp: 'the code stands on a phone',
  cancelSignatureRequest: 'a person has to be asked for a signature first',
  lookUpTransmission: 'the message it meets is known to have arrived',
  startMessageQuestions: 'messages have to be counted first',
  requestAnswers: 'the answers to the message it meets could be read',
  submitInvoiceMistake: 'the profile of the company has to name its tax office first',
  getInvoiceMistakeXml: 'a notice has to be signed first',
  createInvoiceDataSummaryTable: 'an uncoded invoice has to be issued, and wait for a table, first',
  getInvoiceDataSummaryTable: 'an uncoded invoice has to wait for a table first',
  deleteInvoiceDataSummaryTable: 'an uncoded invoice has to wait for a table first',
  listSummaryTableRows: 'an uncoded invoice has to wait for a table first',
  updateSummaryTableRows: 'an uncoded invoice has to wait for a table first',
  submitInvoiceDataSummaryTable: 'an uncoded invoice has to wait for a table first',
  listInvoiceDataSummaryTableHistory: 'an uncoded invoice has to wait for a table first',
  getInvoiceDataSummaryTableHold: 'an uncoded invoice has to wait for a table first',
  createTableCorrection: 'an accepted table has to report the invoice first',
  deleteTableCorrection: 'an accepted table has to report the invoice first',
  exportSummaryTableRows: 'an uncoded invoice has to wait for a table first',
  getInvoiceDataSummaryTableXml: 'a table has to be signed first',
  getInvoiceCalculatingMachine: 'an invoice of a cash register has to be there first',
  publishCashRegisterPackages: 'an invoice of a cash register has to wait to be sent first',
  publishCashRegisterPackage: 'invoices of cash registers have to be sent first',
  getCashRegisterPublish: 'invoices of cash registers have to be sent first',
  createTillDevice: 'the company has to have declared invoices of cash registers first',
  changeTillDevice: 'a browser has to own a series first',
  renewTillLease: 'a browser has to own a series first',
  createTillSale: 'a browser has to own a series first',
  endTillDevice: 'a browser has to own a series first',
  cancelTillDevice: 'a browser has to own a series first',
  sendEmail: 'the invoice has to be issued first',
  startBulkPublish: 'drafts have to be chosen first',
  startBulkDelete: 'drafts have to be chosen first',
  startBulkEmail: 'invoices have to be chosen first',
  previewBulkPublish: 'drafts have to be chosen first',
  getInvoicePublishes: 'several invoices have to be published together first',
  setBulkPublishState: 'several invoices have to be published together first',
  startBulkRetry: 'invoices of a batch have to fail first',
  exportBulkPublish: 'several invoices have to be published together first',
  getCancelledInvoice: 'an invoice has to be refused and given up first',
  cancelInvoice: 'the invoice has to be refused by the tax authority first',
  createAdjustment: 'the invoice has to be issued, and not corrected, first',
  createReplacement: 'the invoice has to be issued, and not corrected, first',
  createOtherAdjustment: 'the invoice has to be entered, and not corrected, first',
  createOtherReplacement: 'the invoice has to be entered, and not corrected, first',
  getAdjustedInvoice: 'an issued invoice has to be adjusted first',
  getReplacedInvoice: 'an issued invoice has to be replaced first',
  setExplanation: 'the tax authority has to ask for it first',
  submitExplanation: 'the tax authority has to ask for it first',
  setRegistrationReview: 'the tax authority has to keep a declaration waiting first',
  removeRegistrationReview: 'the tax authority has to keep a declaration waiting first',
  createStatement: 'the invoice has to be issued first',
  getStatement: 'an issued invoice has to have a statement first',
  updateStatement: 'an issued invoice has to have a statement first',
  deleteStatement: 'an issued invoice has to have a statement first',
  getStatementContent: 'an issued invoice has to have a statement first',
  getStatementHold: 'an issued invoice has to have a statement first',
  submitStatement: 'an issued invoice has to have a statement first',
  sendStatement: 'an issued invoice has to have a statement first',
  sendStatementReminder: 'an issued invoice has to have a statement first',
  updateStatementExpiry: 'an issued invoice has to have a statement first',
  startStatementRevision: 'an issued invoice has to have a statement first',
  cancelStatement: 'an issued invoice has to have a statement first',
  getStatementLink: 'an issued invoice has to have a statement first',
  listStatementHistory: 'an issued invoice has to have a statement first',
  getStatementXml: 'an issued invoice has to have a statement first',
  getStatementPdf: 'an issued invoice has to have a statement first',
  readStatementLink: 'the key stands in a mail to the buyer',
  readStatementLinkXml: 'the key stands in a mail to the buyer',
  readStatementLinkPdf: 'the key stands in a mail to the buyer',
  startStatementSignature: 'the key stands in a mail to the buyer',
  submitStatementSignature: 'the key stands in a mail to the buyer',
  submitStatementFile: 'the key stands in a mail to the buyer',
  readStatementCredentials: 'the key stands in a mail to the buyer',
  startStatementOrder: 'the key stands in a mail to the buyer',
  readStatementOrder: 'the key stands in a mail to the buyer',
  sendStatementCode: 'the key stands in a mail to the buyer',
  confirmStatement: 'the key stands in a mail to the buyer',
  sendStatementReply: 'the key stands in a mail to the buyer',
  readBuyerInvoice: 'the key stands in a mail to the buyer',
  lookUpBuyerInvoice: 'the code stands in a mail to the buyer',
  readBuyerInvoicePdf: 'the key stands in a mail to the buyer',
  readBuyerInvoiceXml: 'the key stands in a mail to the buyer',
  readBuyerInvoiceAttachment: 'the key stands in a mail to the buyer',
  verifyBuyerInvoice: 'the key stands in a mail to the buyer',
  confirmBuyerReceipt: 'the key stands in a mail to the buyer',
  sendBuyerRequest: 'the key stands in a mail to the buyer',
  getInvoiceLink: 'the invoice has to be issued first',
  getInvoiceProofPack: 'the invoice has to be signed first',
  getRegistrationProofPack: 'a declaration has to be signed first',
  getInvoiceMistakeProofPack: 'a notice has to be signed first',
  getInvoiceDataSummaryTableProofPack: 'a table has to be signed first',
  renewInvoiceLink: 'the invoice has to be issued first',
  readCheckout: 'the key is of a payment request that is made first',
  submitSandboxTransfer: 'the key is of a payment request that is made first',
  startGatewayPayment: 'the key is of a payment request that is made first',
  lookUpGatewayPayment: 'the key is of a payment request that is made first',
  requestPaymentRefund: 'money has to come that pays for nothing first',
  submitBankTransfer: 'the signature is made with the secret of the bank',
  getAuthorityNotice: 'the tax authority sends one by itself',
  updateAuthorityNotice: 'the tax authority sends one by itself',
  createMonthClosing: 'a month is closed once',
  getMonthClosing: 'a month has to be closed first',
  updateMonthClosing: 'a month has to be closed first',
  endSession: 'the session of the suite would end',
};

/** Of those, the ones that succeed where the record they meet happens to be on its way. */
export const AS_IT_STANDS: readonly OperationId[] = [
  'lookUpTransmission',
  'requestAnswers',
  'submitInvoiceMistake',
  'cancelInvoice',
  'getInvoicePublishes',
  'setBulkPublishState',
  'exportBulkPublish',
  'sendEmail',
  'createAdjustment',
  'createReplacement',
  'createStatement',
  'createMonthClosing',
  'getMonthClosing',
  'updateMonthClosing',
  'createOtherAdjustment',
  'createOtherReplacement',
];

/** Operations that answer for minutes; the test app ends them at once. */
export const ENDLESS: readonly OperationId[] = ['readChanges'];

/** Operations whose example meets the same record again: there is one certificate in a PKCS#12 file. */
export const SAME_RECORD: readonly OperationId[] = ['chooseDefaultCertificate'];

/** With one field of its example changed it would take its account away from the suite. */
export const LOCKS_OUT: OperationId = 'changePassword';

/** Its example names an account of the demo; another server is given its own. */
export const SIGNS_IN: OperationId = 'createToken';

/** Fields that only the answer that makes a record holds: read again they are null. */
export const TOLD_ONCE: readonly string[] = ['secret'];
