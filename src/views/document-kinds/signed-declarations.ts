import {
  getRegistration,
  getRegistrationEffects,
  submitRegistration,
} from '#generated/client/registrations/registrations.ts';
import { isPreparing } from '#src/views/signing/signed-kind.ts';
import type { SentAgain, SignedKind } from '#src/views/signing/signed-kind.ts';
import type { SignatureRequest } from '#src/views/signing/signature-requests.ts';
import { signedDeclarationWords } from '#src/wording/signing.ts';

/** A request holds one declaration: the authority decides them one by one. */
async function sendAgain({ documents: [document] }: SignatureRequest): Promise<SentAgain> {
  if (document === undefined) return { refusals: [], follow: null };
  const { id, lock_version } = await getRegistration(document.subject_id);
  // What has to be confirmed is shown on its page, not in this dialog.
  const { warnings } = await getRegistrationEffects(id);
  if (warnings.length > 0) {
    const messages = warnings.map(({ message }) => message).join(' ');
    return { refusals: [signedDeclarationWords.confirmFirst(messages)], follow: null };
  }
  await submitRegistration(id, { registration: { lock_version } });
  return {
    refusals: [],
    follow: async () => {
      const { status, signature_request_id } = await getRegistration(id);
      return { signature_request_id, is_preparing: isPreparing(status) };
    },
  };
}

/** What declarations add to signing: their words, and how one is signed once more. */
export const signedDeclarations: SignedKind = {
  nouns: signedDeclarationWords,
  operation: 'submitRegistration',
  sendAgain,
  shownUnder: ['registrations'],
};
