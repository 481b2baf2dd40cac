import { shownName } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { XML_OUTCOME_TONES } from '#generated/vocabulary.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { xmlQrAgreementLabels } from '#src/wording/labels.ts';
import { xmlVerificationWords as words } from '#src/wording/settings/xml-verification.ts';
import type { Verification } from './use-verification.ts';

type Invoice = components['schemas']['VerifiedInvoice'];

/** What the file states of its invoices, whether or not it is to be believed. */
export function InvoiceCards({ outcome, invoices, invoice_count }: Verification) {
  if (invoice_count === 0)
    return (
      <Card title={words.invoice} order={1}>
        {words.noInvoice}
      </Card>
    );
  const rest = invoice_count - invoices.length;
  const note = XML_OUTCOME_TONES[outcome] === 'critical' ? words.notBelieved : undefined;
  return (
    <>
      {invoices.map((invoice, at) => (
        <Card
          // The same name may stand there twice: that is one of the tricks.
          key={at}
          title={invoice_count === 1 ? words.invoice : words.invoiceAt(at + 1, invoice_count)}
          note={note}
          order={1}
        >
          <Facts facts={factsOf(invoice)} />
        </Card>
      ))}
      {rest > 0 && <Card order={1}>{words.moreInvoices(rest)}</Card>}
    </>
  );
}

/** What somebody may have put into the file after it was signed. */
export function UnsignedCard({ unsigned_parts, unsigned_part_count }: Verification) {
  const rest = unsigned_part_count - unsigned_parts.length;
  return (
    <Card title={words.unsigned} order={2}>
      <p>{words.unsignedLead}</p>
      <ul className="verify-parts">
        {unsigned_parts.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      {rest > 0 && <p>{words.moreUnsigned(rest)}</p>}
    </Card>
  );
}

function factsOf(invoice: Invoice) {
  const { issued_on, total, currency, authority_code, qr_agreement } = invoice;
  return [
    { term: words.name, value: shownName(invoice) },
    { term: words.issued_on, value: formatDate(issued_on) },
    { term: words.seller, value: <Party name={invoice.seller_name} tax_code={invoice.seller_tax_code} /> },
    { term: words.buyer, value: <Party name={invoice.buyer_name} tax_code={invoice.buyer_tax_code} /> },
    {
      term: words.total,
      value: <Money amount={total} weight="medium" {...(currency === 'VND' ? {} : { unit: currency })} />,
    },
    { term: words.code, value: authority_code ?? words.noCode },
    ...(qr_agreement === null ? [] : [{ term: words.qr, value: xmlQrAgreementLabels[qr_agreement] }]),
  ];
}

function Party({ name, tax_code }: { name: string | null; tax_code: string | null }) {
  return (
    <>
      {name || nothing}
      {tax_code && <div className="verify-muted">{words.tax_code(tax_code)}</div>}
    </>
  );
}
