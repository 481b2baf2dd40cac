import {
  resendWebhookDeliveries,
  sendWebhookTest,
  useGetWebhookEndpoint,
} from '#generated/client/webhook-endpoints/webhook-endpoints.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card, Facts, Stack } from '#src/ui/layout/card.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { webhookListWords } from '#src/wording/record-lists.ts';
import { webhookWords as words } from '#src/wording/settings/webhooks.ts';
import { AttemptStrip, DeliveredShare } from './attempt-strip.tsx';
import { answerTime, endpointState, type WebhookEndpoint } from './endpoint-state.ts';
import { SecretCard } from './secret-card.tsx';
import { useSending } from './use-sending.ts';
import './webhooks.css';

/** Milliseconds between two looks while something waits. */
const LOOK_EVERY_MS = 3_000;

/** Beside the form of an endpoint: how it is doing, what can be sent, and its secret. */
export function WebhookSide({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useGetWebhookEndpoint(id, {
    query: {
      // What waits is on its way, or tried again soon.
      refetchInterval: ({ state }) => ((state.data?.waiting_count ?? 0) > 0 ? LOOK_EVERY_MS : false),
    },
  });
  const may = useMay();
  return (
    <RecordStates
      error={data === undefined ? error : null}
      isPending={isPending}
      onRetry={() => void refetch()}
    >
      {data !== undefined && (
        <>
          <StateCard endpoint={data} />
          <SecretCard endpoint={data} mayRotate={may('renewWebhookSecret')} />
        </>
      )}
    </RecordStates>
  );
}

function StateCard({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, enabled, waiting_count, dead_count, failing_since, put_off_on } = endpoint;
  const { send, busy } = useSending();
  const { tone, text } = endpointState(endpoint);
  return (
    <Card
      title={webhookListWords.state}
      action={
        <Badge size="small" tone={tone}>
          {text}
        </Badge>
      }
    >
      <Stack>
        {put_off_on !== null && <Banner tone="critical">{words.putOffOn(formatDateTime(put_off_on))}</Banner>}
        {enabled && failing_since !== null && (
          <Banner tone="warning">{words.failingSince(formatDateTime(failing_since))}</Banner>
        )}
        <Facts
          facts={[
            { term: words.recent, value: <AttemptStrip attempts={endpoint.recent_attempts} /> },
            { term: words.arrived, value: <DeliveredShare percent={endpoint.recent_delivered_percent} /> },
            { term: words.answers, value: answerTime(endpoint.recent_answer_ms) },
            { term: words.waiting, value: formatCount(waiting_count) },
            { term: words.dead, value: formatCount(dead_count) },
          ]}
        />
      </Stack>
      <div className="webhook__acts">
        <Button
          size="small"
          busy={busy}
          disabled={!enabled}
          onClick={() => void send(() => sendWebhookTest(id, {}), words.testSent)}
        >
          {words.test}
        </Button>
        {dead_count > 0 && (
          <Button
            size="small"
            busy={busy}
            disabled={!enabled}
            onClick={() =>
              void send(
                () => resendWebhookDeliveries(id, { replay: { delivery_id: null } }),
                words.replayAllSent,
              )
            }
          >
            {words.replayAll}
          </Button>
        )}
      </div>
    </Card>
  );
}
