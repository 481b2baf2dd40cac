import { spawn } from 'node:child_process';
import { ensureInstalled } from './bootstrap/install.mjs';
import { pinnedNode } from './bootstrap/pinned-node.mjs';
import { endWith, root, say } from './bootstrap/root.mjs';

// `npm run dev`: the server restarts at a change of its files, the pages reload in place through Vite, which hands
// /api and /oauth on to the server.
try {
  await ensureInstalled();
  const node = await pinnedNode();
  // 3000 is where vite.config.ts sends what is not a page.
  const env = { ...process.env, PORT: '3000' };
  const run = (...args) => spawn(node, args, { cwd: root, stdio: 'inherit', env });
  const both = [
    run('--watch', '--watch-preserve-output', 'server/main.ts'),
    run('node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '5173', '--strictPort'),
  ];
  say('giao diện tự tải lại ở http://127.0.0.1:5173', 'pages with hot reload on http://127.0.0.1:5173');
  const stopAll = (signal) => both.forEach((child) => child.exitCode === null && child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
  both.forEach((child) =>
    child.on('exit', (code) => {
      process.exitCode ||= code ?? 0;
      stopAll('SIGTERM');
    }),
  );
} catch (error) {
  endWith(error);
}
