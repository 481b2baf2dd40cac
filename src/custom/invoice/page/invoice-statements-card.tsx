import { useListStatements } from '#generated/client/statements/statements.ts';
import { STATEMENT_STATE_TONES } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { statementStateLabels } from '#src/wording/labels.ts';
import { statementWords } from '#src/wording/statement.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { isIssued } from './invoice-files.ts';

const words = statementWords.ofInvoice;

/** The newest statement about the invoice and the way to all of them; nothing where it has none or the user may not see them. */
export function InvoiceStatementsCard({ invoice }: { invoice: Invoice }) {
  const may = useMay();
  const enabled = isIssued(invoice) && may('listStatements');
  const { data = [] } = useListStatements(
    { invoice_id: invoice.id, sort: '-created_on', limit: 1 },
    { query: { enabled } },
  );
  const [newest] = data;
  if (newest === undefined) return null;
  return (
    <Card
      title={words.list}
      order={3}
      action={<KitLink href={hrefOf('invoice_statement', invoice.id)}>{words.open}</KitLink>}
    >
      <p className="invoice__statement">
        <span>{newest.label}</span>
        <Badge tone={STATEMENT_STATE_TONES[newest.state]}>{statementStateLabels[newest.state]}</Badge>
      </p>
    </Card>
  );
}
