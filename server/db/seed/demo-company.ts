import { hash } from '@node-rs/argon2';
import type { Db, Tx } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

export type DemoRole = { name: string; permissions: readonly string[] };
export type DemoUser = { email: string; full_name: string; role: string };

export type DemoCompany = {
  profile: {
    name: string;
    tax_code: string;
    address: string;
    phone_number: string;
    email: string;
    bank_account: string;
    bank_name: string;
  };
  roles: readonly DemoRole[];
  users: readonly DemoUser[];
  password: string;
};

/** A tenant with its profile, roles and accounts. Answers the tenant's id and its users by e-mail. */
export async function createCompany(
  db: Db,
  company: DemoCompany,
  now: string,
  options: { demo: boolean } = { demo: true },
): Promise<{ tenant_id: number; users: Map<string, number> }> {
  const password_hash = await hash(company.password);
  const { id: tenant_id } = await db
    .insertInto('tenants')
    .values({ ...options, created_on: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const users = await inTenant(db, tenant_id, async (tx) => {
    await tx
      .insertInto('tenant_profiles')
      .values({ tenant_id, ...company.profile })
      .execute();
    const roles = await createRoles(tx, tenant_id, company.roles, now);
    return createUsers(tx, tenant_id, company.users, roles, now);
  });
  for (const [email, user_id] of users) {
    await db
      .insertInto('sign_ins')
      .values({ email, tenant_id, user_id, password_hash, created_on: now })
      .execute();
  }
  return { tenant_id, users };
}

async function createRoles(
  tx: Tx,
  tenant_id: number,
  roles: readonly DemoRole[],
  now: string,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, permissions } of roles) {
    const row = await tx
      .insertInto('roles')
      .values({ tenant_id, name, permissions: [...permissions], created_on: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(name, row.id);
  }
  return ids;
}

async function createUsers(
  tx: Tx,
  tenant_id: number,
  users: readonly DemoUser[],
  roles: ReadonlyMap<string, number>,
  now: string,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { email, full_name, role } of users) {
    const role_id = roles.get(role);
    if (role_id === undefined) throw new Error(`no role ${role}`);
    const row = await tx
      .insertInto('users')
      .values({ tenant_id, email, full_name, role_id, created_on: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(email, row.id);
  }
  return ids;
}
