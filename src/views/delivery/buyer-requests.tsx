import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  setBuyerRequestsHandled,
  useGetInvoiceDelivery,
} from '#generated/client/buyer-invoices/buyer-invoices.ts';
import { operations } from '#generated/operations.ts';
import { useMay } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { buyerLinkWords as words } from '#src/wording/processing/delivery.ts';
import { failureText } from '../failure-text.ts';
import './buyer-requests.css';

/** What the buyer says is wrong and nobody has dealt with yet; nothing where there is none, or the user may not see it. */
export function BuyerRequests({ invoice_id }: { invoice_id: number }) {
  const may = useMay();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { data } = useGetInvoiceDelivery(invoice_id, { query: { enabled: may('getInvoiceDelivery') } });
  const open = data?.requests.filter(({ handled_on }) => handled_on === null) ?? [];
  const [newest] = open;
  const { mutate, isPending } = useMutation({
    mutationFn: (seen_until: string) => setBuyerRequestsHandled(invoice_id, { handling: { seen_until } }),
    onSuccess: () => {
      rereadKinds(queryClient, operations.setBuyerRequestsHandled.invalidates);
      show({ tone: 'success', message: words.handled });
    },
    onError: (error) => show({ tone: 'error', message: failureText(error) }),
  });
  if (newest === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={words.requests(open.length)}
      action={
        may('setBuyerRequestsHandled') && (
          <Button size="small" icon={IconCheck} busy={isPending} onClick={() => mutate(newest.created_on)}>
            {words.handle}
          </Button>
        )
      }
    >
      <ul className="buyer-requests">
        {open.map(({ name, contact, message, created_on }) => (
          <li key={`${created_on} ${message}`}>
            <p>{message}</p>
            <small>{[name, contact, formatDateTime(created_on)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
