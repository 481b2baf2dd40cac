import { sql } from 'kysely';
import type { Db, Handlers } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { SiteLinks } from '#server/platform/config.ts';
import { toldServiceStops } from './service-stops.ts';

export { announceServiceStop, toldServiceStops, withdrawServiceStop } from './service-stops.ts';

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
  clock: Clock;
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
      const [stop] = await toldServiceStops(deps.db, deps.clock.today());
      return {
        site: {
          demo,
          password: demo ? DEMO_PASSWORD : null,
          accounts: demo ? [...DEMO_ACCOUNTS] : [],
          sends_mail: deps.sends_mail,
          sandbox: deps.sandbox,
          service_stop:
            stop === undefined
              ? null
              : { kind: stop.kind, from_on: stop.from_on, until_on: stop.until_on, reason: stop.reason },
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
