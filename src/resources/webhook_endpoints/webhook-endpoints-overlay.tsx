import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import type { webhook_endpoints as descriptor } from '#generated/resources/webhook_endpoints.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import type { Overlay } from '#src/views/screen.ts';
import { webhookListWords as words } from '#src/wording/record-lists.ts';
import { lazy, Suspense } from 'react';
import { answerTime, endpointOf, endpointState } from './endpoint-state.ts';

// What only this list draws is not loaded with every page.
const AttemptStrip = lazy(async () => ({ default: (await import('./attempt-strip.tsx')).AttemptStrip }));
const DeliveredShare = lazy(async () => ({ default: (await import('./attempt-strip.tsx')).DeliveredShare }));

export const webhookEndpointsOverlay = {
  empty: { words: 'webhook_endpoints', icon: IconWebhook },
  facts: words.facts,
  history: true,
  wide: ['url', 'description', 'events'],
  columns: {
    url: {
      card: 'lead',
      header: words.receiver,
      cell: (record) => {
        const { url, description } = endpointOf(record);
        if (description === null) return url;
        return (
          <>
            <b>{description}</b> <small>{url}</small>
          </>
        );
      },
    },
    description: { hidden: true },
    enabled: {
      width: 176,
      header: words.state,
      card: 'state',
      cell: (record) => {
        const { tone, text } = endpointState(endpointOf(record));
        return (
          <Badge size="small" tone={tone}>
            {text}
          </Badge>
        );
      },
    },
    events: {
      width: 110,
      roomyOnly: true,
      card: 'meta',
      cell: (record) => words.events(formatCount(endpointOf(record).events.length)),
    },
    recent_attempts: {
      width: 150,
      roomyOnly: true,
      cell: (record) => (
        <Suspense fallback={null}>
          <AttemptStrip attempts={endpointOf(record).recent_attempts} />
        </Suspense>
      ),
    },
    recent_delivered_percent: {
      width: 84,
      card: 'amount',
      cell: (record) => (
        <Suspense fallback={null}>
          <DeliveredShare percent={endpointOf(record).recent_delivered_percent} />
        </Suspense>
      ),
    },
    recent_answer_ms: {
      width: 88,
      header: words.answers,
      wideOnly: true,
      cell: (record) => answerTime(endpointOf(record).recent_answer_ms),
    },
    waiting_count: { width: 104, wideOnly: true },
    dead_count: { width: 124, roomyOnly: true },
    created_on: { hidden: true },
  },
  asideCards: {
    operation: 'getWebhookEndpoint',
    Cards: lazy(async () => ({ default: (await import('./webhook-side.tsx')).WebhookSide })),
  },
} satisfies Overlay<typeof descriptor>;
