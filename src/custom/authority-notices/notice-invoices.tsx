import { useListInvoices } from '#generated/client/invoices/invoices.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount, nothing } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { useCanAccess } from 'react-admin';
import { invoiceNameOf, type Notice } from './notice-text.ts';

/** Invoices that one call may ask for. */
const most = 250;

type Named = Notice['invoices'][number];

/** The invoices that a notice names; buyer and total for those who may read invoices. */
export function NoticeInvoices({ invoices }: { invoices: readonly Named[] }) {
  const ids = invoices.flatMap(({ invoice_id }) => invoice_id ?? []).slice(0, most);
  const { canAccess: mayList } = useCanAccess({ resource: 'invoices', action: 'list' });
  const enabled = mayList === true && ids.length > 0;
  const { data = [] } = useListInvoices({ ids, limit: most }, { query: { enabled } });
  const { number, buyer, reason } = noticeWords.columns;
  return (
    <Card title={noticeWords.invoices(formatCount(invoices.length))} flush>
      <table className="notice-invoices">
        <thead>
          <tr>
            <th scope="col">{number}</th>
            <th scope="col">{buyer}</th>
            <th scope="col">{reason}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((named, at) => {
            const found = data.find(({ id }) => id === named.invoice_id);
            return (
              <tr key={`${invoiceNameOf(named)} ${at}`}>
                <td className="k-number">
                  <InvoiceLink named={named} />
                  <small>{formatDate(named.issued_on)}</small>
                </td>
                <td>
                  {named.invoice_id === null ? (
                    <small>{noticeWords.notOurs}</small>
                  ) : (
                    <>
                      {found?.buyer_name ?? nothing}
                      <small>
                        <Money
                          amount={found?.total}
                          unit={found === undefined || found.currency === 'VND' ? 'đ' : found.currency}
                        />
                      </small>
                    </>
                  )}
                </td>
                <td>{named.reason ?? nothing}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

/** The invoice, for those who may open it. */
function InvoiceLink({ named }: { named: Named }) {
  const { canAccess: mayOpen } = useCanAccess({ resource: 'invoices', action: 'show' });
  const name = invoiceNameOf(named);
  if (named.invoice_id === null || !mayOpen) return <span>{name}</span>;
  return <KitLink href={hrefOf('invoices.one', named.invoice_id)}>{name}</KitLink>;
}
