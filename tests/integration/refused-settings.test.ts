import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const LIMITED = { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' } as const;

it.each([
  ['server/db/migrate-cli.ts', '--foo'],
  ['server/restore-cli.ts', '--foo'],
  ['server/payments-cli.ts', '--foo'],
  ['server/announce-cli.ts', '--from'],
])('%s %s says that it cannot read its arguments, and how it is used', (...command) => {
  const { status, stderr } = spawnSync(process.execPath, command, LIMITED);
  expect(stderr).toMatch(/^Không đọc được tham số/);
  expect(stderr).toContain('npm run ');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});

it.each([['server/worker.ts'], ['server/db/migrate-cli.ts'], ['server/restore-cli.ts', 'x.zip']])(
  '%s names every bad setting in sentences, without a trace',
  (...command) => {
    const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'loud', MASTER_KEY: 'c2hvcnQ=' };
    const { status, stderr } = spawnSync(process.execPath, command, { ...LIMITED, env });
    expect(stderr.trim().split('\n')).toEqual([
      'Cấu hình sai / bad configuration:',
      expect.stringMatching(/^ {2}- MASTER_KEY: cần 32 byte/),
      expect.stringMatching(/^ {2}- LOG_LEVEL="loud": cần một trong/),
    ]);
    expect(status).toBe(1);
  },
);
