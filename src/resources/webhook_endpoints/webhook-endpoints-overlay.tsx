import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import type { webhook_endpoints as descriptor } from '#generated/resources/webhook_endpoints.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import type { Overlay } from '#src/views/screen.ts';
import { webhookListWords as words } from '#src/wording/record-lists.ts';
import { lazy } from 'react';
import { endpointOf, endpointState } from './endpoint-state.ts';

export const webhookEndpointsOverlay = {
  empty: { words: 'webhook_endpoints', icon: IconWebhook },
  facts: words.facts,
  history: true,
  wide: ['url', 'description', 'events'],
  columns: {
    url: { card: 'lead' },
    description: { card: 'name', wideOnly: true },
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
      card: 'meta',
      cell: (record) => words.events(formatCount(endpointOf(record).events.length)),
    },
    created_on: { hidden: true },
  },
  asideCards: {
    operation: 'getWebhookEndpoint',
    Cards: lazy(async () => ({ default: (await import('./webhook-side.tsx')).WebhookSide })),
  },
} satisfies Overlay<typeof descriptor>;
