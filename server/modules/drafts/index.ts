import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import type { Db, Handlers } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import { deleteDraft, findDraft, writeDraft } from './store.ts';

const LARGEST_BYTES = 200 * 1024;

type DraftInput = components['schemas']['DraftInput'];

function refuseTooLarge({ content }: DraftInput): void {
  if (Buffer.byteLength(JSON.stringify(content)) <= LARGEST_BYTES) return;
  const message =
    'Bản đang soạn dài quá 200 KB nên máy chủ không giữ hộ được. Hãy lưu bản ghi để không mất phần đã nhập.';
  throw failure(413, 'draft_too_large', message, ['content']);
}

/** Bản đang soạn dở: what an account was typing, on whatever machine it goes on. */
export const draftHandlers = {
  getDraft: async ({ path }, { tenant, account }) => ({
    draft: await tenant((tx) => findDraft(tx, account, path)),
  }),
  keepDraft: async ({ path, body: { draft } }, context) => {
    refuseTooLarge(draft);
    const { tenant, account, clock } = context;
    return tenant(async (tx) => {
      const current = await findDraft(tx, account, path, { lock: true });
      // One that was dropped meanwhile is no obstacle: a new draft begins.
      if (current !== null && current.revision !== draft.revision) throw stale(current, draft);
      const kept = { ...draft, revision: draft.revision + 1, saved_on: clock.now() };
      await writeDraft(tx, account, path, kept);
      return { draft: kept };
    });
  },
  dropDraft: async ({ path }, context) => {
    const { tenant, account } = context;
    return tenant(async (tx) => {
      const draft = await findDraft(tx, account, path, { lock: true });
      await deleteDraft(tx, account, path);
      return { draft };
    });
  },
} satisfies Pick<Handlers, 'getDraft' | 'keepDraft' | 'dropDraft'>;

const KEPT_DAYS = 30;

export const DRAFT_SWEEP_TASK = 'draft-sweep';

/** Every night at 02:20 UTC. */
export const draftCrontab = `20 2 * * * ${DRAFT_SWEEP_TASK} ?max=3&jobKey=${DRAFT_SWEEP_TASK}`;

/** Drops the drafts that were not edited for thirty days. */
export async function sweepDrafts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const oldest = new Date(clock.epoch_ms() - KEPT_DAYS * DAY_MS).toISOString();
  const old_in = await companiesWith(db, (tx) =>
    tx.selectFrom('drafts').select('tenant_id').where('saved_on', '<', oldest),
  );
  await forEachCompany(old_in, (tenant_id) =>
    inTenant(db, tenant_id, (tx) => tx.deleteFrom('drafts').where('saved_on', '<', oldest).execute()),
  );
}
