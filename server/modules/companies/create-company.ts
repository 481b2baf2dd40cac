import type { Tx } from '#server/context.ts';
import { isDatabaseError } from '#server/platform/db/database.ts';
import { enterTenant, leaveTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import { claimTaxCode } from './tax-code-claims.ts';

export type CompanyProfile = {
  name: string;
  tax_code: string;
  address: string;
  phone_number: string;
  email: string;
  bank_account?: string;
  bank_name?: string;
};

type CompanyRole = { name: string; description: string; permissions: readonly string[] };

/** `role`: the name of one of the company's roles. */
type CompanyUser = {
  email: string;
  full_name: string;
  phone_number?: string;
  role: string;
  /** Of argon2id. */
  password_hash: string;
};

type NewCompany = {
  profile: CompanyProfile;
  roles: readonly CompanyRole[];
  users: readonly CompanyUser[];
  demo: boolean;
  /** YYYY-MM-DD, the last day of the trial; null for one that pays or needs not. */
  trial_until: string | null;
};

/**
 * A company with its profile, its roles and accounts that can sign in, in the caller's transaction, which sees no tenant before and
 * after. Answers the tenant's id and its users by e-mail. 422 already_used when the tax code is another company's, or an address has an
 * account anywhere.
 */
export async function createCompany(
  tx: Tx,
  company: NewCompany,
  now: string,
): Promise<{ tenant_id: number; users: Map<string, number> }> {
  const { demo, trial_until, profile } = company;
  const { id: tenant_id } = await tx
    .insertInto('tenants')
    .values({ demo, trial_until, created_on: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enterTenant(tx, tenant_id);
  await tx
    .insertInto('tenant_profiles')
    .values({ tenant_id, ...profile })
    .execute();
  await claimTaxCode(tx, profile.tax_code, { proven: false, now });
  const roles = await createRoles(tx, tenant_id, company.roles, now);
  const users = await createUsers(tx, tenant_id, company.users, roles, now);
  await leaveTenant(tx);
  await openSignIns(tx, tenant_id, company.users, users, now);
  return { tenant_id, users };
}

async function createRoles(
  tx: Tx,
  tenant_id: number,
  roles: readonly CompanyRole[],
  now: string,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, description, permissions } of roles) {
    const row = await tx
      .insertInto('roles')
      .values({ tenant_id, name, description, permissions: [...permissions], created_on: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(name, row.id);
  }
  return ids;
}

async function createUsers(
  tx: Tx,
  tenant_id: number,
  users: readonly CompanyUser[],
  roles: ReadonlyMap<string, number>,
  now: string,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { email, full_name, phone_number = null, role } of users) {
    const role_id = roles.get(role);
    if (role_id === undefined) throw new Error(`no role ${role}`);
    const row = await tx
      .insertInto('users')
      .values({ tenant_id, email, full_name, phone_number, role_id, created_on: now, activated_on: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(email, row.id);
  }
  return ids;
}

async function openSignIns(
  tx: Tx,
  tenant_id: number,
  users: readonly CompanyUser[],
  ids: ReadonlyMap<string, number>,
  now: string,
): Promise<void> {
  const rows = users.flatMap(({ email, password_hash }) => {
    const user_id = ids.get(email);
    return user_id === undefined
      ? []
      : [{ email: email.toLowerCase(), tenant_id, user_id, password_hash, created_on: now }];
  });
  try {
    await tx.insertInto('sign_ins').values(rows).execute();
  } catch (error) {
    throw isDatabaseError(error, 'unique_violation') ? addressTaken() : error;
  }
}

function addressTaken(): Error {
  return failure(
    422,
    'already_used',
    'Email này đã có tài khoản. Hãy đăng nhập, hoặc dùng “Quên mật khẩu” để đặt mật khẩu mới.',
    ['email'],
  );
}
