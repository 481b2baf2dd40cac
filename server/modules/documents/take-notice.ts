import { readMessage } from '#domain/documents/read-message.ts';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import { noticeDeadline } from '#domain/transmission/notice-deadline.ts';
import type { Tx } from '#server/context.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';

/** What a person reads about bytes that are no message. */
const NO_MESSAGE = 'Không đọc được thông điệp này.';

type Received = { id: number; message_type: string; bytes: Buffer; created_on: string };

/**
 * Lays a message that answers nothing we sent (105, 302, 506, and any type not known yet) into the company's inbox of notices, whether
 * or not it can be read. Answers what the list of messages shows of it.
 */
export async function takeNotice(
  tx: Tx,
  tenant_id: number,
  message: Received,
): Promise<{ status: string; note: string | null }> {
  const { id, message_type, created_on } = message;
  const read = readLeniently(message.bytes);
  const due_on = read === null ? null : noticeDeadline(read, vietnamDate(Date.parse(created_on)));
  await tx
    .insertInto('authority_notices')
    .values({ tenant_id, transmission_id: id, message_type, received_on: created_on, due_on })
    // A whole copy of one that could not be read takes its place.
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'transmission_id']).doUpdateSet({ message_type, due_on }),
    )
    .execute();
  return read === null
    ? { status: UNREADABLE, note: NO_MESSAGE }
    : { status: 'message_received', note: null };
}

/** Null for whatever the readers do not take: it is kept and shown all the same. */
function readLeniently(bytes: Buffer) {
  try {
    return readMessage(parseXml(bytes));
  } catch {
    return null;
  }
}
