import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { BenchDatabase } from '../bench-database.ts';

type Company = Pick<BenchDatabase, 'db' | 'tenant_id'>;

const POLL_MS = 10;

/** A job for the document of each invoice, as submitting it writes one. */
export async function enqueueAll({ db, tenant_id }: Company, invoice_ids: readonly number[]): Promise<void> {
  await inTenant(db, tenant_id, (tx) =>
    sql`select enqueue_job('carry-document', json_build_object('tenant_id', tenant_id, 'document_id', id, 'attempt', 0),
        'carry:' || tenant_id || ':' || id, now())
      from documents where tenant_id = ${tenant_id} and kind = 'invoice'
        and subject_id = any(${[...invoice_ids]}::bigint[])`.execute(tx),
  );
}

/** Waits until no document of the company has still to leave. */
export async function untilHandedOver({ db, tenant_id }: Company): Promise<void> {
  const left = (): Promise<unknown> =>
    inTenant(db, tenant_id, (tx) =>
      tx
        .selectFrom('documents')
        .select('id')
        .where('transmission', '=', 'not_sent')
        .limit(1)
        .executeTakeFirst(),
    );
  while ((await left()) !== undefined) await setTimeout(POLL_MS);
}

/** What another variant left in the outbox would be handed over together with what is counted. */
export function emptyOutbox({ db, tenant_id }: Company): Promise<unknown> {
  return inTenant(db, tenant_id, (tx) =>
    tx
      .updateTable('documents')
      .set({ transmission: 'sent_tvan' })
      .where('transmission', '=', 'not_sent')
      .execute(),
  );
}
