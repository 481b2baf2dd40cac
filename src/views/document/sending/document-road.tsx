import type { PublicationStatus } from '#generated/vocabulary.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { Relay } from '#src/ui/display/relay.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import type { DocumentEvent, DocumentKind } from '../document-kind.ts';
import { documentSteps } from '../document-steps.ts';
import './document-road.css';

type DocumentRoadProps = {
  kind: DocumentKind;
  status: PublicationStatus;
  events: readonly DocumentEvent[];
  /** How it is signed; `id`: of the open request for a signature, null while none is. */
  signing: { kind: SignedKind; id: number | null; opensItself: boolean };
  /** Why the server did not take it; null where it did. */
  refused: unknown;
  /** Over the reason. */
  refusedTitle: string;
};

/** At the head of a document's page: how far it has come, what it waits for, and why it could not be sent. */
export function DocumentRoad({ kind, status, events, signing, refused, refusedTitle }: DocumentRoadProps) {
  return (
    <>
      <Card flush order={1}>
        <Relay name={kind.road} steps={documentSteps(kind, status, events)} />
      </Card>
      <div className="document-road__waiting">
        <WaitingBanner {...signing} />
        {refused !== null && (
          <Banner tone="critical" title={refusedTitle}>
            {failureText(refused)}
          </Banner>
        )}
      </div>
    </>
  );
}
