import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { PUBLICATION_STATUS_LABELS } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { invoicePageWords } from '#src/wording/invoice.ts';
import type { Invoice } from '../editor/draft.ts';
import { numberText } from '../invoice-name.ts';
import { isRevisable, reviseParameter } from '../revisable.ts';

type Reason = components['schemas']['ErrorItem'];
type OutcomeProps = { invoice: Invoice; status: PublicationStatus; reasons: readonly Reason[] };

/** Why the invoice stands where it stands, when that needs an answer: refused, failed, or not known. */
export function Outcome({ invoice, status, reasons }: OutcomeProps) {
  const may = useMay();
  if (status === 'unknown') {
    return (
      <Banner tone="unknown" title={invoicePageWords.unknownTitle}>
        {invoicePageWords.unknownText}
      </Banner>
    );
  }
  if (!invoice.status_error) return null;
  const [first, ...others] = reasons;
  const mayRevise = may('updateInvoice') && may('publishInvoice');
  const codes = reasons.map(({ code }) => code).filter((code) => code !== '');
  return (
    <ReasonCard
      order={2}
      question={status === 'signature_failed' ? invoicePageWords.whyFailed : invoicePageWords.whyRefused}
      reason={first?.message ?? PUBLICATION_STATUS_LABELS[status]}
      consequence={[
        ...others.map(({ message }) => message),
        invoice.number !== null && invoicePageWords.keepsNumber(numberText(invoice.number)),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        isRevisable(invoice) &&
        (mayRevise ? (
          <Button
            tone="primary"
            icon={IconPencil}
            href={`${hrefOf('invoices.one', invoice.id)}?${reviseParameter}`}
          >
            {invoicePageWords.fixAndSign}
          </Button>
        ) : (
          <span>{invoicePageWords.needsRight}</span>
        ))
      }
      original={codes.length > 0 ? { text: codes.join(' · ') } : undefined}
    />
  );
}
