import { CorrectedInvoice } from './corrected-invoice.tsx';
import { AdjustingForm } from './adjusting-form.tsx';
import { ourSubject } from './subject.ts';
import { correctionTitles } from '#src/wording/record-lists.ts';

/** /admin/adjusted-invoices/create/{id}: what each line should have said; the draft states the difference. */
export function AdjustingPage() {
  return (
    <CorrectedInvoice title={correctionTitles.adjusting}>
      {(invoice, remedies) => (
        <AdjustingForm key={invoice.id} subject={ourSubject(invoice)} remedies={remedies} />
      )}
    </CorrectedInvoice>
  );
}
