import { signingWords } from '#src/wording/signing.ts';
import type { SignatureRequest } from './signature-requests.ts';
import type { SignedKind } from './signed-kind.ts';

type DocumentListProps = Pick<SignatureRequest, 'documents'> & { kind: SignedKind };

/** What is signed, by form, symbol and number. */
export function DocumentList({ documents, kind }: DocumentListProps) {
  const title = signingWords.documents(kind.nouns.counted(documents.length));
  return (
    <section className="signing__documents">
      <h3>{title}</h3>
      <ul tabIndex={0} aria-label={title}>
        {documents.map(({ position, label }) => (
          <li key={position}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
