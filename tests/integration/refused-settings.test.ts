import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([['server/worker.ts'], ['server/db/migrate-cli.ts'], ['server/restore-cli.ts', 'x.zip']])(
  '%s names every bad setting in sentences, without a trace',
  (...command) => {
    const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'loud', MASTER_KEY: 'c2hvcnQ=' };
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    expect(stderr.trim().split('\n')).toEqual([
      'Cấu hình sai / bad configuration:',
      expect.stringMatching(/^ {2}- MASTER_KEY: cần 32 byte/),
      expect.stringMatching(/^ {2}- LOG_LEVEL="loud": cần một trong/),
    ]);
    expect(status).toBe(1);
  },
);
