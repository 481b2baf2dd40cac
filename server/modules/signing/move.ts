import type { Updateable } from 'kysely';
import type { SignatureRequests } from '#generated/database.ts';
import { advance, type RequestEvent } from '#domain/signing/request-lifecycle.ts';
import type { Tx } from '#server/context.ts';
import type { RequestRow } from './rows.ts';

type Also = Pick<
  Updateable<SignatureRequests>,
  'reference' | 'otp_sealed' | 'otp_tries_left' | 'problem' | 'order_id'
>;

/** Moves a locked request and answers it as it is then; null when it does not take the event, and nothing was written. */
export async function move(
  tx: Tx,
  request: RequestRow,
  event: RequestEvent,
  now: string,
  also: Also = {},
): Promise<RequestRow | null> {
  const state = advance(request.state, event);
  if (state === null) return null;
  const row = await tx
    .updateTable('signature_requests')
    .set({ ...also, state, updated_on: now })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as RequestRow;
}
