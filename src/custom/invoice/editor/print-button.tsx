import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useNotify } from 'react-admin';
import { useLookUpInvoice } from '#generated/client/publication/publication.ts';
import { Button } from '#src/ui/action/button.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { openFile } from '#src/views/use-download.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import type { InvoiceInput } from './draft/draft.ts';

type PrintButtonProps = {
  /** The draft that is changed; null for an invoice that was never saved. */
  invoice_id: number | null;
  written: () => InvoiceInput;
};

/** How what is written would be printed, in a tab of its own; nothing is saved. */
export function PrintButton({ invoice_id, written }: PrintButtonProps) {
  const notify = useNotify();
  const { mutateAsync, isPending } = useLookUpInvoice();
  const show = async () => {
    try {
      const template = await mutateAsync({
        data: { invoice: written() },
        params: invoice_id === null ? {} : { invoice_id },
      });
      openFile(template.pdf_base64, 'application/pdf', `${template.form_no}${template.symbol}-xem-truoc.pdf`);
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    }
  };
  return (
    <Button icon={IconPrinter} busy={isPending} onClick={() => void show()}>
      {invoiceWords.seePrint}
    </Button>
  );
}
