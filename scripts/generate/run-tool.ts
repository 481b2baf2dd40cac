import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Runs a program of node_modules/.bin at the root of the repository; throws with its output when it fails. */
export function runTool(command: string, args: string[], env: Record<string, string> = {}): void {
  const bins = join(root, 'node_modules', '.bin');
  const path = `${bins}${delimiter}${process.env['PATH'] ?? ''}`;
  const done = spawnSync(join(bins, command), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: path },
  });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${done.stdout}${done.stderr}`);
}
