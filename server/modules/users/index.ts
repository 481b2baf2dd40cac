import { sql } from 'kysely';
import { users as descriptor } from '#generated/resources/users.ts';
import type { components } from '#generated/types.ts';
import type { Context, Handlers } from '#server/context.ts';
import { enqueueNotice } from '#server/modules/getting-in/index.ts';
import { demandOwnRights, requireFullRightsHolder, type Subject } from '#server/modules/roles/index.ts';
import { plainModule } from '#server/plain-module.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type {
  Requester,
  CrudAccount,
  CrudRecord,
  CrudTx,
  Values,
} from '#server/platform/crud/crud-context.ts';
import type { RecordStore } from '#server/platform/crud/record-store.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, tooMany } from '#server/platform/http/failure.ts';
import { endSessions, followUser, invite, isActive, openSignIn, openUser } from './sign-in-of-user.ts';

const ACCOUNT: Subject = { above: 'Nhân viên này', field: 'role_id' };

/** Refuses to open an account with rights that the requester does not hold. */
async function demandRole(tx: CrudTx, account: CrudAccount, values: Values): Promise<void> {
  await demandOwnRights(tx, account, { before: [], after: await codesOf(tx, values['role_id']) }, ACCOUNT);
}

/**
 * Refuses to touch an account with more rights, which includes its address, its ways in and whether it is active, and to give it a
 * role with more. `values`: the columns that change, none when only its ways in do.
 */
async function demandOverAccount(
  tx: CrudTx,
  account: CrudAccount,
  current: CrudRecord,
  values: Values = {},
): Promise<void> {
  const before = await codesOf(tx, current['role_id']);
  const after = values['role_id'] === undefined ? before : await codesOf(tx, values['role_id']);
  await demandOwnRights(tx, account, { before, after }, ACCOUNT);
}

/** None for a role that is not there: the foreign key refuses it. */
async function codesOf(tx: CrudTx, role_id: unknown): Promise<string[]> {
  const { rows } = await sql<{
    permissions: string[];
  }>`select permissions from roles where tenant_id = ${TENANT} and id = ${role_id}`.execute(tx);
  return rows[0]?.permissions ?? [];
}

type Account = components['schemas']['Account'];

type UserDeps = {
  /** Milliseconds between two mails that one person asks for. */
  mail_pause_ms: number;
};

/** What is done to an account beside changing its record. */
export function userHandlers(store: RecordStore<CrudRecord>, { mail_pause_ms }: UserDeps) {
  /** On the account, held until the transaction ends. */
  const onAccount = (
    { tenant, account, clock }: Context,
    id: number,
    work: (tx: CrudTx, row: CrudRecord, requester: Requester) => Promise<void>,
  ): Promise<{ user: Account }> =>
    tenant(async (tx) => {
      const requester = { account, now: clock.now() };
      const row = await store.table(requester).lock(tx, id);
      await demandOverAccount(tx, account, row);
      await work(tx, row, requester);
      // The columns are those of the description.
      return { user: row as unknown as Account };
    });

  return {
    inviteUser: async ({ path, body }, context) =>
      onAccount(context, path.id, async (tx, row, requester) => {
        if (!isActive(row))
          throw failure(
            409,
            'inactive_user',
            'Nhân viên này đã ngừng hoạt động. Hãy chuyển sang “Đang hoạt động” rồi mời lại.',
          );
        await refuseTooSoon(tx, row, context.clock.epoch_ms() - mail_pause_ms);
        // Accounts of earlier versions have no sign-in yet.
        await openSignIn(tx, row, requester.now);
        await invite(tx, row, requester, body.invitation.message);
      }),
    removeSecondFactor: async ({ path }, context) =>
      onAccount(context, path.id, async (tx, row, requester) => {
        const { account, now } = requester;
        refuseOwn(row, account);
        if (!(await hasSecondFactor(tx, row.id)))
          throw failure(
            409,
            'no_second_factor',
            'Nhân viên này không bật xác thực hai lớp nên không có gì để gỡ.',
          );
        await sql`select remove_second_factor_of(${row.id})`.execute(tx);
        await endSessions(tx, row.id, now);
        await enqueueNotice(tx, {
          kind: 'second_factor_removed',
          tenant_id: account.tenant_id,
          user_id: row.id,
        });
        await auditChange(tx, account, now, {
          action: 'update',
          resource: 'users',
          record_id: row.id,
          record_label: String(row['full_name']),
          changes: { second_factor: [true, false] as const },
        });
      }),
    getSecondFactor: async ({ path }, { tenant, account }) =>
      tenant(async (tx) => {
        const { id } = await store.table({ account }).get(tx, path.id);
        return { second_factor: { is_on: await hasSecondFactor(tx, id) } };
      }),
  } satisfies Pick<Handlers, 'inviteUser' | 'removeSecondFactor' | 'getSecondFactor'>;
}

async function hasSecondFactor(tx: CrudTx, user_id: number): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`select has_second_factor(${user_id}) as is_on`.execute(tx);
  return rows[0]?.is_on === true;
}

/** On the page of one's own account the password is asked for; here it is not. */
function refuseOwn({ id }: CrudRecord, { user_id }: Requester['account']): void {
  if (id === user_id)
    throw failure(
      409,
      'own_second_factor',
      'Đây là tài khoản của bạn. Hãy tắt xác thực hai lớp ở trang “Tài khoản của bạn”.',
    );
}

async function refuseTooSoon(tx: CrudTx, row: CrudRecord, since_ms: number): Promise<void> {
  const { rows } = await sql<{
    mailed_on: string | null;
  }>`select password_mailed_on(${row.id}) as mailed_on`.execute(tx);
  const mailed_on = rows[0]?.mailed_on ?? null;
  if (mailed_on !== null && Date.parse(mailed_on) > since_ms)
    throw tooMany(
      'too_soon',
      'Thư vừa được gửi. Hãy đợi một phút, nhắc nhân viên xem cả hộp thư rác, rồi gửi lại.',
      (Date.parse(mailed_on) - since_ms) / 1000,
    );
}

export const users = plainModule(descriptor, {
  beforeCreate: (tx, values, { account }) => demandRole(tx, account, values),
  beforeUpdate: (tx, current, values, { account }) => demandOverAccount(tx, account, current, values),
  afterCreate: openUser,
  afterUpdate: followUser,
  afterChange: requireFullRightsHolder,
});
