import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { ApiFailure } from '#generated/client/http.ts';
import { media } from '#src/theme/tokens.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { currencyUnit, formatNumber, nothing } from '#src/ui/format/number.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { useHeadingAfter } from '#src/ui/state/heading-focus.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useKey } from '#src/views/use-key.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import type { InvoiceCollector } from './collector-page.tsx';
import type { Handling } from './use-handling.ts';

const words = collectorWords.handling;
const MAX_REMARK = 400;
const MAX_ORDER_NO = 50;

type HandlingCardProps = { invoice: InvoiceCollector; handling: Handling; onReload: () => void };

/** Purchase order, remark, and the decision; what is typed stays where the server refuses it. */
export function HandlingCard({ invoice, handling, onReload }: HandlingCardProps) {
  const { state, verdict, total, currency, decided_on, decided_by_name } = invoice;
  const { order_no, remark, isChanged, type, decide, isPending, error, variables, reset } = handling;
  const isPhone = useMediaQuery(media.sheetNavigation);
  const fields = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button is in the bar, far from what stops it.
    const stops = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? told.current;
    if (error !== null) stops?.focus();
  }, [error]);
  const failed = error instanceof ApiFailure ? error : null;
  const isStale = failed?.status === 409;
  const wrong = (field: string) => failed?.errors.find(({ fields }) => fields.includes(field))?.message;
  const button = (to: InvoiceCollector['state']) => ({
    busy: isPending && variables === to,
    disabled: isPending && variables !== to,
    onClick: () => decide(to),
  });
  const approve = () => {
    // Behind a dialog nothing is decided unseen.
    if (document.querySelector('[role=dialog]') === null) decide('approved');
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
            ref={told}
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
          <Banner ref={told} tone="critical">
            {failureText(error)}
          </Banner>
        )}
        <div ref={fields}>
          <Stack>
            <TextField
              label={words.purchase_order_no}
              value={order_no}
              max={MAX_ORDER_NO}
              onChange={(text) => type({ order_no: text })}
              error={wrong('purchase_order_no')}
            />
            <TextArea
              label={words.remark}
              value={remark}
              rows={3}
              max={MAX_REMARK}
              onChange={(text) => type({ remark: text })}
              hint={verdict === 'valid' ? undefined : words.remarkNeeded}
              error={wrong('remark')}
            />
          </Stack>
        </div>
        <Buttons key={state}>
          {state === 'new' ? (
            <>
              <Button icon={IconArrowBackUp} {...button('rejected')}>
                {words.reject}
              </Button>
              {!isPhone && (
                <Button tone="primary" icon={IconCheck} shortcut="Ctrl ⏎" {...button('approved')}>
                  {words.approve(`${formatNumber(total)} ${currencyUnit(currency)}`)}
                </Button>
              )}
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
