import { numberText } from '#domain/invoice/shown-name.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import './invoice-label.css';
import { INVOICE_EMAIL_STATE_TONES, PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { nothing } from '#src/ui/format/number.ts';
import { useOpenRequests } from '#src/views/signing/signature-requests.ts';
import { signingWords } from '#src/wording/signing.ts';
import {
  invoiceCorrectedLabels,
  invoiceEmailStateLabels,
  publicationStatusLabels,
} from '#src/wording/labels.ts';

type InvoiceLabelProps = { form_no: string; symbol: string; number: number | null };

/** The symbol muted, the eight digits after it; a draft says that it has no number yet. */
export function InvoiceLabel({ form_no, symbol, number }: InvoiceLabelProps) {
  if (number === null) {
    return (
      <span className="invoice-label invoice-label--draft">
        <b>{invoiceWords.noNumber}</b> <span>{invoiceWords.noNumberNote}</span>
      </span>
    );
  }
  return (
    <span className="invoice-label">
      <span>{`${form_no}${symbol}`}</span> <b>{numberText(number)}</b>
    </span>
  );
}

/** What became of the mails, as a sign: its words are read aloud, and shown where the pointer rests. */
export function MailCell({ state }: { state: components['schemas']['InvoiceSummary']['email_state'] }) {
  if (state === 'none') return nothing;
  const label = invoiceEmailStateLabels[state];
  return (
    <span role="img" aria-label={label} title={label}>
      <Glyph tone={INVOICE_EMAIL_STATE_TONES[state]} size={12} />
    </span>
  );
}

type StatusCellProps = {
  invoice: Pick<components['schemas']['InvoiceSummary'], 'id' | 'status' | 'corrected'>;
};

/** Where an invoice stands; one that waits for a person to sign it says so. */
export function StatusCell({ invoice }: StatusCellProps) {
  // The others ask for no requests: each cell that does is one more follower of their answer.
  return invoice.status === 'signing' ? (
    <SigningBadge invoice={invoice} />
  ) : (
    <StatusBadge invoice={invoice} />
  );
}

function SigningBadge({ invoice }: StatusCellProps) {
  const waits = useOpenRequests().some(
    ({ document_kind, documents }) =>
      document_kind === 'invoice' && documents.some(({ subject_id }) => subject_id === invoice.id),
  );
  return waits ? <Badge tone="warning">{signingWords.waiting}</Badge> : <StatusBadge invoice={invoice} />;
}

function StatusBadge({ invoice: { status, corrected } }: StatusCellProps) {
  if (corrected !== 'none') return <Badge tone="default">{invoiceCorrectedLabels[corrected]}</Badge>;
  return <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>;
}
