import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, Stop } from './root.mjs';
import { withSetupLock } from './setup-lock.mjs';

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Does node_modules hold what package-lock.json says? npm keeps its own record of what it installed; comparing the
 * two needs no times, which a copy or a checkout makes up. Packages for other platforms may be missing.
 */
export function isInstalled(
  wanted = packagesOf('package-lock.json'),
  found = packagesOf('node_modules/.package-lock.json'),
) {
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true;
    return found[path] ? found[path].version === version : Boolean(optional || devOptional);
  });
}

/** Node before 20.19 lacks what the tools count on; say so before npm fails in the middle. */
function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(`Cần Node 20.19 trở lên, đang là ${process.version} / Node 20.19 or later is needed.`);
}

/** Runs npm itself, the one we were called by when there is one. */
function npm(args, options = {}) {
  const own = process.env.npm_execpath;
  const [file, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  return spawnSync(file, [...first, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
}

/** `npm ci` when it is due. Development packages always: the pinned Node and the build are among them. */
export async function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  await withSetupLock(async () => {
    if (isInstalled()) return;
    say('đang cài các gói cần thiết, chừng một phút', 'installing packages, about a minute');
    const done = npm([
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (done.status !== 0 || !isInstalled()) {
      throw new Stop('Không cài được các gói; xem lỗi của npm ở trên / npm ci failed, see above.');
    }
  });
}
