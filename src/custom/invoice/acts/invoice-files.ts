import { isOfRegister } from '#domain/invoice/register-code.ts';
import { isTaken } from '#domain/transmission/publication.ts';
import { files } from '#src/wording/common.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { shownName } from '#domain/invoice/shown-name.ts';

/** What of an invoice says which files there are of it. */
type FileSubject = Pick<
  Invoice,
  'id' | 'form_no' | 'symbol' | 'number' | 'status' | 'signed_on' | 'tax_authority_code'
>;

type InvoiceFile<K> = { key: K; short: string; label: string; url: string; name: string };

/** The tax authority has taken it: with its code, or without one of an uncoded invoice (K). */
export function isIssued({ status }: Pick<Invoice, 'status'>): boolean {
  return isTaken(status);
}

/** What of an invoice can be fetched now: print always, as a paper copy once it is issued; the XML once it is signed; the seller's own beside the coded one. */
export function filesOf(invoice: FileSubject): {
  pdf: InvoiceFile<'pdf'>;
  converted: InvoiceFile<'converted'> | null;
  xml: InvoiceFile<'xml'> | null;
  signed: InvoiceFile<'signed'> | null;
} {
  const { id, signed_on, tax_authority_code } = invoice;
  const name = invoiceFileName(invoice);
  const xml = `/api/invoices/${id}/xml`;
  return {
    pdf: { key: 'pdf', short: 'PDF', label: files.pdf, url: `/api/invoices/${id}/pdf`, name: `${name}.pdf` },
    converted: isIssued(invoice)
      ? {
          key: 'converted',
          short: 'PDF',
          label: files.converted,
          url: `/api/invoices/${id}/pdf?copy=converted`,
          name: `${name}-chuyen-doi.pdf`,
        }
      : null,
    xml:
      signed_on === null && !(isOfRegister(invoice) && (tax_authority_code !== null || isIssued(invoice)))
        ? null
        : {
            key: 'xml',
            short: 'XML',
            // Until the authority has taken it, it is nothing for the buyer.
            label: isIssued(invoice) || isOfRegister(invoice) ? files.xml : files.signedXml,
            url: xml,
            name: `${name}.xml`,
          },
    signed:
      signed_on === null || tax_authority_code === null
        ? null
        : {
            key: 'signed',
            short: 'XML',
            label: files.signedXml,
            url: `${xml}?as=signed`,
            name: `${name}-ky.xml`,
          },
  };
}

/** What the files of an invoice are called, without ending: `1C26TAA-00000012`. */
export function invoiceFileName(invoice: Parameters<typeof shownName>[0]): string {
  return shownName(invoice).replace(' ', '-');
}
