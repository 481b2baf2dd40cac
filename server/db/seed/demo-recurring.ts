import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { recurringInvoices } from '#server/modules/recurring-invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { DemoInvoices } from './demo-invoices.ts';

/** The next draft is some days away, so that a fresh demo makes none by itself. */
const DAYS_AHEAD = 9;

const REPEATED = [
  { name: 'Hàng giao hằng tháng', frequency: 'monthly', paused: false },
  { name: 'Vật tư đóng gói mỗi quý', frequency: 'quarterly', paused: false },
  { name: 'Đơn hàng theo hợp đồng khung', frequency: 'monthly', paused: true },
] as const;

/** Invoices that come again, each begun with one that was issued. */
export async function repeatDemoInvoices({ db, account, clock }: DemoInvoices): Promise<void> {
  const starts_on = addDays(clock.today(), DAYS_AHEAD);
  const day_of_month = Number(starts_on.slice(8));
  await inTenant(db, account.tenant_id, async (tx) => {
    const sources = await tx
      .selectFrom('invoices')
      .select('id')
      .where('lifecycle', '=', 'issued')
      .where('nature', '=', 'original')
      .where('form_no', '=', '1')
      .orderBy('id')
      .limit(REPEATED.length)
      .execute();
    const requester = { account, now: clock.now() };
    for (const [at, { id }] of sources.entries()) {
      const values = {
        ...REPEATED[at],
        source_id: id,
        starts_on,
        day_of_month,
        ends_on: null,
        max_runs: null,
      };
      await recurringInvoices.store.create(tx, values, requester);
    }
  });
}
