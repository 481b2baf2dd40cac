import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { shownName } from '#domain/invoice/shown-name.ts';
import { useListStatements } from '#generated/client/statements/statements.ts';
import type { components } from '#generated/types.ts';
import { STATEMENT_STATE_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate, formatInstantDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { pageTitles } from '#src/wording/record-lists.ts';
import { statementStateLabels } from '#src/wording/labels.ts';
import { statementWords } from '#src/wording/statement.ts';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { statementHref, statementName } from './statement-fields.ts';
import './statement.css';

const words = statementWords.ofInvoice;
const most = 50;

/** /admin/invoice-statement/invoices/{id}: all statements about one invoice, the newest first. */
export function InvoiceStatements() {
  const id = Number(useParams()['id']);
  const invoice = useGetOne<components['schemas']['Invoice']>('invoices', { id, meta: { whole: true } });
  const statements = useListStatements({ invoice_id: id, sort: '-created_on', limit: most });
  if (isMissing(invoice.error)) return <NotFoundPage />;
  const readAgain = () => {
    void invoice.refetch();
    void statements.refetch();
  };
  return (
    <Narrow>
      <PageHeader
        title={pageTitles.statements.ofInvoice}
        back={{ href: hrefOf('invoices.one', id), label: statementWords.back }}
        facts={invoice.data && [shownName(invoice.data), invoice.data.buyer_name].filter(Boolean).join(' · ')}
        actions={<Button href={hrefOf('corrections', id)}>{words.correct}</Button>}
      />
      <RecordStates
        error={invoice.error ?? statements.error}
        isPending={invoice.isPending || statements.isPending}
        onRetry={readAgain}
      >
        {statements.data?.length === 0 ? (
          <StatePage
            icon={IconSignature}
            tone="neutral"
            heading={words.none}
            actions={
              <Button tone="primary" href={hrefOf('corrections', id)}>
                {words.correct}
              </Button>
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
