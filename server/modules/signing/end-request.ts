import type { Updateable } from 'kysely';
import { advance, type RequestEvent } from '#domain/signing/request-lifecycle.ts';
import type { SignatureRequests } from '#generated/database.ts';
import type { Tx } from '#server/context.ts';
import { inTurns } from '#server/platform/in-turns.ts';
import { verifyRsa } from '#server/platform/xmldsig/verify.ts';
import type { GivenUp, RequestDocuments } from './deps.ts';
import { documentsOf, type RequestDocumentRow, type RequestRow } from './rows.ts';
import { requestMessage, type RequestProblem } from './words.table.ts';

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

/** How each end of a request without signatures ends its documents. */
const ENDS = {
  refuse: 'refuse',
  expire: 'expire',
  fail: 'fail',
  cancel: 'refuse',
} as const satisfies Record<string, GivenUp>;

/** Ends a locked request without signatures, and with it its documents. */
export async function endWithout(
  tx: Tx,
  port: RequestDocuments,
  request: RequestRow,
  event: keyof typeof ENDS,
  end: { now: string; problem?: RequestProblem; user_id?: number; why?: string },
): Promise<RequestRow> {
  const { now, problem } = end;
  const ended = await move(tx, request, event, now, {
    otp_sealed: null,
    ...(problem === undefined ? {} : { problem }),
  });
  if (ended === null) return request;
  const said = [requestMessage(ended, port.nouns(ended.document_kind)), end.why]
    .filter((part) => part !== undefined && part !== null)
    .join(' ');
  const reason = { code: `signature_${ended.state}`, message: said, user_id: end.user_id ?? null };
  await port.giveUp(tx, await documentsOf(tx, [request.id]), ENDS[event], reason, now);
  return ended;
}

type Taken = { kind: 'taken'; request: RequestRow } | { kind: 'wrong'; positions: number[] };

/**
 * Takes signatures for a locked request that is open: each must verify under the certificate over what was asked to be signed, else
 * none is taken. They are put into their documents in the same transaction.
 */
export async function takeSignatures(
  tx: Tx,
  port: RequestDocuments,
  request: RequestRow,
  signatures: readonly Uint8Array[],
  now: string,
): Promise<Taken> {
  const documents = await documentsOf(tx, [request.id]);
  const positions = await wrongPositions(request, documents, signatures);
  if (positions.length > 0) return { kind: 'wrong', positions };
  const signed = await move(tx, request, 'sign', now, { problem: null });
  if (signed === null) throw new Error(`signature request ${request.id} takes no signature`);
  const values = signatures.map((signature) => Buffer.from(signature).toString('base64'));
  await port.embed(tx, signed, documents, values, now);
  return { kind: 'taken', request: signed };
}

/** Verified without a pause. */
const AT_ONCE = 50;

/** Positions without a signature that holds; one too many is wrong too. */
async function wrongPositions(
  { certificate_der }: RequestRow,
  documents: readonly RequestDocumentRow[],
  signatures: readonly Uint8Array[],
): Promise<number[]> {
  const wrong = await inTurns(documents, AT_ONCE, ({ signed_info, position }) => {
    const signature = signatures[position - 1];
    const holds = signature !== undefined && verifyRsa('sha256', certificate_der, signed_info, signature);
    return holds ? [] : [position];
  });
  const beyond = signatures.length > documents.length ? [documents.length + 1] : [];
  return [...wrong.flat(), ...beyond];
}
