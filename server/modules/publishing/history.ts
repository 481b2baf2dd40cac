import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { EVENT_WORDS, type EventKind } from './event-words.table.ts';

type InvoiceEvent = components['schemas']['InvoiceEvent'];

/** Nhật ký, newest first. */
export async function historyOf(tx: Tx, invoice_id: number): Promise<InvoiceEvent[]> {
  await findInvoice(tx, invoice_id);
  const rows = await tx
    .selectFrom('invoice_events')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'invoice_events.user_id')
        .onRef('users.tenant_id', '=', 'invoice_events.tenant_id'),
    )
    .select([
      'invoice_events.id',
      'invoice_events.kind',
      'invoice_events.detail',
      'invoice_events.happened_on',
      'invoice_events.transmission_id',
      'users.full_name as actor_name',
    ])
    .where('invoice_events.invoice_id', '=', invoice_id)
    .orderBy('invoice_events.id', 'desc')
    .execute();
  return rows.map(({ kind, detail, ...rest }) => {
    const words = EVENT_WORDS[kind as EventKind];
    return {
      ...rest,
      kind,
      title: words.title,
      tone: words.tone,
      detail: words.detail(detail as Record<string, string>),
    };
  });
}
