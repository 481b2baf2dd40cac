import { resendWebhookDeliveries } from '#generated/client/webhook-endpoints/webhook-endpoints.ts';
import type { components } from '#generated/types.ts';
import {
  WEBHOOK_DELIVERY_STATE_LABELS,
  WEBHOOK_DELIVERY_STATE_TONES,
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_PROBLEM_LABELS,
} from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Timeline } from '#src/ui/display/timeline.tsx';
import { formatDateSecond, formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { webhookWords as words } from '#src/wording/settings/webhooks.ts';
import { useSending } from './use-sending.ts';

type Delivery = components['schemas']['WebhookDelivery'];
type Attempt = Delivery['attempt_log'][number];

/** One event on its way to an endpoint: its state, what can be done, and on demand each attempt and what is sent. */
export function DeliveryRow({ endpointId, delivery }: { endpointId: number; delivery: Delivery }) {
  const { id, event, event_id, name, state, attempts, next_attempt_on, problem, payload, created_on } =
    delivery;
  const { send, busy } = useSending();
  const may = useMay();
  const facts = [
    formatDateTime(created_on),
    attempts > 0 ? words.attempts(formatCount(attempts)) : null,
    problem === null ? null : label(WEBHOOK_PROBLEM_LABELS[problem]),
    next_attempt_on !== null && attempts > 0 ? words.next(formatDateTime(next_attempt_on)) : null,
  ].filter((fact) => fact !== null);
  return (
    <li className="webhook-log__row">
      <div className="webhook-log__head">
        <span className="webhook-log__name">
          <b>{event === 'webhook.test' ? words.testEvent : label(WEBHOOK_EVENT_LABELS[event])}</b>
          {name !== null && <span> {name}</span>}
        </span>
        <Badge size="small" tone={WEBHOOK_DELIVERY_STATE_TONES[state]}>
          {label(WEBHOOK_DELIVERY_STATE_LABELS[state])}
        </Badge>
        {state !== 'waiting' && may('resendWebhookDeliveries') && (
          <Button
            size="small"
            tone="plain"
            busy={busy}
            onClick={() =>
              void send(
                () => resendWebhookDeliveries(endpointId, { replay: { delivery_id: id } }),
                words.replaySent,
              )
            }
          >
            {words.replay}
          </Button>
        )}
      </div>
      <small className="webhook-log__facts">{facts.join(' · ')}</small>
      <details className="webhook-log__details">
        <summary>{words.details}</summary>
        {delivery.attempt_log.length > 0 && (
          <Timeline
            events={delivery.attempt_log.map((attempt) => ({
              key: attempt.attempted_on,
              time: formatDateSecond(attempt.attempted_on),
              tone: attempt.problem === null ? 'success' : 'critical',
              text: attemptText(attempt),
              note: attempt.answer && <code className="webhook-log__answer">{attempt.answer}</code>,
            }))}
          />
        )}
        <b>{words.payload}</b>
        <code className="webhook-log__payload" tabIndex={0}>
          {`webhook-id: ${event_id}\n\n${JSON.stringify(JSON.parse(payload), null, 2)}`}
        </code>
      </details>
    </li>
  );
}

function attemptText({ status, duration_ms, problem }: Attempt): string {
  const ms = formatCount(duration_ms);
  const answered = status === null ? words.unanswered(ms) : words.answered(String(status), ms);
  return problem === null ? answered : `${label(WEBHOOK_PROBLEM_LABELS[problem])} · ${answered}`;
}
