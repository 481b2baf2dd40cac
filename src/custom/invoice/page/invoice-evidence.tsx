import { shownName } from '#domain/invoice/shown-name.ts';
import { getGetInvoiceProofPackUrl } from '#generated/client/proof-packs/proof-packs.ts';
import { hrefOf } from '#src/routes.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { DocumentEvidence } from '#src/views/document/evidence/document-evidence.tsx';
import { invoiceFileName } from '../acts/invoice-files.ts';
import type { Invoice } from '../editor/draft/draft.ts';

type InvoiceEvidenceProps = {
  invoice: Invoice;
  unknown: boolean;
  events: readonly DocumentEvent[];
  onClose: () => void;
};

/** The evidence of an invoice. */
export function InvoiceEvidence({ invoice, unknown, ...rest }: InvoiceEvidenceProps) {
  return (
    <DocumentEvidence
      name={shownName(invoice)}
      message="invoice"
      subject={{ invoice_id: invoice.id }}
      history={hrefOf('transmissions.invoice')}
      pack={{
        operation: 'getInvoiceProofPack',
        url: getGetInvoiceProofPackUrl(invoice.id),
        name: `bang-chung-${invoiceFileName(invoice)}.zip`,
      }}
      unknown={unknown ? invoiceKind().unknown : null}
      {...rest}
    />
  );
}
