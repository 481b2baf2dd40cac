import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { shownName } from '#domain/invoice/shown-name.ts';
import { useListStatements } from '#generated/client/statements/statements.ts';
import type { components } from '#generated/types.ts';
import { STATEMENT_STATE_TONES } from '#generated/vocabulary.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate, formatInstantDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { pageTitles } from '#src/wording/record-lists.ts';
import { statementStateLabels } from '#src/wording/labels.ts';
import { statementWords } from '#src/wording/statement.ts';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { descriptor, statementHref, statementName } from './statement-fields.ts';
import './statement.css';

const words = statementWords.ofInvoice;
const most = 50;

/**
 * /admin/invoice-statement/invoices/{id}: all statements about one invoice, the newest first. The page asks for changing invoices
 * alone: who may not read them sees what the statements say of the invoice, without the ways to it.
 */
export function InvoiceStatements() {
  const id = Number(useParams()['id']);
  const can = useCan();
  const mayRead = can(routeOf('invoices.one').access);
  const mayCorrect = can(routeOf('corrections').access);
  const invoice = useGetOne<components['schemas']['Invoice']>(
    'invoices',
    { id, meta: { whole: true } },
    { enabled: mayRead },
  );
  const statements = useListStatements({ invoice_id: id, sort: '-created_on', limit: most });
  if (isMissing(invoice.error)) return <NotFoundPage />;
  const readAgain = () => {
    if (mayRead) void invoice.refetch();
    void statements.refetch();
  };
  const stated = statements.data?.find(({ invoice_id }) => invoice_id === id);
  const named =
    invoice.data !== undefined
      ? { name: shownName(invoice.data), buyer_name: invoice.data.buyer_name }
      : stated && { name: stated.invoice_name, buyer_name: stated.buyer_name };
  return (
    <Narrow>
      <PageHeader
        title={pageTitles.statements.ofInvoice}
        back={
          mayRead
            ? { href: hrefOf('invoices.one', id), label: statementWords.back }
            : backToList(hrefOf('statements'), descriptor.label)
        }
        facts={[named?.name, named?.buyer_name].filter(Boolean).join(' · ')}
        actions={mayCorrect && <Button href={hrefOf('corrections', id)}>{words.correct}</Button>}
      />
      <RecordStates
        error={invoice.error ?? statements.error}
        isPending={(mayRead && invoice.isPending) || statements.isPending}
        onRetry={readAgain}
      >
        {statements.data?.length === 0 ? (
          <StatePage
            icon={IconSignature}
            tone="neutral"
            heading={words.none}
            actions={
              mayCorrect && (
                <Button tone="primary" href={hrefOf('corrections', id)}>
                  {words.correct}
                </Button>
              )
            }
          >
            {words.noneText}
          </StatePage>
        ) : (
          <Card title={words.list} flush>
            <ul className="statement__list">
              {statements.data?.map((one) => (
                <li key={one.id}>
                  <Link to={statementHref(one)}>{statementName(one)}</Link>
                  <Badge tone={STATEMENT_STATE_TONES[one.state]}>{statementStateLabels[one.state]}</Badge>
                  <small>
                    {one.made_on === null ? formatInstantDate(one.created_on) : formatDate(one.made_on)}
                  </small>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </RecordStates>
    </Narrow>
  );
}
