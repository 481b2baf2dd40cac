import { sql } from 'kysely';
import {
  answersOf,
  reviewAnswerState,
  type AnsweredInvoice,
  type InvoiceAnswer,
  type ReviewAnswer,
  type ReviewAnswerState,
} from '#domain/mistakes/review-answers.ts';
import type { NoticeContent } from '#domain/transmission/notice-content.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type Reviewed = { id: number; content: Pick<NoticeContent, 'notice_no' | 'noticed_on' | 'invoices'> | null };

/** What the company has done about a notice 01/TB-RSĐT (302). */
export type ReviewStanding = {
  state: ReviewAnswerState;
  /** In the order of the named invoices. */
  invoices: readonly AnsweredInvoice[];
  answers: readonly components['schemas']['NoticeAnswer'][];
};

type AnswerRow = {
  id: number;
  label: string;
  review_no: string;
  review_on: string;
  status: string;
  status_error: boolean;
  invoices: readonly { form_no: string | null; symbol: string | null; number: string | null }[];
  /** By position; empty while there is no answer. */
  accepted: Readonly<Record<string, boolean>>;
};

/** What answers notices of the authority, by their ids: each by its number and day (So, NTBCCQT of form 04/SS-HĐĐT). */
export async function reviewStandings(
  tx: Tx,
  notices: readonly Reviewed[],
): Promise<Map<number, ReviewStanding>> {
  const numbers = notices.flatMap(({ content }) => content?.notice_no ?? []);
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<AnswerRow>`
    select mistakes.id, mistakes.label, mistakes.review_no, mistakes.review_on::text as review_on, mistakes.status,
      mistakes.status_error, mistakes.invoices,
      (select coalesce(jsonb_object_agg(line.position, line.accepted), '{}') from documents
        join document_lines as line on line.tenant_id = documents.tenant_id and line.document_id = documents.id
          and line.version = documents.version
        where documents.tenant_id = mistakes.tenant_id and documents.kind = 'invoice_mistake'
          and documents.subject_id = mistakes.id) as accepted
    from invoice_mistakes as mistakes
    where mistakes.tenant_id = ${TENANT} and mistakes.origin = 'review' and mistakes.review_no = any(${numbers}::text[])
    order by mistakes.id desc`.execute(tx);
  return new Map(
    notices.map(({ id, content }) => {
      const given = rows
        .filter(
          ({ review_no, review_on }) => review_no === content?.notice_no && review_on === content.noticed_on,
        )
        .map(answerOf);
      const named = content?.invoices ?? [];
      const standing = {
        state: reviewAnswerState(named, given),
        invoices: answersOf(named, given),
        answers: given.map((one) => ({
          kind: 'invoice_mistake' as const,
          id: one.id,
          name: one.name,
          answer: wholeAnswer(one),
        })),
      };
      return [id, standing];
    }),
  );
}

function answerOf({ id, label, status, status_error, invoices, accepted }: AnswerRow): ReviewAnswer {
  const answerAt = (at: number): Exclude<InvoiceAnswer, 'none'> => {
    if (status === 'draft') return 'draft';
    const said = accepted[String(at + 1)];
    if (said !== undefined) return said ? 'received' : 'refused';
    return status_error ? 'refused' : 'sent';
  };
  return {
    id,
    name: label,
    lines: invoices.map(({ form_no, symbol, number }, at) => ({
      invoice: { form_no: form_no ?? '', symbol: symbol ?? '', number: number ?? '' },
      answer: answerAt(at),
    })),
  };
}

/** Received where any of its lines is; else what its lines say. */
function wholeAnswer({ lines }: ReviewAnswer): InvoiceAnswer {
  const answers = lines.map(({ answer }) => answer);
  return answers.includes('received') ? 'received' : (answers[0] ?? 'draft');
}

/**
 * A notice of mistakes was received: the review that it answers is handled once every invoice that review names was received. A person
 * may take that back as anything that was noted.
 */
export async function settleReview(tx: Tx, mistake_id: number, now: string): Promise<void> {
  const { rows } = await sql<Reviewed>`select notice.id, notice.content from authority_notices as notice
    join invoice_mistakes as mistakes on mistakes.tenant_id = notice.tenant_id and mistakes.origin = 'review'
      and mistakes.review_no = notice.content ->> 'notice_no' and mistakes.review_on::text = notice.content ->> 'noticed_on'
    where notice.tenant_id = ${TENANT} and notice.message_type = '302' and notice.handled_on is null
      and mistakes.id = ${mistake_id}`.execute(tx);
  const standings = await reviewStandings(tx, rows);
  const settled = rows.flatMap(({ id }) => (standings.get(id)?.state === 'answered' ? [id] : []));
  if (settled.length === 0) return;
  await tx
    .updateTable('authority_notices')
    .set({ handled_on: now, handled_by: null })
    .where('id', 'in', settled)
    .execute();
}

/** Of second notices (Lan 2), by their ids: the first one about any of the same invoices. */
export async function earlierReviews(tx: Tx, notices: readonly (Reviewed & { turn: string | null })[]) {
  const second = notices.filter(({ turn }) => turn === '2');
  if (second.length === 0) return new Map<number, number>();
  const { rows } = await sql<{ id: number; earlier_id: number }>`
    select notice.id, max(earlier.id) as earlier_id from authority_notices as notice
    join authority_notices as earlier on earlier.tenant_id = notice.tenant_id and earlier.message_type = '302'
      and earlier.content ->> 'turn' = '1' and earlier.received_on <= notice.received_on
    join lateral jsonb_array_elements(notice.content -> 'invoices') as named on true
    where notice.tenant_id = ${TENANT} and notice.id = any(${second.map(({ id }) => id)}::bigint[])
      and earlier.content -> 'invoices' @> jsonb_build_array(jsonb_build_object(
        'form_no', named ->> 'form_no', 'symbol', named ->> 'symbol', 'number', named ->> 'number'))
    group by notice.id`.execute(tx);
  return new Map(rows.map(({ id, earlier_id }) => [id, earlier_id]));
}
