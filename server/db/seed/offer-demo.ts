import { join } from 'node:path';
import { sql } from 'kysely';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/modules/site/index.ts';
import type { Config } from '#server/platform/config.ts';
import type { Services } from '#server/start.ts';
import { seedDemo, type DemoSizes } from './seed-demo.ts';

export const DEMO_SIZES: DemoSizes = {
  invoices: 300,
  customers: 60,
  products: 200,
  past_invoices: 180,
  beside_sales: true,
};
/** Of the first company. */
export const DEMO_INVOICES = DEMO_SIZES.invoices + (DEMO_SIZES.past_invoices ?? 0);

/** Fills an empty embedded database with the demo companies, once, and says how to get in. */
export async function offerDemo(config: Config, services: Services): Promise<void> {
  const { rows } = await sql<{ demo: boolean }>`select demo from tenants order by id limit 1`.execute(
    services.db,
  );
  if (rows.length === 0 && config.demo) {
    console.log(
      `Đang tạo công ty dùng thử với ${DEMO_INVOICES} hóa đơn, chỉ ở lần chạy đầu / making the demo company, first start only...`,
    );
    const { database_url, documents, clock } = services;
    const root_file = join(config.data_dir, 'demo-root.pem');
    await seedDemo({ database_url, documents, now: clock.now(), root_file }, DEMO_SIZES);
  }
  if (rows[0]?.demo === true || (rows.length === 0 && config.demo)) {
    const names = DEMO_ACCOUNTS.map((one) => `    ${one.email.padEnd(16)} ${one.role}`).join('\n');
    console.log(`\n  Tài khoản dùng thử (mật khẩu ${DEMO_PASSWORD}):\n${names}`);
  }
}
