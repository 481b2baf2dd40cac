import { deadlineChannelOf } from '#domain/registration/series-in-force.ts';
import { sendDeadline, type SendDeadline } from '#domain/rules/deadlines/send-deadline.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { declarationInForce } from '#server/modules/in-force/index.ts';
import { knownIncidents } from './known-incidents.ts';

/** Invoices of a series that have not left: the oldest of their days. */
export type OldestUnsent = { symbol: string; issued_on: string };

/** Until when these can lawfully wait: the first of their deadlines, an incident that stops the clock behind all days; null without any. */
export async function firstDeadline(
  tx: Tx,
  unsent: readonly OldestUnsent[],
  /** Today in Vietnam, YYYY-MM-DD. */
  today: string,
): Promise<components['schemas']['SendBy'] | null> {
  if (unsent.length === 0) return null;
  const incidents = await knownIncidents(tx);
  const in_force = await declarationInForce(tx, today);
  const deadlines = unsent.flatMap(({ symbol, issued_on }): SendDeadline[] => {
    const deadline = sendDeadline({ issued_on, channel: deadlineChannelOf(in_force, symbol), incidents });
    return deadline === null ? [] : [deadline];
  });
  const [first] = deadlines.sort((a, b) => ((a.due_on ?? '9999') < (b.due_on ?? '9999') ? -1 : 1));
  return first === undefined ? null : { due_on: first.due_on, source: first.source };
}
