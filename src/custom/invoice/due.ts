import type { PublicationStatus } from '#generated/vocabulary.ts';
import { UNSENT } from '#domain/transmission/publication.ts';
import type { SendingChannel } from '#domain/rules/deadlines/incident-relief.table.ts';
import { sendDeadline, channelOf, type Incident } from '#domain/rules/deadlines/send-deadline.ts';

export type Due =
  | {
      /** Last day, YYYY-MM-DD. */
      readonly on: string;
      readonly state: 'ahead' | 'uncertain' | 'today' | 'over';
      /** Later than usual by an incident. */
      readonly is_prolonged: boolean;
    }
  /** An incident lasts that stops the clock. */
  | { readonly state: 'stopped' };

type Unsent = { status: PublicationStatus; issued_on: string; symbol: string };

/**
 * Until when an invoice must be signed and sent, as seen on `today` and with the incidents of the company; null when it is sent
 * or no rule says. `channel` is null of what a summary table reports.
 */
export function dueOf(
  { status, issued_on, symbol }: Unsent,
  today: string,
  incidents: readonly Incident[] = [],
  channel: SendingChannel | null = channelOf(symbol),
): Due | null {
  if (!UNSENT.includes(status) || issued_on === '') return null;
  const deadline = sendDeadline({ issued_on, channel, incidents });
  if (deadline === null) return null;
  const { due_on: on, certain, incident } = deadline;
  if (on === null) return { state: 'stopped' };
  const is_prolonged = incident !== null;
  if (on < today) return { on, state: 'over', is_prolonged };
  if (on === today) return { on, state: 'today', is_prolonged };
  return { on, state: certain ? 'ahead' : 'uncertain', is_prolonged };
}
