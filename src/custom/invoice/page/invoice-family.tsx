import IconRepair from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs';
import { useGetInvoiceRemedies } from '#generated/client/remedies/remedies.ts';
import { familyHrefs, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { FamilyCard } from '#src/views/family/family-card.tsx';
import { correctionWords } from '#src/wording/correction.ts';
import { statementWords } from '#src/wording/statement.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { useInvoiceActs } from '../acts/use-invoice-acts.ts';
import { isIssued } from '../acts/invoice-files.ts';

/** Có gì sai?: of an invoice that the tax authority has. */
export function CorrectButton({ invoice }: { invoice: Invoice }) {
  if (!useInvoiceActs(invoice).has('correct')) return null;
  return (
    <Button icon={IconRepair} href={hrefOf('corrections', invoice.id)}>
      {correctionWords.open}
    </Button>
  );
}

/** What the invoice corrects, in the words of the law, and its family with the papers about it once there are any. */
export function InvoiceFamily({ invoice }: { invoice: Invoice }) {
  const isTaken = isIssued(invoice);
  const { data } = useGetInvoiceRemedies(invoice.id, undefined, {
    query: { enabled: isTaken || invoice.related !== null },
  });
  const note = invoice.related?.note ?? null;
  return (
    <>
      {note !== null && (
        <Card title={correctionWords.sentence} order={3}>
          {note}
        </Card>
      )}
      {data !== undefined && (data.family.length > 1 || data.papers.length > 0) && (
        <FamilyCard
          remedies={data}
          invoice_id={invoice.id}
          hrefs={familyHrefs}
          order={3}
          action={
            data.papers.some(({ kind, invoice_id }) => kind === 'statement' && invoice_id === invoice.id) && (
              <KitLink href={hrefOf('invoice_statement', invoice.id)}>
                {statementWords.ofInvoice.open}
              </KitLink>
            )
          }
        />
      )}
    </>
  );
}
