import { sql } from 'kysely';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import type { Db, Tx } from '#server/context.ts';
import { holderOfTaxCode } from '#server/modules/companies/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure, tooMany } from '#server/platform/http/failure.ts';
import { enqueueInvitationMail } from './tasks.ts';

type InvitationRequest = components['schemas']['InvitationRequest'];

const REQUESTS_A_DAY = { email: 3, tax_code: 20 } as const;
/** A company with many accounts of full rights is not flooded: the oldest of them get the mail. */
const MAX_RECIPIENTS = 3;

/**
 * Mails those with full rights in the company that holds the tax code. The answer repeats what was sent and names no person of that
 * company. 422 no_company when no company has the code, 429 after too many requests of a day.
 */
export async function requestInvitation(
  { db, clock }: { db: Db; clock: Clock },
  { tax_code, full_name, email: typed }: InvitationRequest,
): Promise<InvitationRequest> {
  const email = typed.toLowerCase();
  const tenant_id = await holderOfTaxCode(db, tax_code);
  if (tenant_id === null)
    throw failure(422, 'no_company', 'Mã số thuế này chưa có tài khoản. Bạn hãy đăng ký dùng thử.', [
      'tax_code',
    ]);
  await db.transaction().execute((tx) => countRequest(tx, clock, { tax_code, email }));
  await inTenant(db, tenant_id, async (tx) => {
    const accounts = await tx
      .selectFrom('users')
      .innerJoin('roles', 'roles.id', 'users.role_id')
      .select('users.id as user_id')
      .where('users.status', '=', 'active')
      .where(sql<boolean>`'full' = any(roles.permissions)`)
      .orderBy('users.id')
      .limit(MAX_RECIPIENTS)
      .execute();
    for (const { user_id } of accounts)
      await enqueueInvitationMail(tx, { tenant_id, user_id, from: { full_name, email } });
  });
  return { tax_code, full_name, email };
}

/** Few mails a day, however many ask: counted by who asks and by the company that is mailed. */
async function countRequest(
  tx: Tx,
  clock: Clock,
  request: { tax_code: string; email: string },
): Promise<void> {
  const since = new Date(clock.epoch_ms() - DAY_MS).toISOString();
  for (const by of ['email', 'tax_code'] as const) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`invitation_request:${request[by]}`}, 0))`.execute(
      tx,
    );
    const { total } = await tx
      .selectFrom('invitation_requests')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(by, '=', request[by])
      .where('asked_on', '>', since)
      .executeTakeFirstOrThrow();
    if (total >= REQUESTS_A_DAY[by])
      throw tooMany(
        'too_many_requests',
        'Hôm nay đã gửi nhiều yêu cầu. Hãy đợi người quản trị trả lời, hoặc thử lại vào ngày mai.',
        DAY_MS / 1000,
      );
  }
  await tx
    .insertInto('invitation_requests')
    .values({ ...request, asked_on: clock.now() })
    .execute();
}
