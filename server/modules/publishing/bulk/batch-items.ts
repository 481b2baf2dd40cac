import { sql, type RawBuilder } from 'kysely';
import { shownName } from '#domain/invoice/shown-name.ts';
import { outcomeInBatch, type BatchItemState, type Outcome } from '#domain/transmission/outcome.ts';
import { PUBLICATION_STATUSES, type PublicationStatus } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type Row = components['schemas']['InvoicePublishRow'];
type Reason = Row['reasons'][number];

const STATES = ['pending', 'taken', 'refused', 'stopped'] as const satisfies readonly BatchItemState[];
const STATUSES = Object.keys(PUBLICATION_STATUSES) as PublicationStatus[];

/** `outcomeInBatch` over the rows of `item` and `invoices`, so that thousands are counted where they are. */
export const OUTCOME: RawBuilder<Outcome> = sql`case item.state ${sql.join(STATES.map(outcomesOf), sql` `)} end`;

function outcomesOf(state: BatchItemState): RawBuilder<unknown> {
  const groups = [...Map.groupBy(STATUSES, (status) => outcomeInBatch(status, state))];
  const cases = groups.map(
    ([outcome, some]) =>
      sql`when invoices.status in (${sql.join(some.map((status) => sql.lit(status)))}) then ${sql.lit(outcome)}`,
  );
  return sql`when ${sql.lit(state)} then case ${sql.join(cases, sql` `)} else ${sql.lit(outcomeInBatch(null, state))} end`;
}

const GONE: Reason = { code: 'invoice_gone', message: 'Hóa đơn nháp này không còn nữa.' };

const ERRORS = sql.join(
  STATUSES.filter((status) => PUBLICATION_STATUSES[status].is_error).map((status) => sql.lit(status)),
);

/** Of one that failed: the reasons of the authority or the signature, else those for which it was not taken. */
export const REASONS = sql`case when ${OUTCOME} <> 'failed' then '[]'::jsonb
  when invoices.status is null then ${sql.lit(JSON.stringify([GONE]))}::jsonb
  when invoices.status in (${ERRORS}) and jsonb_array_length(invoices.reasons) > 0 then invoices.reasons
  else coalesce(item.refused, '[]'::jsonb) end`;

/** What the failures of a batch are grouped by: words that name the invoice differ, the code is what they have in common. */
export const CAUSE = sql<string>`coalesce(nullif(${REASONS} -> 0 ->> 'code', ''), ${REASONS} -> 0 ->> 'message', '')`;

/** The invoices of batches, which have two names in statements: `item` and `invoices`. */
export const ITEMS = sql`invoice_publish_items as item
  left join invoices on invoices.tenant_id = ${TENANT} and invoices.id = item.invoice_id`;

export type Item = Omit<Row, 'name'> & {
  form_no: string | null;
  symbol: string | null;
  number: number | null;
};

/** What is said of an invoice of a batch, on its page and in its file. */
export const ROW = sql`item.invoice_id, invoices.form_no, invoices.symbol, invoices.number,
  coalesce(nullif(invoices.buyer_name, ''), invoices.buyer_person) as buyer_name, invoices.total::text as total, invoices.currency,
  invoices.status, invoices.lock_version, ${OUTCOME} as outcome, ${REASONS} as reasons`;

export function wireRow({ form_no, symbol, number, reasons, ...row }: Item): Row {
  return {
    ...row,
    name: form_no === null || symbol === null ? null : shownName({ form_no, symbol, number }),
    reasons: reasons.map(({ code, message }) => ({ code, message })),
  };
}
