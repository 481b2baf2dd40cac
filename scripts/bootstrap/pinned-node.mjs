import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, Stop } from './root.mjs';
import { withSetupLock } from './setup-lock.mjs';

const package_dir = join(root, 'node_modules', 'node');
const exe = process.platform === 'win32' ? 'node.exe' : 'node';

function runs(file, version) {
  if (!existsSync(file)) return false;
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
}

/** The package's own install script, which npm may have skipped: it fetches the binary for this platform. */
function fetchBinary() {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
  );
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: package_dir,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The Node that package.json pins, put in place if install scripts were skipped; any Node of its line will do too. */
export async function pinnedNode() {
  const { version } = JSON.parse(readFileSync(join(package_dir, 'package.json'), 'utf8'));
  const file = join(package_dir, 'bin', exe);
  if (runs(file, version)) return file;
  await withSetupLock(async () => {
    if (runs(file, version)) return;
    say(`đang lấy Node ${version}`, `fetching Node ${version}`);
    fetchBinary();
  });
  if (runs(file, version)) return file;
  const line = (text) => text.replace(/^v/, '').split('.')[0];
  if (line(process.version) === line(version)) return process.execPath;
  throw new Stop(
    `Không lấy được Node ${version}: hãy cài Node ${line(version)} rồi chạy lại / install Node ${line(version)} and try again.`,
  );
}
