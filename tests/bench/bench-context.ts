import type { RawBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import { systemClock } from '#server/platform/clock.ts';
import { inTenant, tenantPortions } from '#server/platform/db/tenancy.ts';
import { tenantRead } from '#server/platform/db/tenant-read.ts';
import { tenantPlugin } from '#server/platform/db/tenant-plugin.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import type { BenchDatabase } from './bench-database.ts';

/** The description gives these operations no parameters in their path. */
export const NO_PATH = {} as never;

export type BenchContext = { context: Context; close(): Promise<void> };

/** What the product gives a handler, as the bench owner, row-level security on: for measuring handlers without HTTP. */
export function openBenchContext({ url, db, tenant_id }: BenchDatabase): BenchContext {
  const pool = createPool(url, { name: 'hoadon bench', pipeline: true });
  const read = tenantRead(pool);
  const named = db.withPlugin(tenantPlugin(tenant_id));
  const context: Context = {
    clock: systemClock,
    caller: { address: '127.0.0.1', user_agent: null, origin: null },
    account: {
      user_id: 1,
      tenant_id,
      email: 'owner@bench.vn',
      full_name: 'Người Đo Tải',
      permissions: ['full'],
    },
    tenant: (work) => inTenant(db, tenant_id, work),
    portions: <Row extends object>(statement: RawBuilder<Row>, size: number) =>
      tenantPortions(db, tenant_id, statement, size),
    read: <Row extends object>(statement: RawBuilder<Row>) => {
      const { sql: text, parameters: values } = statement.compile(named);
      return read<Row>(tenant_id, { text, values });
    },
  };
  return { context, close: () => pool.end() };
}
