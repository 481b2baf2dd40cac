import { signingWords } from '#src/wording/signing.ts';
import type { SignatureRequest } from './signature-requests.ts';

/** What is signed, by form, symbol and number. */
export function DocumentList({ documents }: Pick<SignatureRequest, 'documents'>) {
  return (
    <section className="signing__documents">
      <h3>{signingWords.documents(documents.length)}</h3>
      <ul tabIndex={0} aria-label={signingWords.documents(documents.length)}>
        {documents.map(({ position, label }) => (
          <li key={position}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
