import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { shownName } from '#domain/invoice/shown-name.ts';
import { cancelInvoice } from '#generated/client/cancelled-invoices/cancelled-invoices.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { correctionWords } from '#src/wording/correction.ts';
import type { Invoice } from '../editor/draft/draft.ts';

const MAX_REASON = 255;

/** Gives up an invoice that was refused, for who may: asks for the reason first. */
export function CancelButton({ invoice }: { invoice: Invoice }) {
  const may = useMay()('cancelInvoice');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button icon={IconBan} onClick={() => setOpen(true)}>
        {correctionWords.cancelling.action}
      </Button>
      {isOpen && <CancelDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const words = correctionWords.cancelling;
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelInvoice(invoice.id, { invoice: { lock_version: invoice.lock_version, reason } }),
    onSuccess: async () => {
      await refetch();
      notify(words.done(shownName(invoice)), { type: 'success' });
      onClose();
    },
  });
  const submit = () => {
    if (reason.trim() === '') setRefused(true);
    else mutate();
  };
  return (
    <Dialog
      open
      size="small"
      title={words.title(shownName(invoice))}
      onClose={onClose}
      locked={isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {common.cancel}
          </Button>
          <Button tone="critical" busy={isPending} onClick={submit}>
            {words.action}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Banner tone="critical" title={words.failed}>
          {failureText(error)}
        </Banner>
      )}
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
    </Dialog>
  );
}
