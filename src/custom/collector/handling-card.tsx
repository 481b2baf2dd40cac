import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { ApiFailure } from '#generated/client/http.ts';
import { updateInvoiceCollector } from '#generated/client/invoice-collectors/invoice-collectors.ts';
import { operations } from '#generated/operations.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { currencyUnit, formatNumber, nothing } from '#src/ui/format/number.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { useHeadingAfter } from '#src/ui/state/heading-focus.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useKey } from '#src/views/use-key.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { InvoiceCollector } from './collector-page.tsx';

const words = collectorWords.handling;
const MAX_REMARK = 400;
const MAX_ORDER_NO = 50;

type HandlingCardProps = { invoice: InvoiceCollector; onReload: () => void };

/** Purchase order, remark, and the decision; what is typed stays where the server refuses it. */
export function HandlingCard({ invoice, onReload }: HandlingCardProps) {
  const { state, verdict, total, currency, decided_on, decided_by_name } = invoice;
  // What nobody has typed here follows the record; what was typed stays, whoever changes the record meanwhile.
  const [typed, setTyped] = useState<Partial<Handling>>({});
  const order_no = typed.order_no ?? invoice.purchase_order_no ?? '';
  const remark = typed.remark ?? invoice.remark ?? '';
  const { mutate, isPending, error, variables, reset } = useDecide(invoice, { order_no, remark }, () =>
    setTyped({}),
  );
  const failed = error instanceof ApiFailure ? error : null;
  const isStale = failed?.status === 409;
  const wrong = (field: string) => failed?.errors.find(({ fields }) => fields.includes(field))?.message;
  const isChanged = order_no !== (invoice.purchase_order_no ?? '') || remark !== (invoice.remark ?? '');
  const button = (to: InvoiceCollector['state']) => ({
    busy: isPending && variables === to,
    disabled: isPending && variables !== to,
    onClick: () => mutate(to),
  });
  const approve = () => {
    // Behind a dialog nothing is decided unseen.
    if (document.querySelector('[role=dialog]') === null) mutate('approved');
  };
  useKey('Enter', approve, state === 'new' && !isPending);
  return (
    <Card title={words.title} order={3}>
      <Stack>
        {state !== 'new' && (
          <p className="collector-decided">
            {words.decided[state](formatDateTime(decided_on), decided_by_name ?? nothing)}
          </p>
        )}
        {isStale && (
          <Banner
            tone="warning"
            action={
              <Button
                size="small"
                onClick={() => {
                  reset();
                  onReload();
                }}
              >
                {words.reload}
              </Button>
            }
          >
            {failureText(error)}
          </Banner>
        )}
        {error !== null && !isStale && wrong('remark') === undefined && (
          <Banner tone="critical">{failureText(error)}</Banner>
        )}
        <TextField
          label={words.purchase_order_no}
          value={order_no}
          max={MAX_ORDER_NO}
          onChange={(text) => setTyped({ ...typed, order_no: text })}
          error={wrong('purchase_order_no')}
        />
        <TextArea
          label={words.remark}
          value={remark}
          rows={3}
          max={MAX_REMARK}
          onChange={(text) => setTyped({ ...typed, remark: text })}
          hint={verdict === 'valid' ? undefined : words.remarkNeeded}
          error={wrong('remark')}
        />
        <Buttons key={state}>
          {state === 'new' ? (
            <>
              <Button icon={IconArrowBackUp} {...button('rejected')}>
                {words.reject}
              </Button>
              <Button tone="primary" icon={IconCheck} shortcut="Ctrl ⏎" {...button('approved')}>
                {words.approve(`${formatNumber(total)} ${currencyUnit(currency)}`)}
              </Button>
            </>
          ) : (
            <>
              <Button icon={IconArrowBackUp} {...button('new')}>
                {words.reopen}
              </Button>
              {isChanged && (
                <Button tone="primary" {...button(state)}>
                  {words.save}
                </Button>
              )}
            </>
          )}
          {state === 'new' && isChanged && <Button {...button('new')}>{words.save}</Button>}
        </Buttons>
        <p className="collector-note">{words.rejectNote}</p>
      </Stack>
    </Card>
  );
}

/** Those of one state: with the decision they go, and the focus goes on at the heading. */
function Buttons({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useHeadingAfter(part);
  return (
    <div className="collector-decide" ref={part}>
      {children}
    </div>
  );
}

type Handling = { order_no: string; remark: string };

function useDecide(
  { id, state, lock_version }: InvoiceCollector,
  { order_no, remark }: Handling,
  onSaved: () => void,
) {
  const { show } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (to: InvoiceCollector['state']) =>
      updateInvoiceCollector(id, {
        invoice_collector: {
          state: to,
          purchase_order_no: order_no.trim() || null,
          remark: remark.trim() || null,
          lock_version,
        },
      }),
    onSuccess: (_saved, to) => {
      onSaved();
      const done = { new: words.reopened, approved: words.approved, rejected: words.rejected }[to];
      show({ tone: 'success', message: to === state ? words.saved : done });
      rereadKinds(queryClient, operations.updateInvoiceCollector.invalidates);
    },
  });
}
