import { sql } from 'kysely';
import type { Db, Handlers } from '#server/context.ts';
import type { SiteLinks } from '#server/platform/config.ts';

export const DEMO_PASSWORD = 'hoadon-demo';

/** The accounts of the demo companies, as the login page offers them. */
export const DEMO_ACCOUNTS = [
  { email: 'owner@demo.vn', role: 'Chủ doanh nghiệp' },
  { email: 'ktt@demo.vn', role: 'Kế toán trưởng' },
  { email: 'ketoan@demo.vn', role: 'Kế toán' },
  { email: 'thungan@demo.vn', role: 'Thu ngân' },
  { email: 'xem@demo.vn', role: 'Chỉ xem' },
  { email: 'owner@demo2.vn', role: 'Doanh nghiệp thứ hai' },
] as const;

export function siteHandlers(deps: {
  db: Db;
  version: string;
  links: SiteLinks;
  sends_mail: boolean;
  sandbox: boolean;
}) {
  return {
    getSite: async () => {
      const row = await deps.db
        .selectFrom('tenants')
        .select('id')
        .where('demo', '=', true)
        .limit(1)
        .executeTakeFirst();
      const demo = row !== undefined;
      return {
        site: {
          demo,
          password: demo ? DEMO_PASSWORD : null,
          accounts: demo ? [...DEMO_ACCOUNTS] : [],
          sends_mail: deps.sends_mail,
          sandbox: deps.sandbox,
          ...deps.links,
        },
      };
    },
    getHealth: async () => {
      await sql`select 1`.execute(deps.db);
      return { health: { database: 'ok' as const, version: deps.version } };
    },
  } satisfies Pick<Handlers, 'getSite' | 'getHealth'>;
}
