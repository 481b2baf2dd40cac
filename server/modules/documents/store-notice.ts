import { XmlRefused } from '#domain/documents/parsed-element.ts';
import { XML_PROBLEM_WORDS } from '#domain/signing/verification/verdict-words.table.ts';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import { noticeContent, UNREADABLE_NOTICE, type NoticeContent } from '#domain/transmission/notice-content.ts';
import type { Tx } from '#server/context.ts';
import type { AnswerDeps } from './deps.ts';
import { applyNoticedUse } from '#server/modules/in-force/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { verdictWords } from '#domain/signing/verification/verdict-words.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { components } from '#generated/types.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';

/** What a person reads about bytes that are no message. */
const NO_MESSAGE = 'Không đọc được thông điệp này.';

type Received = { id: number; message_type: string; bytes: Buffer; created_on: string };

/**
 * Stores a message that answers nothing we sent (105, 302, 506, and any type not known yet) into the company's inbox of notices, whether
 * or not it can be read. Answers what the list of messages shows of it.
 */
export async function storeNotice(
  { authority_roots }: Pick<AnswerDeps, 'authority_roots'>,
  tx: Tx,
  tenant_id: number,
  message: Received,
): Promise<{ status: string; note: string | null }> {
  const { id, message_type, created_on } = message;
  const read = readLeniently(message.bytes, vietnamDate(Date.parse(created_on)));
  const { due_on, due_assumed, ...said } = read ?? UNREADABLE_NOTICE;
  const verified = noticeSignature(message.bytes, authority_roots);
  const signature = JSON.stringify(verified);
  const facts = { message_type, due_on, due_assumed, content: JSON.stringify(said), signature };
  const notice = await tx
    .insertInto('authority_notices')
    .values({ tenant_id, transmission_id: id, received_on: created_on, ...facts })
    // A whole copy of one that could not be read takes its place.
    .onConflict((conflict) => conflict.columns(['tenant_id', 'transmission_id']).doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow();
  // Only what the authority has signed stops a company; the notice is shown whatever it is.
  if (said.use !== null && verified.state === 'valid') {
    const decided = { tenant_id, notice_id: notice.id, use: said.use, decision_no: said.notice_no };
    await applyNoticedUse(tx, decided, created_on);
  }
  return read === null
    ? { status: UNREADABLE, note: NO_MESSAGE }
    : { status: 'message_received', note: null };
}

/** Null for whatever the readers do not take: it is kept and shown all the same. */
function readLeniently(bytes: Buffer, received_on: string): NoticeContent | null {
  try {
    return noticeContent(parseXml(bytes), received_on);
  } catch {
    return null;
  }
}

type NoticeSignature = components['schemas']['NoticeSignature'];

const MISSING: NoticeSignature = { state: 'missing', signed_by: null, signed_on: null, problem: null };

/** The authority's signature in a message, and what is wrong with it. Whatever it is, the notice itself stands. */
function noticeSignature(bytes: Uint8Array, authority_roots: readonly string[]): NoticeSignature {
  try {
    const found = verifySignatures(bytes, createVerifyPorts(authority_roots)).filter(
      ({ role }) => role === 'authority',
    );
    const verdict = found.find(({ valid }) => valid) ?? found[0];
    if (verdict === undefined) return MISSING;
    return {
      state: verdict.valid ? 'valid' : 'invalid',
      signed_by: verdict.certificate?.subject ?? null,
      signed_on: verdict.signing_time,
      problem: verdictWords(verdict).wrong.join(' ') || null,
    };
  } catch (error) {
    // Of a file with more signatures than are looked at it would be wrong to say that there is none.
    const is_too_large = error instanceof XmlRefused && error.problem === 'too_large';
    return is_too_large ? { ...MISSING, state: 'invalid', problem: XML_PROBLEM_WORDS.too_large } : MISSING;
  }
}
