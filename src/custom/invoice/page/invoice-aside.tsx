import { useQueryClient } from '@tanstack/react-query';
import IconConvert from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { getListInvoiceHistoryQueryKey } from '#generated/client/invoices/invoices.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { DocumentFiles, FileRow } from '#src/views/document/document-log.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { invoiceActWords } from '#src/wording/desk/invoice-acts.ts';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { totalWords } from '#src/wording/desk/invoice-editor.ts';
import { specialWords } from '#src/wording/desk/special-goods.ts';
import { placeText } from '../editor/special/special-goods.ts';
import { extraWords } from '#src/wording/desk/extras.ts';
import { documentWords } from '#src/wording/document.ts';
import { CanAccess } from 'react-admin';
import type { Invoice } from '../editor/draft/draft.ts';
import { extraText } from '#src/views/values/extra-text.ts';
import { useInvoiceActs } from '../acts/use-invoice-acts.ts';
import { filesOf } from '../acts/invoice-files.ts';
import { buyerFacts } from './buyer-facts.ts';
import { InternalNote } from './internal-note.tsx';
import { MovementFacts, MovementWorth } from './movement-facts.tsx';
import './invoice-page.css';

const icons = { pdf: IconFileTypePdf, xml: IconFileTypeXml, signed: IconFileTypeXml };

type FilesProps = { invoice: Invoice; onEvidence: () => void };

/** Total and words, buyer, what was noted, files. */
export function InvoiceAside({ invoice, onEvidence }: FilesProps) {
  return (
    <>
      {movesGoods(invoice) ? (
        <>
          <MovementWorth invoice={invoice} />
          <MovementFacts invoice={invoice} />
        </>
      ) : (
        <>
          <Total invoice={invoice} />
          <BuyerFacts invoice={invoice} />
        </>
      )}
      <ExtraFacts invoice={invoice} />
      <InternalNote note={invoice.internal_note} />
      <Files invoice={invoice} onEvidence={onEvidence} />
    </>
  );
}

function Total({ invoice }: { invoice: Invoice }) {
  return (
    <Card order={3}>
      <div className="invoice__label">{totalWords.total}</div>
      <Money amount={invoice.total} unit={currencyUnit(invoice.currency)} weight="bold" size="display" />
      <p className="invoice__words">{invoice.total_in_words}</p>
    </Card>
  );
}

function BuyerFacts({ invoice }: { invoice: Invoice }) {
  const { customer_id, buyer_name, buyer_person, buyer_place, payment_method } = invoice;
  const place = buyer_place === null ? [] : [{ term: specialWords.place, value: placeText(buyer_place) }];
  const facts = [...buyerFacts(invoice), ...place, { term: invoicePageWords.payment, value: payment_method }];
  return (
    <Card
      order={4}
      title={invoicePageWords.buyer}
      action={
        customer_id !== null && (
          <CanAccess resource="customers" action="show">
            <KitLink href={hrefOf('customers.one', customer_id)}>{invoicePageWords.openCustomer}</KitLink>
          </CanAccess>
        )
      }
    >
      <p className="invoice__buyer">{buyer_name ?? buyer_person}</p>
      <Facts facts={facts} />
    </Card>
  );
}

/** What it states in fields of the company's own. */
function ExtraFacts({ invoice: { extras } }: { invoice: Invoice }) {
  if (extras.length === 0) return null;
  return (
    <Card order={4} title={extraWords.title}>
      <Facts facts={extras.map((extra) => ({ term: extra.name, value: extraText(extra) }))} />
    </Card>
  );
}

function Files({ invoice, onEvidence }: FilesProps) {
  const { xml, signed, pdf, converted } = filesOf(invoice);
  const queryClient = useQueryClient();
  const { open } = useDownload();
  const acts = useInvoiceActs(invoice);
  const files = [xml, signed, pdf].filter((file) => file !== null);
  const convert = async ({ url, name }: NonNullable<typeof converted>) => {
    await open(url, name);
    // Each conversion is a line of the history.
    await queryClient.invalidateQueries({ queryKey: getListInvoiceHistoryQueryKey(invoice.id) });
  };
  return (
    <DocumentFiles
      title={invoicePageWords.files}
      order={7}
      files={files.map((file) => ({ ...file, icon: icons[file.key] }))}
      after={
        invoice.tax_authority_code !== null && (
          <div className="invoice__code">
            <span>{invoicePageWords.authorityCode}</span>
            <code>{invoice.tax_authority_code}</code>
          </div>
        )
      }
    >
      {converted !== null && acts.has('convert') && (
        <FileRow
          icon={IconConvert}
          name={invoiceActWords.convert}
          label={converted.label}
          onOpen={() => void convert(converted)}
        />
      )}
      {acts.has('evidence') && (
        <FileRow icon={IconShieldCheck} name={documentWords.evidence} onOpen={onEvidence} />
      )}
    </DocumentFiles>
  );
}
