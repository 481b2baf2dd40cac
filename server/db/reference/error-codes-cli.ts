import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { errorCodeRows } from './error-code-rows.ts';
import { exportErrorCodes } from './export-error-codes.ts';
import { importErrorCodes } from './import-error-codes.ts';
import { runFileCommand, withDatabase } from './run-file-command.ts';

const USAGE = `npm run import:error-codes FILE.csv   thêm, sửa mã lỗi / adds and corrects
npm run export:error-codes FILE.csv   mọi mã đã biết, vào tệp mới / every code that is known, to a new file`;

const importFrom = (file: FileHandle): Promise<void> =>
  withDatabase(async (client) => {
    const rows = errorCodeRows(file.createReadStream({ encoding: 'utf8' }));
    const { added, changed, removed, unchanged } = await importErrorCodes(client, rows);
    console.log(
      `Đã nhập mã lỗi: thêm ${added}, sửa ${changed}, trả về lời của phần mềm ${removed}, giữ nguyên ${unchanged}. Trang đang mở dùng lời mới trong 5 phút.`,
    );
  });

async function exportTo(path: string): Promise<void> {
  await withDatabase(async (client) => {
    const text = await exportErrorCodes(client);
    // What was corrected in a file by hand is not written over.
    await writeFile(path, text, { flag: 'wx' });
    console.log(`Đã ghi ${path}.`);
  });
}

async function run(command: string, path: string): Promise<void> {
  if (command === 'import') await importFrom(await open(path));
  else await exportTo(path);
}

const [command = '', path = ''] = process.argv.slice(2);
if (/^(import|export)$/.test(command) && /\.csv$/i.test(path)) {
  await runFileCommand(path, () => run(command, path));
} else {
  console.error(`Cách dùng / usage:\n${USAGE}`);
  process.exitCode = 1;
}
