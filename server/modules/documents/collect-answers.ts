import { ProviderUnavailable } from '#server/gateways/provider/provider.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { AnswerDeps } from './deps.ts';
import { keepAnswers, keepWaiting } from './keep-answers.ts';
import { takeReplies } from './take-replies.ts';

/**
 * Fetches what the authority has answered: each answer is stored first, with the place we have read to, and applied after,
 * so that a crash between the two loses nothing and an answer that comes twice counts once.
 */
export async function collectAnswers(
  deps: AnswerDeps,
  tenant_id: number,
): Promise<{ taken: number; reached: boolean; awaited: boolean }> {
  const fetched = await fetchAll(deps, tenant_id);
  return { ...fetched, ...(await takeReplies(deps, tenant_id)) };
}

async function fetchAll(deps: AnswerDeps, tenant_id: number): Promise<{ taken: number; reached: boolean }> {
  let taken = 0;
  const place = await inTenant(deps.db, tenant_id, async (tx) => {
    const read = await tx.selectFrom('answer_cursors').select('cursor').executeTakeFirst();
    const { tax_code } = await readTenant(tx);
    await keepWaiting(tx, { tenant_id, tax_code });
    return { tax_code, after: read?.cursor ?? null };
  });
  const { tax_code } = place;
  let { after } = place;
  for (;;) {
    const fetched = await deps.provider.fetchAnswers({ tax_code, after }).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return null;
      throw error;
    });
    if (fetched === null) return { taken, reached: false };
    if (fetched.answers.length === 0) return { taken, reached: true };
    const company = { tenant_id, tax_code };
    await inTenant(deps.db, tenant_id, (tx) => keepAnswers(tx, company, fetched, deps.clock.now()));
    taken += fetched.answers.length;
    // A provider that stays at its place would give the same answers for ever.
    if (fetched.cursor === after) return { taken, reached: true };
    after = fetched.cursor;
  }
}
