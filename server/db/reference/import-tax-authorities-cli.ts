import { open, type FileHandle } from 'node:fs/promises';
import { importTaxAuthorities } from './import-tax-authorities.ts';
import { runFileCommand, withDatabase } from './run-file-command.ts';
import { taxAuthorityRows } from './tax-authority-rows.ts';

/** `npm run import:tax-authorities FILE` (.csv or .json): beside a running server or alone; may be repeated. */
const importFrom = (file: FileHandle, format: 'csv' | 'json'): Promise<void> =>
  withDatabase(async (client) => {
    const rows = taxAuthorityRows(format, file.createReadStream({ encoding: 'utf8' }));
    const { added, changed, unchanged } = await importTaxAuthorities(client, rows);
    console.log(`Đã nhập cơ quan thuế: thêm ${added}, sửa ${changed}, giữ nguyên ${unchanged}.`);
  });

const [path = ''] = process.argv.slice(2);
const format = /\.(csv|json)$/i.exec(path)?.[1]?.toLowerCase();
if (format === 'csv' || format === 'json') {
  await runFileCommand(path, async () => importFrom(await open(path), format));
} else {
  console.error('Cách dùng / usage: npm run import:tax-authorities FILE.csv|FILE.json');
  process.exitCode = 1;
}
