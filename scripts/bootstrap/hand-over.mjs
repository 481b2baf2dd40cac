import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

const npm_check_ms = 250;

function parentOf(pid) {
  try {
    // proc(5): pid (comm) state ppid; comm may hold spaces and brackets.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return null;
  }
}

/**
 * Stops the child when npm, which started us through a shell, is gone: a SIGTERM to npm ends at that shell, and a
 * SIGKILL at npm itself.
 */
function followNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const ancestry = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = ancestry();
  setInterval(() => {
    if (ancestry() !== before) child.kill('SIGTERM');
  }, npm_check_ms).unref();
}

/**
 * Runs a program with `node` in our place: its output, its exit code, its signals. The IPC channel tells it when
 * we are killed outright.
 */
export function handOver(node, args, env = {}) {
  const child = spawn(node, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  followNpm(child);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal has sent Ctrl-C to the whole group already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(error);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  return child;
}
