import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterDir, writeOwned } from './home.ts';
import { commandIn } from './place.ts';
import type { Place } from './place.ts';

/**
 * Runs initdb unless the cluster is there. Under a temporary name, then renamed: what carries the final name is
 * whole, whatever killed us. The caller holds the launch lock.
 */
export async function initCluster(
  place: Place,
  superuser_password: string,
  durable: boolean,
): Promise<boolean> {
  const final = clusterDir(place);
  if (existsSync(final)) return false;
  const draft = `${final}.new`;
  rmSync(draft, { recursive: true, force: true });
  const password_file = join(place.home, 'initdb-password');
  writeOwned(place, password_file, `${superuser_password}\n`);
  try {
    const { file, args, ...identity } = commandIn(place, 'initdb', [
      `--pgdata=${draft}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--auth=scram-sha-256',
      `--pwfile=${password_file}`,
      ...(durable ? [] : ['--no-sync']),
    ]);
    await new Promise<void>((resolve, reject) => {
      const child = spawn(file, args, { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
      let complaint = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`initdb failed (${code}): ${complaint.trim()}`)),
      );
    });
  } finally {
    rmSync(password_file, { force: true });
  }
  renameSync(draft, final);
  return true;
}
