import type { components } from '#generated/types.ts';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { webhookListWords as words } from '#src/wording/record-lists.ts';
import type { RaRecord } from 'react-admin';

export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];

export const endpointOf = (record: RaRecord) => record as unknown as WebhookEndpoint;

/** How an endpoint is doing, in one word. */
export function endpointState({ enabled, put_off_on, failing_since }: WebhookEndpoint): {
  tone: Tone;
  text: string;
} {
  if (put_off_on !== null) return { tone: 'critical', text: words.putOff };
  if (!enabled) return { tone: 'default', text: words.off };
  return failing_since === null
    ? { tone: 'success', text: words.on }
    : { tone: 'warning', text: words.failing };
}

/** The median time of the last answers, as text. */
export const answerTime = (ms: number | null) => (ms === null ? '–' : words.took(formatCount(ms)));
