import { isOpen } from '#domain/signing/request-lifecycle.ts';
import type { Tx } from '#server/context.ts';
import type { OrderEnded, OrderStarted } from '#server/gateways/signer/signer.ts';
import type { SigningDeps } from './deps.ts';
import { endWithout, takeSignatures } from './end-request.ts';
import { move } from './move.ts';
import { findRequest, type RequestRow } from './rows.ts';

export type Answer = OrderStarted | { kind: 'unknown' };

/** The order that was asked about, and whether a code went with it. */
export type AskedOrder = Pick<RequestRow, 'id' | 'order_id'> & { with_otp: boolean };

/**
 * Writes down what the service said of an order, in the caller's transaction. A request that has ended meanwhile, or has another order
 * by now, stays as it is: what comes late changes nothing.
 */
export async function recordAnswer(
  deps: SigningDeps,
  tx: Tx,
  asked: AskedOrder,
  answer: Answer,
): Promise<void> {
  const request = await findRequest(tx, asked.id, { lock: true });
  if (request.order_id !== asked.order_id || !isOpen(request.state)) return;
  const now = deps.clock.now();
  if (answer.kind === 'unknown') await move(tx, request, 'lose_sight', now);
  else if (answer.kind === 'pending')
    await move(tx, request, 'accept', now, { reference: answer.reference, problem: null });
  else await recordEnd(deps, tx, request, answer, asked.with_otp);
}

async function recordEnd(
  deps: SigningDeps,
  tx: Tx,
  request: RequestRow,
  answer: OrderEnded,
  with_otp: boolean,
): Promise<void> {
  const { documents } = deps;
  const now = deps.clock.now();
  if (answer.kind === 'signed') {
    const taken = await takeSignatures(tx, documents, request, answer.signatures, now);
    if (taken.kind === 'taken') return;
    await endWithout(tx, documents, request, 'fail', { now, problem: 'bad_answer' });
  } else if (answer.kind === 'failed') {
    if (answer.problem === 'wrong_otp' && (await askOtpAgain(deps, tx, request, with_otp))) return;
    await endWithout(tx, documents, request, 'fail', { now, problem: answer.problem });
  } else {
    await endWithout(tx, documents, request, answer.kind === 'refused' ? 'refuse' : 'expire', { now });
  }
}

/**
 * Waits for a code, under a new order. An order that goes without one only has the service ask for it; each wrong one costs a try.
 * False when none is left, or the certificate knows of no code.
 */
async function askOtpAgain(
  deps: SigningDeps,
  tx: Tx,
  request: RequestRow,
  with_otp: boolean,
): Promise<boolean> {
  const otp_tries_left = (request.otp_tries_left ?? 0) - (with_otp ? 1 : 0);
  if (otp_tries_left <= 0) return false;
  await move(tx, request, 'ask_otp', deps.clock.now(), {
    otp_tries_left,
    problem: with_otp ? 'wrong_otp' : null,
    reference: null,
    order_id: deps.new_order_id(),
  });
  return true;
}
