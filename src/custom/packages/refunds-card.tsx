import { useListPaymentRefunds } from '#generated/client/payment-requests/payment-requests.ts';
import type { components } from '#generated/types.ts';
import {
  REFUND_REASON_LABELS,
  REFUND_WAY_LABELS,
  REFUND_STATE_LABELS,
  REFUND_STATE_TONES,
} from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useMay } from '#src/providers/account-context.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { packageWords } from '#src/wording/settings/packages.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { OrdersTable } from './orders-table.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type PaymentRefund = components['schemas']['PaymentRefund'];

const words = packageWords.refunds;
const PAGE_SIZE = 10;
/** Milliseconds between two looks while the gateway has one. */
const LOOK_EVERY_MS = 10_000;

const isUnderWay = ({ state }: PaymentRefund): boolean =>
  state === 'sending' || state === 'unknown' || state === 'accepted';

/** Money that came and paid for nothing, and how it goes back; nothing where there is none. */
export function RefundsCard() {
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState<PaymentRefund | null>(null);
  const mayAsk = useMay()('requestPaymentRefund');
  const { data, error, isPending, refetch } = useListPaymentRefunds(
    { page, limit: PAGE_SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          restWhileLive(state.data?.some(isUnderWay) === true ? LOOK_EVERY_MS : false),
      },
    },
  );
  if (error === null && (isPending || data?.length === 0) && page === 1) return null;
  const isLast = (data?.length ?? 0) < PAGE_SIZE;
  return (
    <Card title={words.title} note={words.note} flush>
      <RecordStates
        error={data === undefined ? error : null}
        isPending={isPending}
        onRetry={() => void refetch()}
      >
        <RefundsTable refunds={data ?? []} mayAsk={mayAsk} onAsk={setAsking} />
      </RecordStates>
      {(page > 1 || !isLast) && (
        <Pager
          page={page}
          perPage={PAGE_SIZE}
          total={isLast ? (page - 1) * PAGE_SIZE + (data?.length ?? 0) : page * PAGE_SIZE + 1}
          onPage={setPage}
        />
      )}
      {asking !== null && <RefundDialog refund={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
}

type RefundsTableProps = {
  refunds: readonly PaymentRefund[];
  mayAsk: boolean;
  onAsk: (refund: PaymentRefund) => void;
};

function RefundsTable({ refunds, mayAsk, onAsk }: RefundsTableProps) {
  const { reference, reason, amount, state, act } = words.columns;
  return (
    <OrdersTable caption={words.title} heads={[reference, reason, amount, state, act]}>
      {refunds.map((refund) => (
        <tr key={refund.id}>
          <td>
            <b>{refund.reference}</b>
            <small>{refund.buyer_name}</small>
          </td>
          <td>
            {label(REFUND_REASON_LABELS[refund.reason])}
            <small>{words.came(refund.bank_reference, formatDateTime(refund.created_on))}</small>
            <small>{wayOf(refund)}</small>
          </td>
          <td className="packages__amount">
            <Money amount={refund.amount} weight="medium" />
          </td>
          <td>
            <Badge size="small" tone={REFUND_STATE_TONES[refund.state]}>
              {label(REFUND_STATE_LABELS[refund.state])}
            </Badge>
            <small>{detailOf(refund)}</small>
          </td>
          <td className="packages__act">
            {mayAsk && (refund.state === 'open' || refund.state === 'refused') && (
              <Button
                size="small"
                aria-label={packageWords.of(words.ask, refund.reference)}
                onClick={() => onAsk(refund)}
              >
                {words.ask}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </OrdersTable>
  );
}

/** Which way it goes back, and to which account. */
function wayOf({ way, bank_name, account_number, account_name }: PaymentRefund): string {
  const to = [bank_name, account_number, account_name].filter((part) => part !== null).join(' ');
  return words.way(label(REFUND_WAY_LABELS[way]), to);
}

function detailOf({
  state,
  asked_on,
  asked_by_name,
  settled_on,
  settled_reference,
  response_code,
}: PaymentRefund): string {
  if (state === 'open') return words.detail.open;
  if (state === 'refused') return words.detail.refused(response_code ?? '');
  if (state === 'done') return words.detail.done(formatDateTime(settled_on), settled_reference ?? '');
  return words.detail.asked(asked_by_name ?? '', formatDateTime(asked_on));
}
