import { parseArgs } from 'node:util';
import { migrate } from '#server/db/migrate.ts';
import { runCommand } from '#server/platform/run-program.ts';
import { openServices } from '#server/start.ts';
import { BENCH_COMPANY, hasBench, seedBench } from './bench/seed-bench.ts';
import { progressLine } from './progress-line.ts';

/** `npm run seed:bench -- --invoices=1000000 [--lines]`: one large company, into our own database or that of DATABASE_URL. */
const { values } = parseArgs({
  options: { invoices: { type: 'string', default: '100000' }, lines: { type: 'boolean', default: false } },
});
const invoices = Number(values.invoices);
if (!Number.isSafeInteger(invoices) || invoices < 1 || invoices > 20_000_000) {
  console.error(`--invoices=${values.invoices}: cần số từ 1 đến 20000000 / a number from 1 to 20000000`);
  process.exit(1);
}
await runCommand(async (database_url, config, log) => {
  await migrate(database_url, { log });
  const services = await openServices(config, database_url, log);
  try {
    const { email } = BENCH_COMPANY.users[0];
    if (await hasBench(services.db)) {
      console.log(
        `Doanh nghiệp đo tải (${email}) đã có. Không có gì bị thay đổi / there already, nothing was changed.`,
      );
    } else {
      const line = progressLine('Đang ghi hóa đơn đo tải');
      const { db, documents, clock } = services;
      const { certificate_key } = documents;
      await seedBench(
        { db, database_url, certificate_key, clock, log, on_progress: line.show },
        { invoices, lines: values.lines },
      );
      line.end();
      console.log(`\n  Xong. Đăng nhập: ${email} / ${BENCH_COMPANY.password}`);
    }
  } finally {
    await services.close();
  }
});
