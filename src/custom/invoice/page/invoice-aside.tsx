import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { buyerWords } from '#src/wording/buyer.ts';
import { invoicePageWords, totalWords } from '#src/wording/invoice.ts';
import type { Invoice } from '../editor/draft.ts';
import { filesOf } from './invoice-files.ts';
import './invoice-page.css';

const icons = { pdf: IconFileTypePdf, xml: IconFileTypeXml, signed: IconFileTypeXml };

/** Total and words, buyer, files. */
export function InvoiceAside({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <Card order={3}>
        <div className="invoice__label">{totalWords.total}</div>
        <Money
          amount={invoice.total}
          unit={invoice.currency === 'VND' ? 'đ' : invoice.currency}
          weight="bold"
          size="display"
        />
        <p className="invoice__words">{invoice.total_in_words}</p>
      </Card>
      <BuyerFacts invoice={invoice} />
      <Files invoice={invoice} />
    </>
  );
}

function BuyerFacts({ invoice }: { invoice: Invoice }) {
  const may = useMay();
  const { customer_id, buyer_name, buyer_person, payment_method } = invoice;
  const facts = [
    { term: invoicePageWords.taxCode, value: invoice.buyer_tax_code },
    { term: invoicePageWords.address, value: invoice.buyer_address },
    { term: buyerWords.buyer_person, value: buyer_name === null ? null : buyer_person },
    { term: invoicePageWords.email, value: invoice.buyer_email },
    { term: invoicePageWords.payment, value: payment_method },
  ];
  return (
    <Card
      order={4}
      title={invoicePageWords.buyer}
      action={
        customer_id !== null &&
        may('getCustomer') && (
          <KitLink href={hrefOf('customers.one', customer_id)}>{invoicePageWords.openCustomer}</KitLink>
        )
      }
    >
      <p className="invoice__buyer">{buyer_name ?? buyer_person}</p>
      <Facts facts={facts.filter(({ value }) => value !== null)} />
    </Card>
  );
}

function Files({ invoice }: { invoice: Invoice }) {
  const { download, busy } = useDownload();
  const { xml, signed, pdf } = filesOf(invoice);
  return (
    <Card title={invoicePageWords.files} order={7}>
      <ul className="invoice__files">
        {[xml, signed, pdf]
          .filter((file) => file !== null)
          .map(({ key, label, url, name }) => (
            <li key={key}>
              <Icon of={icons[key]} size={18} />
              <button
                type="button"
                className="invoice__file"
                aria-busy={busy === url}
                onClick={() => void download(url, name)}
              >
                {name}
              </button>
              <small>{label}</small>
            </li>
          ))}
      </ul>
      {invoice.tax_authority_code !== null && (
        <div className="invoice__code">
          <span>{invoicePageWords.authorityCode}</span>
          <code>{invoice.tax_authority_code}</code>
        </div>
      )}
    </Card>
  );
}
