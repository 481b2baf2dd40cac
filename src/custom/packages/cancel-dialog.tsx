import { cancelPaymentRequest } from '#generated/client/payment-requests/payment-requests.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { packageWords as words } from '#src/wording/settings/packages.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { PaymentRequest } from './requests-card.tsx';

type CancelDialogProps = { request: PaymentRequest; onClose: () => void };

/** Asks once more before a request is taken back, and says what becomes of money that comes all the same. */
export function CancelDialog({
  request: { id, reference, state, received, lock_version },
  onClose,
}: CancelDialogProps) {
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelPaymentRequest(id, { payment_request: { lock_version } }),
    onSuccess: () => {
      notify(words.cancelled, { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.cancelTitle(reference)}
      action={words.cancel}
      tone="critical"
      leave={words.cancelKeep}
      busy={isPending}
      failure={error && failureText(error)}
      onAct={() => mutate()}
      onClose={onClose}
    >
      {state === 'wrong_amount' && <p>{words.giveUpText(formatNumber(received))}</p>}
      <p>{words.cancelText}</p>
    </ConfirmDialog>
  );
}
