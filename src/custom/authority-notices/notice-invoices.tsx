import { shownName } from '#domain/invoice/shown-name.ts';
import { useListInvoices } from '#generated/client/invoices/invoices.ts';
import { NAMED_INVOICE_ANSWER_TONES } from '#generated/vocabulary.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { currencyUnit, formatCount, nothing } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { namedInvoiceAnswerLabels } from '#src/wording/labels.ts';
import { useCanAccess } from 'react-admin';
import type { Notice } from './notice-text.ts';

/** Invoices that one call may ask for. */
const most = 250;

type Named = Notice['invoices'][number];

/** The invoices that a notice names, with what was answered about each; buyer and total for those who may read invoices. */
export function NoticeInvoices({ notice }: { notice: Notice }) {
  const { invoices, answer_state, answered_count, state } = notice;
  const answers = answer_state !== null;
  const isOpen = state !== 'handled';
  const ids = invoices.flatMap(({ invoice_id }) => invoice_id ?? []).slice(0, most);
  const { canAccess: mayList } = useCanAccess({ resource: 'invoices', action: 'list' });
  const enabled = mayList === true && ids.length > 0;
  const { data = [] } = useListInvoices({ ids, limit: most }, { query: { enabled } });
  const { number, buyer, reason, answer } = noticeWords.columns;
  return (
    <Card
      title={noticeWords.invoices(formatCount(invoices.length))}
      note={answers && noticeWords.answeredCount(formatCount(answered_count), formatCount(invoices.length))}
      flush
    >
      <table className="notice-invoices">
        <thead>
          <tr>
            <th scope="col">{number}</th>
            <th scope="col">{buyer}</th>
            <th scope="col">{reason}</th>
            {answers && <th scope="col">{answer}</th>}
          </tr>
        </thead>
        <tbody>
          {invoices.map((named, at) => {
            const found = data.find(({ id }) => id === named.invoice_id);
            return (
              <tr key={`${shownName(named)} ${at}`}>
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
                        <Money amount={found?.total} unit={currencyUnit(found?.currency ?? 'VND')} />
                      </small>
                    </>
                  )}
                </td>
                <td>{named.reason ?? nothing}</td>
                {answers && (
                  <td>
                    <Answer named={named} />
                    {isOpen && <Remedy named={named} />}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

/** What was answered about an invoice, and the notice it stands in for those who may open it. */
function Answer({ named: { answer, answer_id } }: { named: Named }) {
  const { canAccess: mayOpen } = useCanAccess({ resource: 'invoice_mistakes', action: 'show' });
  const badge = (
    <Badge size="small" tone={NAMED_INVOICE_ANSWER_TONES[answer]}>
      {namedInvoiceAnswerLabels[answer]}
    </Badge>
  );
  if (answer_id === null || !mayOpen) return badge;
  return <KitLink href={hrefOf('invoice_mistakes.one', answer_id)}>{badge}</KitLink>;
}

/** What a wrong invoice needs, while the review is not answered: an invoice that is right is explained in the answer itself. */
function Remedy({ named: { answer, invoice_id } }: { named: Named }) {
  const mayCorrect = useCan()(routeOf('corrections').access);
  if (invoice_id === null || answer !== 'none' || !mayCorrect) return null;
  return (
    <small>
      <KitLink href={hrefOf('corrections', invoice_id)}>{noticeWords.remedy}</KitLink>
    </small>
  );
}

/** The invoice, for those who may open it. */
function InvoiceLink({ named }: { named: Named }) {
  const { canAccess: mayOpen } = useCanAccess({ resource: 'invoices', action: 'show' });
  const name = shownName(named);
  if (named.invoice_id === null || !mayOpen) return <span>{name}</span>;
  return <KitLink href={hrefOf('invoices.one', named.invoice_id)}>{name}</KitLink>;
}
