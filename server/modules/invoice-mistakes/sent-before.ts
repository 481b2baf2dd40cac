import { sql } from 'kysely';
import type { SentBefore } from '#domain/mistakes/readiness.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { FINAL, MISTAKE_NOTICE, type InvoiceMistake } from './mistakes.ts';

/**
 * The invoices in other notices of the same occasion: at the company's own initiative those without an answer yet, since a second mistake
 * may be found later; in answer to one review of the authority also those that it has received.
 */
export async function sentBefore(
  tx: Tx,
  { id, origin, review_no, review_on }: Pick<InvoiceMistake, 'id' | 'origin' | 'review_no' | 'review_on'>,
): Promise<SentBefore[]> {
  const { rows } = await sql<SentBefore>`
    select coalesce(line.value ->> 'form_no', '') as form_no, coalesce(line.value ->> 'symbol', '') as symbol,
      coalesce(line.value ->> 'number', '') as number, line.value ->> 'decree' as decree, sent.label as notice, sent.is_over as accepted
    from (select id, label, invoices, answered_on is not null or status = any(${FINAL}::text[]) as is_over from invoice_mistakes
      where tenant_id = ${TENANT} and id <> ${id} and status <> 'draft' and not status_error and origin = ${origin}
        and review_no is not distinct from ${review_no} and review_on is not distinct from ${review_on}::date) as sent
    cross join lateral jsonb_array_elements(sent.invoices) with ordinality as line (value, position)
    where not sent.is_over or ${origin} = 'review' and exists (
      select from documents
      join document_lines as answer on answer.tenant_id = ${TENANT} and answer.document_id = documents.id
        and answer.version = documents.version
      where documents.tenant_id = ${TENANT} and documents.kind = ${MISTAKE_NOTICE} and documents.subject_id = sent.id
        and answer.position = line.position and answer.accepted)`.execute(tx);
  return rows;
}
