import { isInTime, isOpen, needsLookUp } from '#domain/signing/request-lifecycle.ts';
import type { Tx } from '#server/context.ts';
import type { OrderEnded, OrderStarted } from '#server/gateways/signer/signer.ts';
import { remoteAccount } from '#server/modules/certificates/index.ts';
import { withLock } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { unseal } from '#server/platform/secrets/master-key.ts';
import type { OrderStep, SigningDeps } from './deps.ts';
import { endWithout, takeSignatures, move } from './end-request.ts';
import { documentsOf, findRequest, type RequestRow } from './rows.ts';
import { signJobKey, type SigningJob } from './tasks.ts';

type Answer = OrderStarted | { kind: 'unknown' };

/** The order that was asked about, and whether a code went with it. */
type SentOrder = Pick<RequestRow, 'id' | 'order_id'> & { with_otp: boolean };

/**
 * Writes down what the service said of an order, in the caller's transaction. A request that has ended meanwhile, or has another order
 * by now, stays as it is: what comes late changes nothing.
 */
async function recordAnswer(deps: SigningDeps, tx: Tx, asked: SentOrder, answer: Answer): Promise<void> {
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
    if (answer.problem === 'wrong_otp' && (await requestNewOtp(deps, tx, request, with_otp))) return;
    await endWithout(tx, documents, request, 'fail', { now, problem: answer.problem });
  } else {
    await endWithout(tx, documents, request, answer.kind === 'refused' ? 'refuse' : 'expire', { now });
  }
}

/**
 * Waits for a code, under a new order. An order that goes without one only has the service ask for it; each wrong one costs a try.
 * False when none is left, or the certificate knows of no code.
 */
async function requestNewOtp(
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

/**
 * Sends the order to the service. It is marked `starting` before it leaves: a process that finds that mark after a crash knows only that it
 * may have arrived. The code, good for once, is forgotten with it.
 */
async function startOrder(deps: SigningDeps, request: RequestRow): Promise<void> {
  const { id, tenant_id } = request;
  const order = await inTenant(deps.db, tenant_id, async (tx) => {
    const row = await findRequest(tx, id, { lock: true });
    const access = await accountOf(deps, tx, row);
    if (access === null) return null;
    if ((await move(tx, row, 'start', deps.clock.now(), { otp_sealed: null })) === null) return null;
    const documents = await documentsOf(tx, [id]);
    return {
      account: access.account,
      credential_id: access.credential_id,
      request_id: row.order_id,
      hashes: documents.map(({ digest }) => new Uint8Array(digest)),
      description: row.description,
      otp: row.otp_sealed === null ? null : unseal(deps.certificate_key, row.otp_sealed).toString(),
    };
  });
  if (order === null) return;
  const answer = await deps.remote_signer.start(order);
  const asked = { id, order_id: order.request_id, with_otp: order.otp !== null };
  await inTenant(deps.db, tenant_id, (tx) => recordAnswer(deps, tx, asked, answer));
}

/** Asks the service for the state of the order: by its own name for it or, where its answer to the start was lost, by ours. */
async function lookAtOrder(deps: SigningDeps, request: RequestRow): Promise<void> {
  const { id, tenant_id, order_id, reference } = request;
  const asked = await inTenant(deps.db, tenant_id, async (tx) => {
    const row = await findRequest(tx, id, { lock: true });
    // Found in the middle of its start, with no process working on it: the process that sent it is gone.
    if (row.state === 'starting') await move(tx, row, 'lose_sight', deps.clock.now());
    const access = await accountOf(deps, tx, row);
    return access === null ? null : { account: access.account, count: (await documentsOf(tx, [id])).length };
  });
  if (asked === null) return;
  const answer = await deps.remote_signer.look(asked.account, reference ?? order_id, asked.count);
  await inTenant(deps.db, tenant_id, (tx) =>
    recordAnswer(deps, tx, { id, order_id, with_otp: true }, answer),
  );
}

/** The account the request is signed with; without it the request fails. */
async function accountOf(deps: SigningDeps, tx: Tx, request: RequestRow) {
  const access = await remoteAccount(tx, deps.certificate_key, request.certificate_id);
  if (access === null)
    await endWithout(tx, deps.documents, request, 'fail', {
      now: deps.clock.now(),
      problem: 'certificate_missing',
    });
  return access;
}

const STEPS = {
  'start-order': startOrder,
  'look-at-order': lookAtOrder,
} as const satisfies Record<OrderStep, (deps: SigningDeps, request: RequestRow) => Promise<void>>;

/**
 * Carries a request as far as it goes by itself: an order that has not left is sent, one that has is looked up, one whose time is over
 * is looked up a last time and ends. Safe to run again after any crash, and by one process at a time. wait: a person must act, or it has ended; later: ask again.
 */
export async function carryRequest(deps: SigningDeps, job: SigningJob): Promise<'wait' | 'later'> {
  return (await withLock(deps.db, signJobKey(job), () => carry(deps, job))) ?? 'later';
}

async function carry(deps: SigningDeps, { tenant_id, request_id }: SigningJob): Promise<'wait' | 'later'> {
  const found = await inTenant(deps.db, tenant_id, (tx) => findRequest(tx, request_id));
  // Its time is over, and the person may have confirmed in it while no worker looked: the service is asked once more.
  if (isLate(found, deps) && needsLookUp(found.state)) await take(deps, 'look-at-order', found);
  const request = await inTenant(deps.db, tenant_id, async (tx) => {
    const row = await findRequest(tx, request_id, { lock: true });
    if (!isLate(row, deps)) return row;
    return endWithout(tx, deps.documents, row, 'expire', { now: deps.clock.now() });
  });
  const step = stepOf(request);
  if (step === null) return 'wait';
  await take(deps, step, request);
  const { state } = await inTenant(deps.db, tenant_id, (tx) => findRequest(tx, request_id));
  return needsLookUp(state) ? 'later' : 'wait';
}

const isLate = ({ state, expires_on }: RequestRow, { clock }: Pick<SigningDeps, 'clock'>): boolean =>
  isOpen(state) && !isInTime(expires_on, clock.now());

async function take(deps: SigningDeps, step: OrderStep, request: RequestRow): Promise<void> {
  await deps.on_order_step?.(step, 'before');
  await STEPS[step](deps, request);
  await deps.on_order_step?.(step, 'after');
}

function stepOf({ state }: RequestRow): OrderStep | null {
  if (state === 'prepared') return 'start-order';
  return needsLookUp(state) ? 'look-at-order' : null;
}
