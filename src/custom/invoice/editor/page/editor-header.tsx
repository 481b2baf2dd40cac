import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shownName } from '#domain/invoice/shown-name.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { movementWords } from '#src/wording/desk/movement.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { DueBadge } from '../../due-badge.tsx';
import { backToInvoices, invoiceHref, type InvoiceSide } from '../../invoice-side.ts';
import type { Invoice } from '../draft/draft.ts';

type EditorHeaderProps = {
  invoice: Invoice | null;
  side: InvoiceSide;
  issued_on: string;
  symbol: string;
  has_vat: boolean;
  /** A phiếu xuất kho. */
  moved: boolean;
  children: ReactNode;
};

/** The title of the page with the status of the invoice; within it are the actions. */
export function EditorHeader({
  invoice,
  side,
  issued_on,
  symbol,
  has_vat,
  moved,
  children,
}: EditorHeaderProps) {
  const { pathname } = useLocation();
  const status = invoice?.status ?? 'draft';
  return (
    <PageHeader
      title={titleOf(invoice, has_vat, moved)}
      back={
        invoice?.number == null
          ? backToInvoices(side, pathname)
          : { href: invoiceHref(side, invoice.id), label: invoiceWords.backToInvoice }
      }
      badges={
        <>
          <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>
          <DueBadge status={status} issued_on={issued_on} symbol={symbol} />
        </>
      }
      actions={children}
    />
  );
}

function titleOf(invoice: Invoice | null, has_vat: boolean, moved: boolean): string {
  if (invoice === null && moved) return movementWords.create;
  if (invoice === null) return has_vat ? invoiceWords.createTitle : invoiceWords.createUntaxedTitle;
  if (invoice.number !== null) return invoiceWords.revise(shownName(invoice));
  return moved ? movementWords.draft : invoiceWords.editTitle;
}
