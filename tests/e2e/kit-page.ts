import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

type KitServer = { url: string; close: () => Promise<void> };

/** Builds the page of all pieces as `npm run kit` shows it, and serves it on a port of its own. */
export async function serveKit(): Promise<KitServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-kit-'));
  const built = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'kit', '--outDir', folder, '--emptyOutDir'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return {
    url: `${url.replace(/\/$/, '')}/kit.html`,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
