import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { signedPackageWords } from '#src/wording/signing.ts';

/** What packages of invoices of cash registers add to signing: their words, and how one is signed once more. */
export const signedPackages: SignedKind = {
  nouns: signedPackageWords,
  operation: 'publishCashRegisterPackage',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendPackagesAgain(request),
  shownUnder: ['invoice_calculating_machines', '/api/invoices/calculating_machine/publish'],
};
