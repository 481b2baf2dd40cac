import { CorrectedInvoice } from './corrected-invoice.tsx';
import { AdjustingForm } from './adjusting-form.tsx';
import { ourSubject } from './subject.ts';
import { correctionWords } from '#src/wording/correction.ts';

/** /admin/adjusted-invoices/create/{id}: what each line should have said; the draft states the difference. */
export function AdjustingPage() {
  return (
    <CorrectedInvoice title={correctionWords.adjusting.title}>
      {(invoice, remedies) => (
        <AdjustingForm key={invoice.id} subject={ourSubject(invoice)} remedies={remedies} />
      )}
    </CorrectedInvoice>
  );
}
