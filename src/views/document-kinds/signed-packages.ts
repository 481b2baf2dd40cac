import {
  getCashRegisterPublish,
  publishCashRegisterPackage,
} from '#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts';
import { isPreparing } from '#src/views/signing/signed-kind.ts';
import type { SentAgain, SignedKind } from '#src/views/signing/signed-kind.ts';
import type { SignatureRequest } from '#src/views/signing/signature-requests.ts';
import { signedPackageWords } from '#src/wording/signing.ts';

async function sendAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  for (const { subject_id } of documents) await publishCashRegisterPackage(subject_id, {});
  const [first] = documents;
  return {
    refusals: [],
    follow:
      first === undefined
        ? null
        : async () => {
            const { status, signature_request_id } = await getCashRegisterPublish(first.subject_id);
            return { signature_request_id, is_preparing: isPreparing(status) };
          },
  };
}

/** What packages of invoices of cash registers add to signing: their words, and how one is signed once more. */
export const signedPackages: SignedKind = {
  nouns: signedPackageWords,
  operation: 'publishCashRegisterPackage',
  sendAgain,
  shownUnder: ['invoice_calculating_machines', '/api/invoices/calculating_machine/publish'],
};
