import { sql } from 'kysely';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { BenchDatabase } from '../bench-database.ts';

const CHUNK = 20_000;

/** One customer in twenty deals in adhesive tape, one in fifty thousand of them is called Minh Khôi. */
export async function giveSearchCustomers({ db, tenant_id }: BenchDatabase, wanted: number): Promise<void> {
  const [there] = await inTenant(
    db,
    tenant_id,
    async (tx) =>
      (await sql<{ n: number }>`select count(*) as n from customers where code like 'TIM-%'`.execute(tx))
        .rows,
  );
  for (let from = (there?.n ?? 0) + 1; from <= wanted; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, wanted);
    await inTenant(db, tenant_id, async (tx) => {
      await sql`
        insert into customers (tenant_id, code, name, tax_code, address, email, status, created_on)
        select ${tenant_id}, 'TIM-' || lpad(n::text, 7, '0'),
          (array['Công ty TNHH', 'Công ty Cổ phần', 'Doanh nghiệp tư nhân', 'Hợp tác xã'])[n % 4 + 1] || ' '
            || case when n % 20 = 3 then 'Băng keo' else (array['Bao bì', 'Cơ khí', 'Dệt may', 'Thực phẩm', 'Nội thất', 'Vận tải', 'In ấn'])[n % 7 + 1] end
            || ' ' || case when n % 50000 = 4983 then 'Minh Khôi'
              else (array['An Phú', 'Bình Minh', 'Đại Thành', 'Hoàng Long', 'Kim Ngân', 'Phương Nam', 'Tân Tiến', 'Việt Hưng'])[n % 8 + 1] || ' ' || n end,
          lpad((n * 7919 % 10000000000)::text, 10, '0'), 'Lô ' || n || ', khu công nghiệp Tân Bình', 'khach' || n || '@vi-du.example',
          'active', timestamptz '2024-01-01T00:00:00Z' + n * interval '1 minute'
        from generate_series(${from}::bigint, ${to}::bigint) as n`.execute(tx);
    });
  }
  await sql`vacuum (analyze) customers`.execute(db);
}
