import { sql } from 'kysely';
import { gatewayHealth, type GatewayHealth } from '#domain/transmission/gateway-health.ts';
import type { Account, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { visibleTo } from './rows.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The newest messages that are looked at: enough for a median, and few whatever a company sends. */
const LOOKED_AT = 400;

type Row = { made_on: string; handed: boolean; answered_on: string | null };

/** How what a company sent in the last day fares, of the kinds of messages that an account may see. */
export async function readHealth(tx: Tx, { permissions }: Account, clock: Clock): Promise<GatewayHealth> {
  const since = new Date(clock.epoch_ms() - DAY_MS).toISOString();
  const { rows } = await sql<Row>`
    with recent as materialized (
      select direction, message_id, message_type as telling_type, reply_to, created_on, handed from transmissions
      where tenant_id = ${TENANT} and created_on > ${since} order by created_on desc limit ${LOOKED_AT}
    )
    select created_on as made_on, coalesce(handed = 'done', false) as handed, answered_on
    from recent left join (
      select reply_to as message_id, min(created_on) as answered_on from recent where direction = 'in' group by reply_to
    ) as answers using (message_id)
    where direction = 'out' and ${visibleTo(permissions)}`.execute(tx);
  const sent = rows.map(({ made_on, handed, answered_on }) => ({
    made_ms: Date.parse(made_on),
    handed,
    answered_ms: answered_on === null ? null : Date.parse(answered_on),
  }));
  return gatewayHealth(sent, clock.epoch_ms());
}
