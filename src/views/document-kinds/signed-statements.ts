import { getStatement, submitStatement } from '#generated/client/statements/statements.ts';
import type { SentAgain, SignedKind } from '#src/views/signing/signed-kind.ts';
import type { SignatureRequest } from '#src/views/signing/signature-requests.ts';
import { signedStatementWords } from '#src/wording/signing.ts';

async function sendAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  for (const { subject_id } of documents) {
    const { id, lock_version } = await getStatement(subject_id);
    await submitStatement(id, { statement: { lock_version } });
  }
  const [first] = documents;
  return {
    refusals: [],
    follow:
      first === undefined
        ? null
        : async () => {
            const { state, signature_request_id } = await getStatement(first.subject_id);
            return { signature_request_id, is_preparing: state === 'seller_signing' };
          },
  };
}

/** What statements add to signing: their words, and how one is signed once more. */
export const signedStatements: SignedKind = {
  nouns: signedStatementWords,
  operation: 'submitStatement',
  sendAgain,
  shownUnder: ['statements'],
};
