import { hash } from '@node-rs/argon2';
import type { Db } from '#server/context.ts';
import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { createCompany, type CompanyProfile } from '#server/modules/companies/index.ts';

type RoleName = (typeof READY_MADE_ROLES)[number]['name'];

export type DemoUser = { email: string; full_name: string; role: RoleName };

/** A company with the ready-made roles, whose accounts share one password. */
export type DemoCompany = {
  profile: CompanyProfile;
  users: readonly DemoUser[];
  password: string;
};

/** Answers the tenant's id and its users by e-mail. */
export async function createDemoCompany(
  db: Db,
  { profile, users, password }: DemoCompany,
  now: string,
  { demo }: { demo: boolean } = { demo: true },
): Promise<{ tenant_id: number; users: Map<string, number> }> {
  const password_hash = await hash(password);
  const company = {
    profile,
    roles: READY_MADE_ROLES,
    users: users.map((one) => ({ ...one, password_hash })),
    demo,
    trial_until: null,
  };
  return db.transaction().execute((tx) => createCompany(tx, company, now));
}
