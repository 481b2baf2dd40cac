import { MESSAGE_KINDS } from '#domain/transmission/message-kinds.table.ts';
import { useListTransmissions } from '#generated/client/transmissions/transmissions.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { EvidenceDrawer } from '#src/views/document/evidence-drawer.tsx';
import { declarationKind } from '#src/views/document-kinds/declaration-kind.ts';
import type { Registration } from './registration-fields.ts';

/** Messages of one declaration that are read at once. */
const most = 100;

type RegistrationEvidenceProps = {
  registration: Pick<Registration, 'id' | 'name'>;
  unknown: boolean;
  events: readonly DocumentEvent[];
  onClose: () => void;
};

/** The evidence of a declaration: its messages for those who hold the code of the gateway, its history for all. */
export function RegistrationEvidence({ registration, unknown, events, onClose }: RegistrationEvidenceProps) {
  const sees = useCan()([[MESSAGE_KINDS.declaration.gateway]]);
  const { data, error, refetch } = useListTransmissions(
    { registration_id: registration.id, sort: 'created_on', limit: most },
    { query: { enabled: sees, staleTime: 0 } },
  );
  return (
    <EvidenceDrawer
      onClose={onClose}
      evidence={{
        name: registration.name,
        unknown: unknown ? declarationKind().unknown : null,
        events,
        messages: sees ? data : null,
        error,
        onRetry: () => void refetch(),
        historyHref: hrefOf('transmissions.declaration'),
      }}
    />
  );
}
