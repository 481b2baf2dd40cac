import { sql } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { gatewayHealth } from '#domain/transmission/gateway-health.ts';
import { MESSAGE_KINDS, type MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { heldUp } from '#server/modules/documents/index.ts';
import { firstDeadline, type OldestUnsent } from '#server/modules/incidents/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { visibleTo } from './rows.ts';

/** The newest messages that are looked at: enough for a median, and few whatever a company sends. */
const LOOKED_AT = 400;

type Health = components['schemas']['TransmissionHealth'];
type Row = { made_on: string; handed: boolean; answered_on: string | null };

/** How what a company sent in the last day fares, of the kinds of messages that an account may see. */
export async function readHealth(tx: Tx, { permissions }: Account, clock: Clock): Promise<Health> {
  const since = new Date(clock.epoch_ms() - DAY_MS).toISOString();
  const { rows } = await sql<Row>`
    with recent as materialized (
      select direction, message_id, message_type as telling_type, reply_to, created_on, handed from transmissions
      where tenant_id = ${TENANT} and created_on > ${since} order by created_on desc, id desc limit ${LOOKED_AT}
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
  const held = await heldUp(tx, clock.now());
  const { unsent_since_ms, ...health } = gatewayHealth(sent, clock.epoch_ms(), held !== null);
  return {
    ...health,
    unsent_since: unsent_since_ms === null ? null : new Date(unsent_since_ms).toISOString(),
    send_by:
      health.unsent === 0 ? null : await firstDeadline(tx, await unsentOf(tx, permissions), clock.today()),
    held: health.state === 'down' ? held : null,
  };
}

/** Invoices and packages of cash registers that are signed and may not have left, the oldest day of each series. */
const MAY_NOT_HAVE_LEFT = {
  invoice: sql<OldestUnsent>`select symbol, min(issued_on) as issued_on from invoices
    where tenant_id = ${TENANT} and status in ('signed', 'unknown') group by symbol`,
  invoice_cash_register: sql<OldestUnsent>`select symbol, min(issued_on) as issued_on from cash_register_packages
    where tenant_id = ${TENANT} and status in ('signed', 'unknown') group by symbol`,
} as const satisfies Partial<Record<MessageKind, unknown>>;

/** Of the kinds of messages that an account may see. */
async function unsentOf(tx: Tx, permissions: Account['permissions']): Promise<OldestUnsent[]> {
  const found: OldestUnsent[] = [];
  for (const [kind, query] of Object.entries(MAY_NOT_HAVE_LEFT)) {
    if (!allows(permissions, [[MESSAGE_KINDS[kind as keyof typeof MAY_NOT_HAVE_LEFT].gateway]])) continue;
    found.push(...(await query.execute(tx)).rows);
  }
  return found;
}
