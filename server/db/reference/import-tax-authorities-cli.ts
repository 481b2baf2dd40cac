import { open, type FileHandle } from 'node:fs/promises';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { runCommand } from '#server/platform/run-program.ts';
import { refusalLines } from './file-refused.ts';
import { importTaxAuthorities } from './import-tax-authorities.ts';
import { taxAuthorityRows } from './tax-authority-rows.ts';

/** `npm run import:tax-authorities FILE` (.csv or .json): beside a running server or alone; may be repeated. */
async function run(file: FileHandle, format: 'csv' | 'json'): Promise<void> {
  await runCommand(async (url, _config, log) => {
    await migrate(url, { log });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const rows = taxAuthorityRows(format, file.createReadStream({ encoding: 'utf8' }));
      const { added, changed, unchanged } = await importTaxAuthorities(client, rows);
      console.log(`Đã nhập cơ quan thuế: thêm ${added}, sửa ${changed}, giữ nguyên ${unchanged}.`);
    } finally {
      await client.end();
    }
  });
}

const [file = ''] = process.argv.slice(2);
const format = /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase();
if (format !== 'csv' && format !== 'json') {
  console.error('Cách dùng / usage: npm run import:tax-authorities FILE.csv|FILE.json');
  process.exit(1);
}
try {
  await run(await open(file), format);
} catch (error) {
  const lines = refusalLines(file, error);
  if (lines === null) throw error;
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
