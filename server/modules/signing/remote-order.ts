import type { Tx } from '#server/context.ts';
import { remoteAccount } from '#server/modules/certificates/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { unseal } from '#server/platform/secrets/master-key.ts';
import type { SigningDeps } from './deps.ts';
import { endWithout } from './end-request.ts';
import { move } from './move.ts';
import { recordAnswer } from './record-answer.ts';
import { documentsOf, findRequest, type RequestRow } from './rows.ts';

/**
 * Sends the order to the service. It is marked `starting` before it leaves: whoever finds that mark after a crash knows only that it
 * may have arrived. The code, good for once, is forgotten with it.
 */
export async function startOrder(deps: SigningDeps, request: RequestRow): Promise<void> {
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

/** Asks the service how the order stands: by its own name for it or, where its answer to the start was lost, by ours. */
export async function lookAtOrder(deps: SigningDeps, request: RequestRow): Promise<void> {
  const { id, tenant_id, order_id, reference } = request;
  const asked = await inTenant(deps.db, tenant_id, async (tx) => {
    const row = await findRequest(tx, id, { lock: true });
    // Found in the middle of its start, with nobody at it: the process that sent it is gone.
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
