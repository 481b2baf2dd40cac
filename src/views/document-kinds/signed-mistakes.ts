import {
  getInvoiceMistake,
  submitInvoiceMistake,
} from '#generated/client/invoice-mistakes/invoice-mistakes.ts';
import { isPreparing } from '#src/views/signing/signed-kind.ts';
import type { SentAgain, SignedKind } from '#src/views/signing/signed-kind.ts';
import type { SignatureRequest } from '#src/views/signing/signature-requests.ts';
import { signedMistakeWords } from '#src/wording/signing.ts';

async function sendAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  for (const { subject_id } of documents) {
    const { id, lock_version } = await getInvoiceMistake(subject_id);
    await submitInvoiceMistake(id, { invoice_mistake: { lock_version } });
  }
  const [first] = documents;
  return {
    refusals: [],
    follow:
      first === undefined
        ? null
        : async () => {
            const { status, signature_request_id } = await getInvoiceMistake(first.subject_id);
            return { signature_request_id, is_preparing: isPreparing(status) };
          },
  };
}

/** What notices of mistakes add to signing: their words, and how one is signed once more. */
export const signedMistakes: SignedKind = {
  nouns: signedMistakeWords,
  operation: 'submitInvoiceMistake',
  sendAgain,
  shownUnder: ['invoice_mistakes'],
};
