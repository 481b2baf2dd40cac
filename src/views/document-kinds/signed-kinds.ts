import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import {
  signedDeclarationWords,
  signedExplanationWords,
  signedInvoiceWords,
  signedMistakeWords,
  signedPackageWords,
  signedStatementWords,
  signedSummaryTableWords,
} from '#src/wording/signing.ts';

/** What declarations add to signing: their words, and how one is signed once more. */
export const signedDeclarations: SignedKind = {
  nouns: signedDeclarationWords,
  operation: 'submitRegistration',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendDeclarationsAgain(request),
  shownUnder: ['registrations'],
};

/** What explanations add to signing: their words. One that was not signed is sent again from the page of its declaration. */
export const signedExplanations: SignedKind = {
  nouns: signedExplanationWords,
  operation: 'submitExplanation',
  sendAgain: () => Promise.resolve({ refusals: [signedExplanationWords.again], follow: null }),
  shownUnder: ['registrations'],
};

/** What invoices add to signing: their words, and how they are published once more. */
export const signedInvoices: SignedKind = {
  nouns: signedInvoiceWords,
  operation: 'publishInvoices',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendInvoicesAgain(request),
  shownUnder: ['invoices'],
};

/** What notices of mistakes add to signing: their words, and how one is signed once more. */
export const signedMistakes: SignedKind = {
  nouns: signedMistakeWords,
  operation: 'submitInvoiceMistake',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendMistakesAgain(request),
  shownUnder: ['invoice_mistakes'],
};

/** What packages of invoices of cash registers add to signing: their words, and how one is signed once more. */
export const signedPackages: SignedKind = {
  nouns: signedPackageWords,
  operation: 'publishCashRegisterPackage',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendPackagesAgain(request),
  shownUnder: ['invoice_calculating_machines', '/api/invoices/calculating_machine/publish'],
};

/** What statements add to signing: their words, and how one is signed once more. */
export const signedStatements: SignedKind = {
  nouns: signedStatementWords,
  operation: 'submitStatement',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendStatementsAgain(request),
  shownUnder: ['statements'],
};

/** What summary tables add to signing: their words, and how one is signed once more. */
export const signedSummaryTables: SignedKind = {
  nouns: signedSummaryTableWords,
  operation: 'submitInvoiceDataSummaryTable',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendTablesAgain(request),
  shownUnder: ['invoice_data_summary_tables'],
};

const kinds: Readonly<Record<string, SignedKind>> = {
  invoice: signedInvoices,
  declaration: signedDeclarations,
  explanation: signedExplanations,
  invoice_mistake: signedMistakes,
  statement: signedStatements,
  data_summary_table: signedSummaryTables,
  invoice_cash_register: signedPackages,
};

/** What the documents of a signature request are, by its `document_kind`; null for one that this page does not know. */
export const signedKindOf = (document_kind: string): SignedKind | null => kinds[document_kind] ?? null;
