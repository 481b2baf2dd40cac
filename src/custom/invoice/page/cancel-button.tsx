import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { shownName } from '#domain/invoice/shown-name.ts';
import { cancelInvoice } from '#generated/client/cancelled-invoices/cancelled-invoices.ts';
import { Button } from '#src/ui/action/button.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { correctionWords } from '#src/wording/correction.ts';
import { useInvoiceActs } from '../acts/use-invoice-acts.ts';
import type { Invoice } from '../editor/draft/draft.ts';

const MAX_REASON = 255;

/** Gives up an invoice that was refused, for who may: asks for the reason first. */
export function CancelButton({ invoice }: { invoice: Invoice }) {
  const may = useInvoiceActs(invoice).has('cancel');
  const { refetch } = useEditContext();
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button icon={IconBan} onClick={() => setOpen(true)}>
        {correctionWords.cancelling.action}
      </Button>
      {isOpen && <CancelDialog invoice={invoice} onDone={refetch} onClose={() => setOpen(false)} />}
    </>
  );
}

type CancelDialogProps = {
  invoice: Parameters<typeof shownName>[0] & Pick<Invoice, 'id' | 'lock_version'>;
  /** It is given up: what shows it reads it again. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks why an invoice is given up, and does it. */
export function CancelDialog({ invoice, onDone, onClose }: CancelDialogProps) {
  const words = correctionWords.cancelling;
  const notify = useNotify();
  const [reason, setReason] = useState('');
  useReportUnsaved(reason !== '');
  const [isRefused, setRefused] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelInvoice(invoice.id, { invoice: { lock_version: invoice.lock_version, reason } }),
    onSuccess: async () => {
      await onDone();
      notify(words.done(shownName(invoice)), { type: 'success' });
      onClose();
    },
  });
  const submit = () => {
    if (reason.trim() === '') setRefused(true);
    else mutate();
  };
  return (
    <FormDialog
      title={words.title(shownName(invoice))}
      action={words.action}
      tone="critical"
      leave={words.keep}
      busy={isPending}
      failure={error === null ? null : failureText(error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <TextArea
        label={words.reason}
        required
        autoFocus
        value={reason}
        max={MAX_REASON}
        onChange={(value) => {
          setReason(value);
          setRefused(false);
        }}
        error={isRefused ? words.required : undefined}
      />
    </FormDialog>
  );
}
