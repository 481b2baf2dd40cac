import { DAY_MS } from '#domain/vietnam-time.ts';
import type { DocumentDeps } from '#server/modules/documents/index.ts';
import { reconcileCompany } from '#server/modules/reconciliations/index.ts';
import type { FixedClock } from '#server/platform/clock.ts';

const DAYS = 7;

/** The last days, each compared with the authority's list on the morning after it. */
export async function reconcileDemoDays({
  documents,
  clock,
  now_ms,
  account: { tenant_id },
}: {
  documents: DocumentDeps;
  clock: FixedClock;
  now_ms: number;
  account: { tenant_id: number };
}): Promise<void> {
  for (let back = DAYS - 1; back >= 0; back -= 1) {
    clock.set(new Date(now_ms - back * DAY_MS).toISOString());
    await reconcileCompany(documents, tenant_id);
  }
}
