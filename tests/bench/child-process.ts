import { spawn } from 'node:child_process';

/** Runs a program to its end and answers what it printed; throws what it complained about when it fails. */
export function outputOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out).toString('utf8'));
      else
        reject(
          new Error(`${command} ended with ${String(code)}: ${Buffer.concat(complaints).toString('utf8')}`),
        );
    });
  });
}

/** Whether the machine has the program. */
export async function isInstalled(command: string, version_flag: string): Promise<boolean> {
  return outputOf(command, [version_flag]).then(
    () => true,
    () => false,
  );
}
