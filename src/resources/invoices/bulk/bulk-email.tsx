import { sendEmail } from '#generated/client/invoice-emails/invoice-emails.ts';
import { useGetSite } from '#generated/client/site/site.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import type { BulkDialogProps } from '#src/views/screen.ts';
import { common } from '#src/wording/common.ts';
import { deliveryWords as words } from '#src/wording/processing/delivery.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import './bulk.css';

type Sent = components['schemas']['MailSent'];

const MAX_MESSAGE = 2000;

/** Mails ticked invoices, each to the addresses of its own buyer; names those that could not go. */
export function BulkEmail({ selection: { ids = [] }, onClose, onTaken }: BulkDialogProps) {
  const queryClient = useQueryClient();
  const { data: site } = useGetSite();
  const [message, setMessage] = useState('');
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      sendEmail({
        mail_sender: {
          invoice_ids: ids.map(Number),
          recipients: null,
          subject: null,
          message: message.trim() || null,
        },
      }),
    onSuccess: () => {
      rereadKinds(queryClient, operations.sendEmail.invalidates);
      onTaken();
    },
  });
  if (data !== undefined) return <SentDialog sent={data} onClose={onClose} />;
  return (
    <FormDialog
      title={words.manyTitle(formatCount(ids.length))}
      action={words.send}
      busy={isPending}
      failure={error === null ? null : failureText(error)}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {site?.sends_mail === false && <Banner tone="warning">{words.noServer}</Banner>}
      <p>{words.manyText}</p>
      <TextArea
        label={words.message}
        hint={words.messageHint}
        autoFocus
        value={message}
        max={MAX_MESSAGE}
        onChange={setMessage}
      />
    </FormDialog>
  );
}

function SentDialog({ sent: { emails, skipped }, onClose }: { sent: Sent; onClose: () => void }) {
  return (
    <Dialog
      open
      size="small"
      title={words.done(emails.length)}
      limitHeight
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {common.done}
        </Button>
      }
    >
      <p>{words.manyFollow}</p>
      {skipped.length > 0 && (
        <>
          <Banner tone="warning">{words.skipped(formatCount(skipped.length))}</Banner>
          <ul className="bulk-rows" aria-label={words.skipped(formatCount(skipped.length))} tabIndex={0}>
            {skipped.map(({ invoice_id, name, reason }) => (
              <li key={invoice_id}>
                <span>
                  {name}
                  <small>{reason}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
