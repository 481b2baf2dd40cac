import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchApplication } from './e2e-application.ts';
import { openLetterBox } from './letter-box.ts';

/** The application of the browser tests, with a DATA_DIR that goes when it stops, and a mail server whose mails the tests read. */
const data_dir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
const mail_dir =
  process.env['E2E_MAIL_DIR'] ?? mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-mail-`));
const letter_box = await openLetterBox(mail_dir);
const application = await launchApplication({ data_dir, smtp_url: letter_box.url, stdout: 'inherit' });
process.exitCode = await application.ended;
await letter_box.close();
for (const folder of [data_dir, mail_dir]) rmSync(folder, { recursive: true, force: true });
