import { MESSAGE_KINDS } from '#domain/transmission/message-kinds.table.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { getGetInvoiceProofPackUrl } from '#generated/client/proof-packs/proof-packs.ts';
import { useListTransmissions } from '#generated/client/transmissions/transmissions.ts';
import { useCan, useMay } from '#src/providers/account-context.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import { EvidenceDrawer } from '#src/views/document/evidence-drawer.tsx';
import { historyOfOne } from '#src/views/document/history-paths.ts';
import { hrefOf } from '#src/routes.ts';
import { invoiceFileName } from '../acts/invoice-files.ts';
import type { Invoice } from '../editor/draft/draft.ts';

/** Messages of one invoice that are read at once. */
const most = 100;

type InvoiceEvidenceProps = {
  invoice: Invoice;
  unknown: boolean;
  events: readonly DocumentEvent[];
  onClose: () => void;
};

/** The evidence of an invoice: its messages for those who hold the code of the gateway, its history for all. */
export function InvoiceEvidence({ invoice, unknown, events, onClose }: InvoiceEvidenceProps) {
  const sees = useCan()([[MESSAGE_KINDS.invoice.gateway]]);
  const takes = useMay()('getInvoiceProofPack');
  const { data, error, refetch } = useListTransmissions(
    { invoice_id: invoice.id, sort: 'created_on', limit: most },
    { query: { enabled: sees, staleTime: 0 } },
  );
  return (
    <EvidenceDrawer
      onClose={onClose}
      evidence={{
        name: shownName(invoice),
        unknown: unknown ? invoiceKind().unknown : null,
        events,
        messages: sees ? data : null,
        error,
        onRetry: () => void refetch(),
        pack: takes
          ? { url: getGetInvoiceProofPackUrl(invoice.id), name: `bang-chung-${invoiceFileName(invoice)}.zip` }
          : null,
        historyHref: historyOfOne(hrefOf('transmissions.invoice'), { invoice_id: invoice.id }),
      }}
    />
  );
}
