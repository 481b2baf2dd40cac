import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** Bytes of output that are kept: a description with many faults has as many lines. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Runs a program of node_modules/.bin at the root of the repository; throws with its output when it fails. */
export function runTool(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const bins = join(root, 'node_modules', '.bin');
  const path = `${bins}${delimiter}${process.env['PATH'] ?? ''}`;
  const options = { cwd: root, env: { ...process.env, ...env, PATH: path }, maxBuffer: MAX_OUTPUT };
  return new Promise((resolve, reject) => {
    execFile(join(bins, command), args, options, (error, stdout, stderr) => {
      if (error === null) resolve();
      else reject(new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`));
    });
  });
}
