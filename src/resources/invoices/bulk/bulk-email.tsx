import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { startBulkEmail } from '#generated/client/invoice-emails/invoice-emails.ts';
import { useGetSite } from '#generated/client/site/site.ts';
import type { Job } from '#src/providers/jobs.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { failureText } from '#src/views/failure-text.ts';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import type { BulkDialogProps } from '#src/views/screen.ts';
import { deliveryWords as words } from '#src/wording/processing/delivery.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmailResult } from './email-result.tsx';
import { invoiceSelection } from './invoice-selection.ts';

const MAX_MESSAGE = 2000;

/** Mails what is chosen, each invoice to the addresses of its own buyer, and follows what becomes of it. */
export function BulkEmail({ list, selection: chosen, onClose, onTaken }: BulkDialogProps) {
  const { data: site } = useGetSite();
  const asked = useRef(false);
  const [message, setMessage] = useState('');
  const selection = invoiceSelection(list, chosen);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (): Promise<Job> =>
      startBulkEmail({ bulk_email: { ...selection, message: message.trim() || null } }),
    onSuccess: () => onTaken(),
    onSettled: () => {
      asked.current = false;
    },
  });
  useReportUnsaved(message !== '' && data === undefined);
  if (data !== undefined)
    return (
      <EmailResult
        job={data}
        list={list}
        onClose={(isDone) => {
          if (!isDone) onTaken(data);
          onClose();
        }}
      />
    );
  return (
    <FormDialog
      title={words.manyTitle(formatCount(selection.expected_count))}
      action={words.send}
      busy={isPending}
      failure={error === null ? null : failureText(error)}
      onSubmit={() => {
        // A second press of a double one comes before the button says that it is busy.
        if (asked.current) return;
        asked.current = true;
        mutate();
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
