import { shownName } from '#domain/invoice/shown-name.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { publishWords } from '#src/wording/invoice.ts';
import { publishInvoice } from '#generated/client/invoices/invoices.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Invoice } from './draft.ts';

type PublishDialogProps = {
  /** The saved invoice to publish; null while nothing is asked. */
  invoice: Invoice | null;
  onClose: () => void;
  onPublished: () => void;
  /** A refusal that names fields goes back to the page. */
  onRefused: (error: unknown) => void;
};

/** Says what publishing means and asks; the answer 202 is followed on the invoice's own page. */
export function PublishDialog({ invoice, onClose, onPublished, onRefused }: PublishDialogProps) {
  const queryClient = useQueryClient();
  // The button says that it is busy only a moment later: a second press of a double one comes before.
  const asked = useRef(false);
  const publish = useMutation({
    mutationFn: ({ id, lock_version }: Invoice) => publishInvoice(id, { invoice: { lock_version } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['invoices'] });
      onPublished();
    },
    onError: onRefused,
    onSettled: () => {
      asked.current = false;
    },
  });
  const publishOnce = (chosen: Invoice) => {
    if (asked.current) return;
    asked.current = true;
    publish.mutate(chosen);
  };
  if (invoice === null) return null;
  const { buyer_name, buyer_person, number, total, currency } = invoice;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={publishWords.title}
      locked={publish.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={publish.isPending}>
            {common.cancel}
          </Button>
          <Button tone="primary" autoFocus busy={publish.isPending} onClick={() => publishOnce(invoice)}>
            {publishWords.button}
          </Button>
        </>
      }
    >
      <Stack>
        {publish.error !== null && (
          <Banner tone="critical" title={publishWords.refused}>
            {failureText(publish.error)}
          </Banner>
        )}
        <p>
          {number === null
            ? publishWords.consequence(shownName(invoice))
            : publishWords.consequenceNumbered(shownName(invoice))}
        </p>
        <Facts
          facts={[
            { term: publishWords.buyer, value: buyer_name ?? buyer_person },
            {
              term: publishWords.total,
              value: <Money amount={total} unit={currency === 'VND' ? 'đ' : currency} weight="bold" />,
            },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
