import { advanceReview, reviewDue, type ReviewEvent, type ReviewState } from '#domain/registration/review.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import {
  documentOf,
  lockDocumentsOf,
  recordEvent,
  type DocumentRow,
} from '#server/modules/documents/index.ts';
import { changesBetween } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { DECLARATION, registrationTable, type Registration } from './registrations.ts';

type ReviewInput = components['schemas']['RegistrationReviewInput'];

type Step = Pick<Registration, 'review' | 'review_since' | 'review_due_on'>;

/** A step that a person wrote down, with the step before it: what is there again when it is taken back. */
type Note = { before: Step; noted_on: string; noted_by: string; note: string | null };

/** Who has to act next between receipt and decision, and by when; nothing of it is left once it is decided. */
export async function reviewAfter(
  tx: Tx,
  { subject_id, status, status_error }: DocumentRow,
  event: ReviewEvent | undefined,
  now: string,
) {
  if (status === 'tax_authority_accepted' || status_error || event === undefined)
    return status === 'tax_authority_received'
      ? {}
      : { review: null, review_since: null, review_due_on: null, review_notes: '[]' };
  const { review: before } = await tx
    .selectFrom('registrations')
    .select('review')
    .where('id', '=', subject_id)
    .executeTakeFirstOrThrow();
  const after = advanceReview((before ?? 'not_received') as ReviewState, event);
  // From here on it is the authority that says so, though a person knew of it first.
  if (after === null) return { review_notes: '[]' };
  return { ...stepOf(after, vietnamDate(Date.parse(now))), review_notes: '[]' };
}

/**
 * Writes down a step of the review that a person has learned of outside of the messages. Failure: 409 where the authority has decided or
 * the step cannot follow the present one, 422 for a day that is not between the present step and today.
 */
export async function setReview(
  tx: Tx,
  id: number,
  { event, happened_on, note }: ReviewInput,
  account: Account,
  clock: Clock,
): Promise<Registration> {
  const current = await lockReviewed(tx, id);
  const after = advanceReview(current.review, event);
  if (after === null)
    throw failure(
      409,
      'review_step_impossible',
      'Bước này không tiếp được sau bước hiện tại của tờ khai. Tải lại trang để xem bước hiện tại rồi ghi nhận lại.',
    );
  if (happened_on > clock.today())
    throw failure(422, 'day_in_the_future', 'Ngày chưa tới. Chọn hôm nay hoặc một ngày trước đó.', [
      'happened_on',
    ]);
  if (current.review_since !== null && happened_on < current.review_since)
    throw failure(
      422,
      'day_before_step',
      `Ngày này ở trước bước hiện tại của tờ khai. Chọn từ ngày ${shownDay(current.review_since)} trở đi.`,
      ['happened_on'],
    );
  const text = note?.trim() || null;
  const { review, review_since, review_due_on, review_notes } = current;
  const added: Note = {
    before: { review, review_since, review_due_on },
    noted_on: clock.now(),
    noted_by: account.full_name,
    note: text,
  };
  return change(tx, current, account, clock, {
    step: stepOf(after, happened_on),
    review_notes: [...review_notes, added],
    line: { kind: `noted_${event}`, detail: { day: shownDay(happened_on), ...(text && { note: text }) } },
  });
}

/** Takes back the last step that a person wrote down. Failure: 409 where there is none since the authority's last answer. */
export async function removeReview(
  tx: Tx,
  id: number,
  account: Account,
  clock: Clock,
): Promise<Registration> {
  const current = await lockReviewed(tx, id);
  const last = current.review_notes.at(-1);
  if (last === undefined)
    throw failure(
      409,
      'review_not_noted',
      'Bước hiện tại không do người dùng ghi nhận nên không bỏ được. Tải lại trang để xem bước hiện tại.',
    );
  return change(tx, current, account, clock, {
    step: last.before,
    review_notes: current.review_notes.slice(0, -1),
    line: { kind: 'review_taken_back', detail: {} },
  });
}

/** The authority has received an explanation: the declaration waits for its decision again. */
export async function noteExplained(tx: Tx, id: number, now: string): Promise<void> {
  const { review } = await tx
    .selectFrom('registrations')
    .select('review')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const after = advanceReview((review ?? 'not_received') as ReviewState, 'explain');
  if (after === null) return;
  await tx
    .updateTable('registrations')
    .set({ ...stepOf(after, vietnamDate(Date.parse(now))), review_notes: '[]' })
    .where('id', '=', id)
    .execute();
  const document = await documentOf(tx, DECLARATION, id);
  if (document !== null) await recordEvent(tx, document, { kind: 'explained' }, now);
}

type Reviewed = Registration & { review: ReviewState; review_notes: readonly Note[] };

/** Locks its document first, as everything does that moves one: no answer is applied meanwhile. */
async function lockReviewed(tx: Tx, id: number): Promise<Reviewed> {
  await lockDocumentsOf(tx, DECLARATION, [id]);
  const row = await registrationTable.lock(tx, id);
  if (row.status !== 'tax_authority_received' || row.review === null)
    throw failure(
      409,
      'review_over',
      'Chỉ ghi nhận được bước xét duyệt khi tờ khai đã được tiếp nhận và đang chờ cơ quan thuế quyết định.',
    );
  const { review_notes } = await tx
    .selectFrom('registrations')
    .select('review_notes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, review: row.review, review_notes: review_notes as unknown as readonly Note[] };
}

type Change = {
  step: Step;
  review_notes: readonly Note[];
  line: { kind: string; detail: Readonly<Record<string, string>> };
};

async function change(
  tx: Tx,
  current: Reviewed,
  account: Account,
  clock: Clock,
  { step, review_notes, line }: Change,
): Promise<Registration> {
  const { id } = current;
  await tx
    .updateTable('registrations')
    .set({ ...step, review_notes: JSON.stringify(review_notes) })
    .where('id', '=', id)
    .execute();
  const document = await documentOf(tx, DECLARATION, id);
  if (document === null) throw new Error(`the received declaration ${id} has no document`);
  await recordEvent(tx, document, { ...line, user_id: account.user_id }, clock.now());
  const changed = await registrationTable.get(tx, id);
  await auditChange(tx, account, clock.now(), {
    action: 'update',
    resource: 'registrations',
    record_id: id,
    record_label: changed.name,
    changes: changesBetween(current, changed, ['review', 'review_since', 'review_due_on', 'review_note']),
  });
  return changed;
}

function stepOf(state: ReviewState, since: string): Step {
  return {
    review: state as Registration['review'],
    review_since: since,
    review_due_on: reviewDue(state, since)?.due_on ?? null,
  };
}

const shownDay = (date: string): string => date.split('-').reverse().join('/');
