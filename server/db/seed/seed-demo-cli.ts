import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/modules/site/index.ts';
import { runCommand } from '#server/platform/run-program.ts';
import { openServices } from '#server/start.ts';
import { DEMO_INVOICES, DEMO_SIZES } from './offer-demo.ts';
import { progressLine } from './progress-line.ts';
import { seedDemo } from './seed-demo.ts';

/** `npm run seed:demo`: the demo companies, in any database that holds no company yet; DATABASE_URL names another than our own. */
await runCommand(async (database_url, config, log) => {
  await migrate(database_url, { log });
  const services = await openServices(config, database_url, log);
  try {
    const present = await services.db.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
    if (present === undefined) {
      const line = progressLine('Đang lập, ký và gửi hóa đơn mẫu');
      const { documents, clock } = services;
      const root_file = join(config.data_dir, 'demo-root.pem');
      await seedDemo(
        { database_url, documents, now: clock.now(), root_file, on_progress: line.show },
        DEMO_SIZES,
      );
      line.show(DEMO_INVOICES, DEMO_INVOICES);
      line.end();
      console.log(`\n  Xong. Tài khoản dùng thử (mật khẩu ${DEMO_PASSWORD}):`);
      for (const { email, role } of DEMO_ACCOUNTS) console.log(`    ${email.padEnd(16)} ${role}`);
    } else {
      console.log(
        'Cơ sở dữ liệu này đã có doanh nghiệp nên không tạo dữ liệu dùng thử. Không có gì bị thay đổi.',
      );
      console.log('This database holds a company already; nothing was changed.');
    }
  } finally {
    await services.close();
  }
});
