import { useListWebhookDeliveries } from '#generated/client/webhook-endpoints/webhook-endpoints.ts';
import {
  WEBHOOK_DELIVERY_STATE,
  WEBHOOK_DELIVERY_STATE_LABELS,
  type WebhookDeliveryState,
} from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { Button } from '#src/ui/action/button.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { webhookWords as words } from '#src/wording/settings/webhooks.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { DeliveryRow } from './delivery-row.tsx';
import './webhooks.css';

/** So many more at a time, as many as a page of the API holds. */
const LIMITS = [10, 50, 250] as const;
/** Milliseconds between two looks while something is on its way. */
const LOOK_EVERY_MS = 3_000;

/** What was sent to an endpoint, the newest first, with each attempt; what waits is followed. */
export function DeliveryLog({ id }: { id: number }) {
  const [state, setState] = useState<WebhookDeliveryState | ''>('');
  const [step, setStep] = useState(0);
  const limit = LIMITS[step] ?? 250;
  const { data, error, isPending, refetch } = useListWebhookDeliveries(
    id,
    { limit, ...(state === '' ? {} : { state }) },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state: { data: rows } }) =>
          rows?.some((row) => row.state === 'waiting') === true ? LOOK_EVERY_MS : false,
      },
    },
  );
  // The page above says that there is no such endpoint.
  if (isMissing(error)) return null;
  return (
    <section className="webhook-log">
      <Card
        title={words.log}
        note={words.logNote}
        flush
        action={
          <SelectField
            label={words.filter}
            labelHidden
            value={state}
            emptyLabel={words.all}
            choices={WEBHOOK_DELIVERY_STATE.map((value) => ({
              value,
              label: label(WEBHOOK_DELIVERY_STATE_LABELS[value]),
            }))}
            onChange={(value) => setState(value as WebhookDeliveryState | '')}
          />
        }
      >
        <RecordStates
          error={data === undefined ? error : null}
          isPending={isPending}
          onRetry={() => void refetch()}
        >
          {data?.length === 0 ? (
            <p className="webhook-log__none">{state === '' ? words.none : words.noneOfState}</p>
          ) : (
            <ul className="webhook-log__rows">
              {data?.map((delivery) => (
                <DeliveryRow key={delivery.id} endpointId={id} delivery={delivery} />
              ))}
            </ul>
          )}
          {data?.length === limit && step < LIMITS.length - 1 && (
            <div className="webhook-log__more">
              <Button size="small" tone="plain" onClick={() => setStep(step + 1)}>
                {words.more}
              </Button>
            </div>
          )}
        </RecordStates>
      </Card>
    </section>
  );
}
