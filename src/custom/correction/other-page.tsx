import {
  useGetOtherInvoice,
  useGetOtherInvoiceRemedies,
} from '#generated/client/other-invoices/other-invoices.ts';
import { hrefOf } from '#src/routes.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useParams } from 'react-router';
import { AdjustingForm } from './adjusting-form.tsx';
import { ReplacingForm } from './replacing-form.tsx';
import { otherSubject } from './subject.ts';
import { useSale } from './use-sale.ts';

const FORMS = {
  adjust: { Form: AdjustingForm, list: 'adjusted_invoices', title: correctionTitles.adjusting },
  replace: { Form: ReplacingForm, list: 'replaced_invoices', title: correctionTitles.replacing },
} as const;

/** /admin/adjusted-invoices/other/{id}: the new invoice for one of another system that was entered. */
export function OtherAdjustingPage() {
  return <OtherPage method="adjust" />;
}

/** /admin/replaced-invoices/other/{id}. */
export function OtherReplacingPage() {
  return <OtherPage method="replace" />;
}

function OtherPage({ method }: { method: keyof typeof FORMS }) {
  const id = Number(useParams()['id']);
  const sale = useSale();
  const invoice = useGetOtherInvoice(id);
  const remedies = useGetOtherInvoiceRemedies(id, { sale });
  const { Form, list, title } = FORMS[method];
  if (isMissing(invoice.error) || isMissing(remedies.error)) return <NotFoundPage />;
  if (invoice.data !== undefined && remedies.data !== undefined)
    return <Form key={id} subject={otherSubject(invoice.data, hrefOf(list))} remedies={remedies.data} />;
  const readAgain = () => {
    void invoice.refetch();
    void remedies.refetch();
  };
  return (
    <>
      <PageHeader title={title} back={{ href: hrefOf(list), label: correctionWords.back }} />
      <RecordStates error={invoice.error ?? remedies.error} isPending onRetry={readAgain}>
        {null}
      </RecordStates>
    </>
  );
}
