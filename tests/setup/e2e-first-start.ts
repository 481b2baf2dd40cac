import { rmSync } from 'node:fs';
import { launchApplication } from './e2e-application.ts';

/**
 * The first start of the application in E2E_DATA_DIR, ended as soon as it answers. It makes the demo companies, invoice by invoice,
 * and so keeps half a core busy for a while: `npm test` puts it beside the checks, and the browser tests begin at once later.
 */
const data_dir = process.env['E2E_DATA_DIR'] ?? '';
if (data_dir === '') throw new Error('E2E_DATA_DIR says where');
const application = await launchApplication({ data_dir, smtp_url: '', stdout: 'pipe' });
let said = '';
application.process.stdout?.on('data', (piece: Buffer) => {
  said += piece.toString();
  if (said.includes('http://')) application.process.kill('SIGTERM');
});
const code = await application.ended;
process.exitCode = said.includes('http://') ? code : 1;
// The browser tests then start from nothing, and say what is wrong.
if (process.exitCode !== 0) rmSync(data_dir, { recursive: true, force: true });
