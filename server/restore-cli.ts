import { openAsBlob } from 'node:fs';
import { webcrypto } from 'node:crypto';
import { NOT_CHECKED } from '#domain/proof-pack/finding-words.ts';
import type { DB } from '#generated/database.ts';
import { migrate } from './db/migrate.ts';
import { packSource, RestoreRefused, restorePack, type Restored } from './modules/proof-packs/index.ts';
import { systemClock } from './platform/clock.ts';
import { kyselyOver } from './platform/db/database.ts';
import { openPools } from './platform/postgres/pool.ts';
import { readArguments, runCommand } from './platform/run-program.ts';
import { createVerifyPorts } from './platform/xmldsig/ports.ts';

const USAGE = `npm run restore -- <bang-chung-…-toan-bo-….zip>   đưa gói bằng chứng toàn bộ trở lại / brings a whole proof pack back`;

const LEFT_OUT = `Không có trong gói / not in the pack:
  mật khẩu, xác thực hai lớp (mỗi người đặt lại bằng Quên mật khẩu) / passwords, second factors (reset by mail)
  khóa riêng của chứng thư số (thêm lại chứng thư) / private keys of certificates
  khóa API, webhook, hộp thư hóa đơn đầu vào, liên kết biên bản / API keys, webhooks, mailboxes, links of statements
  gói dịch vụ và thanh toán / service packages and payments
  bộ lọc, cột, bản nháp đang gõ, việc hàng loạt đã chạy / saved searches, columns, unsaved drafts, finished jobs`;

function print({ company, rows, audit_rows, taken_emails }: Restored): void {
  console.log(`Đã khôi phục / restored: ${company.name}, MST ${company.tax_code}`);
  console.log(
    `  ${rows} dòng dữ liệu / rows; ${audit_rows} dòng nhật ký, chuỗi liền / rows of the log, chain whole`,
  );
  for (const email of taken_emails)
    console.log(`  ${email}: đã có tài khoản ở đơn vị khác / has an account in another company`);
  console.log(LEFT_OUT);
  console.log('Chưa kiểm tra / not checked:');
  for (const line of NOT_CHECKED) console.log(`  ${line}`);
}

const [file] = readArguments({ allowPositionals: true }, USAGE).positionals;
if (file === undefined) {
  console.error(USAGE);
  process.exit(1);
}
await runCommand(async (url, _config, log) => {
  await migrate(url, { log });
  const pools = openPools(url, { log });
  try {
    const sha256 = async (bytes: Uint8Array) =>
      new Uint8Array(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
    const source = await packSource(await openAsBlob(file));
    const ports = { sha256, signatures: createVerifyPorts([]) };
    print(await restorePack(kyselyOver<DB>(pools.web), source, ports, systemClock.now()));
  } catch (error) {
    if (!(error instanceof RestoreRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await pools.end();
  }
});
