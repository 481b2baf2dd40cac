import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { requestPaymentRefund } from '#generated/client/payment-requests/payment-requests.ts';
import type { components } from '#generated/types.ts';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { packageWords } from '#src/wording/settings/packages.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PaymentRefund } from './refunds-card.tsx';

type Payee = components['schemas']['RefundPayee'];

const words = packageWords.refunds;
const LONGEST = { bank_name: 100, account_number: 30, account_name: 200 } as const satisfies Record<
  keyof Payee,
  number
>;
const NAMES = Object.keys(LONGEST) as (keyof Payee)[];

type RefundDialogProps = { refund: PaymentRefund; onClose: () => void };

/** Asks once more before money is asked back, and to which account it goes where the gateway does not give it back itself. */
export function RefundDialog({ refund, onClose }: RefundDialogProps) {
  const notify = useNotify();
  const isByGateway = refund.way === 'gateway' && refund.state === 'open';
  const [payee, setPayee] = useState<Payee>({
    bank_name: '',
    account_number: '',
    account_name: refund.buyer_name,
  });
  const [isTried, setTried] = useState(false);
  useReportUnsaved(payee.bank_name !== '' || payee.account_number !== '');
  const problems = isByGateway ? {} : problemsIn(payee);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      requestPaymentRefund(refund.id, {
        payment_refund: { lock_version: refund.lock_version, payee: isByGateway ? null : trimmed(payee) },
      }),
    onSuccess: () => {
      notify(words.asked, { type: 'success' });
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    const [first] = NAMES.filter((name) => problems[name] !== undefined);
    if (first === undefined) mutate();
    else document.getElementById(first)?.focus();
  };
  const amount = formatNumber(refund.amount);
  return (
    <ConfirmDialog
      title={words.dialogTitle(amount)}
      action={words.ask}
      leave={words.keep}
      busy={isPending}
      failure={error && failureText(error)}
      onAct={submit}
      onClose={onClose}
    >
      <div className="packages__form">
        <p>{isByGateway ? words.byGateway(refund.reference) : words.byTransfer(refund.reference)}</p>
        {!isByGateway &&
          NAMES.map((name) => (
            <TextField
              key={name}
              id={name}
              label={words.payee[name]}
              required
              value={payee[name]}
              {...(isTried && problems[name] !== undefined && { error: problems[name] })}
              onChange={(value) => setPayee({ ...payee, [name]: value })}
            />
          ))}
      </div>
    </ConfirmDialog>
  );
}

const trimmed = (payee: Payee): Payee => ({
  bank_name: payee.bank_name.trim(),
  account_number: payee.account_number.replaceAll(/[\s.-]/g, ''),
  account_name: payee.account_name.trim(),
});

/** What is missing or cannot be, by field. */
function problemsIn(payee: Payee): Partial<Record<keyof Payee, string>> {
  const sent = trimmed(payee);
  const problems: Partial<Record<keyof Payee, string>> = {};
  for (const name of NAMES) {
    if (sent[name] === '') problems[name] = packageWords.checkout.missing;
    else if (sent[name].length > LONGEST[name]) problems[name] = words.tooLong(LONGEST[name]);
  }
  if (problems.account_number === undefined && !/^[0-9A-Za-z]{4,30}$/.test(sent.account_number))
    problems.account_number = words.notAnAccount;
  return problems;
}
