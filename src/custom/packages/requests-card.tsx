import { useListPaymentRequests } from '#generated/client/payment-requests/payment-requests.ts';
import type { components } from '#generated/types.ts';
import {
  GATEWAY_STATE_LABELS,
  GATEWAY_STATE_TONES,
  PAYMENT_STATE_LABELS,
  PAYMENT_STATE_TONES,
} from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { operations } from '#generated/operations.ts';
import { useMay } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { packageWords as words } from '#src/wording/settings/packages.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { OrdersTable } from './orders-table.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { packageParameter } from '#src/views/packages/kept-package.ts';
import { checkoutHref } from './addresses.ts';

export type PaymentRequest = components['schemas']['PaymentRequest'];

const PAGE_SIZE = 10;
/** Milliseconds between two looks while somebody may be paying in another tab. */
const LOOK_EVERY_MS = 10_000;

const takesMoney = ({ state }: PaymentRequest): boolean => state === 'waiting' || state === 'wrong_amount';

/** What was asked for, the newest first, each with its state and what can be done about it. */
export function RequestsCard({ total }: { total: number }) {
  const [page, setPage] = useState(1);
  const [cancelling, setCancelling] = useState<PaymentRequest | null>(null);
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useListPaymentRequests(
    { page, limit: PAGE_SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          restWhileLive(state.data?.some(takesMoney) === true ? LOOK_EVERY_MS : false),
      },
    },
  );
  const paid = data
    ?.filter(({ state }) => state === 'paid')
    .map(({ id }) => id)
    .join();
  const paidBefore = useRef(paid);
  useEffect(() => {
    const before = paidBefore.current;
    paidBefore.current = paid;
    // What was paid meanwhile has changed the package too.
    if (before !== undefined && before !== paid)
      rereadKinds(queryClient, operations.createPaymentRequest.invalidates);
  }, [paid, queryClient]);
  return (
    <Card title={words.requests} note={total > 0 && words.requestsCount(formatCount(total))} flush>
      <RecordStates
        error={data === undefined ? error : null}
        isPending={isPending}
        onRetry={() => void refetch()}
      >
        {data?.length === 0 ? (
          <p className="packages__none">{words.noRequests}</p>
        ) : (
          <RequestsTable requests={data ?? []} onCancel={setCancelling} />
        )}
      </RecordStates>
      {total > PAGE_SIZE && <Pager page={page} perPage={PAGE_SIZE} total={total} onPage={setPage} />}
      {cancelling !== null && <CancelDialog request={cancelling} onClose={() => setCancelling(null)} />}
    </Card>
  );
}

type RequestsTableProps = {
  requests: readonly PaymentRequest[];
  onCancel: (request: PaymentRequest) => void;
};

function RequestsTable({ requests, onCancel }: RequestsTableProps) {
  const { reference, package: content, total, state, act } = words.columns;
  return (
    <OrdersTable caption={words.requests} heads={[reference, content, total, state, act]}>
      {requests.map((request) => (
        <tr key={request.id}>
          <td>
            <b>{request.reference}</b>
            <small>{formatDateTime(request.created_on)}</small>
          </td>
          <td>
            {words.package(
              serverSaid.of(request.package_name),
              request.invoices === null ? null : formatCount(request.invoices),
            )}
            <small>{words.by(request.created_by_name)}</small>
          </td>
          <td className="packages__amount">
            <Money amount={request.total} weight="medium" />
          </td>
          <td>
            <Badge size="small" tone={PAYMENT_STATE_TONES[request.state]}>
              {label(PAYMENT_STATE_LABELS[request.state])}
            </Badge>
            <small>{detailOf(request)}</small>
            {takesMoney(request) && atGateway(request) && (
              <Badge size="small" tone={GATEWAY_STATE_TONES[request.gateway_state]}>
                {label(GATEWAY_STATE_LABELS[request.gateway_state])}
              </Badge>
            )}
            {request.purchase_invoice !== null && <small>{invoiceWords(request.purchase_invoice)}</small>}
            {request.excess !== '0' && (
              <small className="packages__excess">{words.detail.excess(formatNumber(request.excess))}</small>
            )}
          </td>
          <td className="packages__act">
            <RequestActions request={request} onCancel={() => onCancel(request)} />
          </td>
        </tr>
      ))}
    </OrdersTable>
  );
}

type AtGateway = PaymentRequest & { gateway_state: NonNullable<PaymentRequest['gateway_state']> };

/** Whether a payment at the gateway has no end yet. */
function atGateway(request: PaymentRequest): request is AtGateway {
  const { gateway_state } = request;
  return gateway_state === 'open' || gateway_state === 'unknown' || gateway_state === 'held';
}

function invoiceWords({
  symbol,
  number,
  issued_on,
}: NonNullable<PaymentRequest['purchase_invoice']>): string {
  return words.detail.invoice(symbol, String(number), formatDate(issued_on));
}

function detailOf(request: PaymentRequest): string {
  const { state, expires_on, paid_on, cancelled_on, received, due } = request;
  const { detail } = words;
  if (state === 'wrong_amount') return detail.wrong_amount(formatNumber(received), formatNumber(due));
  if (state === 'paid') return detail.paid(formatDateTime(paid_on));
  if (state === 'cancelled') return detail.cancelled(formatDateTime(cancelled_on));
  return detail[state](formatDateTime(expires_on));
}

type RequestActionsProps = { request: PaymentRequest; onCancel: () => void };

/** What can be done about a request: pay it, the rest of it, take it back, or order the same again. */
function RequestActions({ request, onCancel }: RequestActionsProps) {
  const { state, reference, checkout_key, package_code } = request;
  const may = useMay();
  const link = (name: string, href: string) => (
    <Button size="small" href={href} aria-label={words.of(name, reference)}>
      {name}
    </Button>
  );
  if (takesMoney(request)) {
    const [pay, drop] = state === 'waiting' ? [words.pay, words.cancel] : [words.payRest, words.giveUp];
    return (
      <>
        {link(pay, checkoutHref(checkout_key))}
        {may('cancelPaymentRequest') && (
          <Button size="small" tone="plain" aria-label={words.of(drop, reference)} onClick={onCancel}>
            {drop}
          </Button>
        )}
      </>
    );
  }
  if (state === 'paid') return link(words.view, checkoutHref(checkout_key));
  if (!may('createPaymentRequest')) return null;
  const order = `${hrefOf('service_packages.checkout')}?${packageParameter}=${encodeURIComponent(package_code)}`;
  return link(words.again, order);
}
