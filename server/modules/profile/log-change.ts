import type { Account, Tx } from '#server/context.ts';
import type { Changes } from '#server/platform/audit/audit-entry.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { enterTenant } from '#server/platform/db/tenancy.ts';

/** Writes a change of one's own account into the log; from here on the transaction sees the company's rows alone. */
export async function logChange(tx: Tx, account: Account, changes: Changes, clock: Clock): Promise<void> {
  const { tenant_id, user_id, full_name, email } = account;
  await enterTenant(tx, tenant_id);
  await writeAudit(tx, tenant_id, [
    {
      happened_on: clock.now(),
      user_id,
      actor_name: full_name,
      action: 'update',
      resource: 'users',
      record_id: user_id,
      record_label: full_name === '' ? email : full_name,
      changes,
    },
  ]);
}
