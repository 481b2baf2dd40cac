import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from './pinned-node.mjs';
import { endWith, root, say, Stop } from './root.mjs';
import { withSetupLock } from './setup-lock.mjs';

const stamp_file = join(root, 'dist', '.stamp');
const source_dirs = [
  'src',
  'generated',
  'domain',
  'public',
  'scripts/pages',
  // What the page in proof packs shares with the server.
  'server/platform/xmldsig/parse.ts',
  'server/platform/zip/read-zip.ts',
];
const source_files = ['vite.config.ts', 'vite.offline.config.ts', 'package-lock.json', 'tsconfig.json'];

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** A hash of all that goes into the pages: content, not times, which a checkout makes up. */
export function sourceStamp(base = root) {
  const pages = readdirSync(base).filter((name) => name.endsWith('.html'));
  const hash = createHash('sha256');
  for (const entry of [...source_dirs, ...source_files, ...pages.sort()]) {
    for (const file of filesUnder(join(base, entry))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(relative(base, file).split(sep).join('/'))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function isBuilt(stamp) {
  const built = [join(root, 'dist', 'web'), join(root, 'dist', 'offline'), stamp_file];
  if (!built.every((path) => existsSync(path))) return false;
  return readFileSync(stamp_file, 'utf8') === stamp;
}

/** `vite build` when the pages are missing or were built from other sources. */
export async function ensureBuilt() {
  if (isBuilt(sourceStamp())) return;
  const node = await pinnedNode();
  await withSetupLock(async () => {
    const stamp = sourceStamp();
    if (isBuilt(stamp)) return;
    say('đang dựng giao diện', 'building the pages');
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    // Whoever asks may be a test: the pages are built for use all the same.
    const env = { ...process.env, NODE_ENV: 'production' };
    for (const config of ['vite.config.ts', 'vite.offline.config.ts']) {
      const words = [vite, 'build', '--logLevel', 'warn', '--config', config];
      const done = spawnSync(node, words, { cwd: root, stdio: 'inherit', env });
      if (done.status !== 0) throw new Stop('Không dựng được giao diện / the build failed.');
    }
    writeFileSync(stamp_file, stamp);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBuilt().catch(endWith);
