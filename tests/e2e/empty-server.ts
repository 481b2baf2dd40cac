import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchApplication } from '#tests/setup/e2e-application.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { openLetterBox } from '#tests/setup/letter-box.ts';
import { test as base } from './agent-address.ts';

/** The application over an empty database, for tests of companies that have nothing yet. */
type EmptyServer = { url: string; signer_url: string };

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** With a server of its own (DEMO=0); its mails lie with the others. */
export const test = base.extend<object, { empty_server: EmptyServer }>({
  empty_server: [
    async ({ browserName: _any }, use) => {
      const data_dir = mkdtempSync(join(tmpdir(), `hoadon-empty-${process.pid}-`));
      const letter_box = await openLetterBox(
        process.env['E2E_MAIL_DIR'] ?? data_dir,
        `empty-${process.pid}-`,
      );
      const ports = {
        web: String(await freePort()),
        sandbox: String(await freePort()),
        signer: String(await freePort()),
      };
      const application = await launchApplication({
        data_dir,
        smtp_url: letter_box.url,
        stdout: 'pipe',
        demo: false,
        ports,
      });
      const url = `http://127.0.0.1:${ports.web}`;
      await base.expect.poll(() => isUp(url), { timeout: 60_000, intervals: [200] }).toBe(true);
      await use({ url, signer_url: `http://127.0.0.1:${ports.signer}` });
      application.process.kill('SIGTERM');
      await application.ended;
      await letter_box.close();
      rmSync(data_dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ empty_server }, use) => use(empty_server.url),
});
