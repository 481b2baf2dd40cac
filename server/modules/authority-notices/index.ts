import type { Account, Context, Handlers, Tx } from '#server/context.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { ListQuery } from '#server/platform/crud/list-query.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { exportNotices } from './export.ts';
import { besideOf, findNotices, wire, type AuthorityNotice } from './rows.ts';

export { settleReview } from './review-answers.ts';

async function list(
  tx: Tx,
  query: ListQuery,
  { account, clock }: Context,
): Promise<{ notices: AuthorityNotice[]; total: number }> {
  const { rows, total } = await findNotices(tx, query, account.permissions);
  const beside = await besideOf(tx, rows);
  return { notices: rows.map((row) => wire(row, beside, clock.today())), total };
}

/** 404 also for a notice that the account has no permission to see. */
async function get(tx: Tx, id: number, context: Context): Promise<AuthorityNotice> {
  const { notices } = await list(tx, { ids: [id] }, context);
  const [notice] = notices;
  if (notice === undefined) throw notFound();
  return notice;
}

/** Two people who note it at once: the first counts. */
async function mark(tx: Tx, id: number, handled: boolean, context: Context): Promise<AuthorityNotice> {
  const before = await get(tx, id, context);
  const { account, clock } = context;
  const noted = handled ? { handled_on: clock.now(), handled_by: account.user_id } : NOT_HANDLED;
  const { numUpdatedRows } = await tx
    .updateTable('authority_notices')
    .set(noted)
    .where('id', '=', id)
    .where('handled_on', handled ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await note(tx, before, handled, account, clock.now());
  return get(tx, id, context);
}

const NOT_HANDLED = { handled_on: null, handled_by: null };

async function note(
  tx: Tx,
  { id, title, notice_no, message_type }: AuthorityNotice,
  handled: boolean,
  account: Account,
  now: string,
): Promise<void> {
  await auditChange(tx, account, now, {
    action: 'update',
    resource: 'authority_notices',
    record_id: id,
    record_label: [message_type, notice_no ?? title].join(' · '),
    changes: { state: handled ? (['open', 'handled'] as const) : (['handled', 'open'] as const) },
  });
}

/** Thông báo từ cơ quan thuế: what it sends by itself, until when to act, and whether the company has. */
export const authorityNoticeHandlers = {
  listAuthorityNotices: async ({ query }, context) => {
    const { notices, total } = await context.tenant((tx) => list(tx, query, context));
    return listed({ authority_notices: notices }, total);
  },
  exportAuthorityNotices: ({ query }, context) => exportNotices(query, context),
  getAuthorityNotice: async ({ path }, context) => ({
    authority_notice: await context.tenant((tx) => get(tx, path.id, context)),
  }),
  updateAuthorityNotice: async ({ path, body }, context) => ({
    authority_notice: await context.tenant((tx) => mark(tx, path.id, body.authority_notice.handled, context)),
  }),
} satisfies Pick<
  Handlers,
  'listAuthorityNotices' | 'exportAuthorityNotices' | 'getAuthorityNotice' | 'updateAuthorityNotice'
>;
