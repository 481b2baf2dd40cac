import { DAY_MS, HOUR_MS } from '#domain/vietnam-time.ts';
import type { Account, Db } from '#server/context.ts';
import { SANDBOX_ACCOUNT } from '#server/gateways/bank/sandbox.ts';
import { cancelRequest, createRequest, takeTransfer } from '#server/modules/payments/index.ts';
import type { FixedClock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Log } from '#server/platform/log.ts';

type DemoPayments = {
  db: Db;
  clock: FixedClock;
  log: Log;
  now_ms: number;
  account: Account;
  company: { name: string; tax_code: string; address: string; email: string };
};

/** How long ago each was asked for, which package, and what came of it: the part of its total that was paid, in percent, or nothing. */
const REQUESTS = [
  { days_ago: 148, package_code: 'NANG_CAO', paid: [100] },
  { days_ago: 96, package_code: 'CO_BAN', paid: [] },
  { days_ago: 41, package_code: 'CO_BAN', paid: [100, 100] },
  { days_ago: 12, package_code: 'KHOI_DAU', paid: 'cancelled' },
  { days_ago: 3.5, package_code: 'NANG_CAO', paid: [80] },
  { days_ago: 0.125, package_code: 'CO_BAN', paid: [] },
] as const;

/** Payment requests in every state, made by the product's own code on a backdated clock. */
export async function buyDemoPackages(demo: DemoPayments): Promise<void> {
  const { db, clock, log, now_ms, account, company } = demo;
  const buyer = {
    buyer_name: company.name,
    buyer_tax_code: company.tax_code,
    buyer_address: company.address,
    buyer_email: company.email,
  };
  for (const [at, { days_ago, package_code, paid }] of REQUESTS.entries()) {
    clock.set(new Date(now_ms - days_ago * DAY_MS).toISOString());
    const request = await inTenant(db, account.tenant_id, (tx) =>
      createRequest(tx, { package_code, ...buyer }, account, clock),
    );
    clock.advance(HOUR_MS);
    if (paid === 'cancelled')
      await inTenant(db, account.tenant_id, (tx) => cancelRequest(tx, request, account, clock));
    else
      for (const [count, percent] of paid.entries())
        await takeTransfer(
          { db, clock, log, account_number: SANDBOX_ACCOUNT.account_number },
          {
            bank_reference: `DEMO${account.tenant_id}-${at}-${count}`,
            account_number: SANDBOX_ACCOUNT.account_number,
            amount: String((BigInt(request.total) * BigInt(percent)) / 100n),
            content: `MBVCB.${request.reference}.CT TU ${company.tax_code}`,
            transferred_on: clock.now(),
          },
        );
  }
  clock.set(new Date(now_ms).toISOString());
}
