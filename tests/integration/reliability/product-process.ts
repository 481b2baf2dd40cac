import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const root = new URL('../../../', import.meta.url);
const running = new Set<ChildProcess>();

/** Call at the top of a test file: whatever it started is ended with it. */
export function endProcessesWithFile(): void {
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
  });
}

/** Starts a program of the repository under this very Node; what it says on standard error goes to ours. */
export function startProcess(program: string, env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, root))], {
    cwd: fileURLToPath(root),
    env: { ...process.env, SANDBOX_PORT: '', MASTER_KEY: '', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** The first thing it says over its channel; an end without a word is an error. */
export async function firstMessage<Message>(child: ChildProcess): Promise<Message> {
  const over = new AbortController();
  child.once('exit', (code, signal) => over.abort(new Error(`ended before it spoke: ${code ?? signal}`)));
  const [message] = (await once(child, 'message', { signal: over.signal })) as [Message];
  return message;
}

/** The first line on standard output that matches; gives the match. */
export async function says(child: ChildProcess, pattern: RegExp): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const match = pattern.exec(said);
    if (match !== null) return match[0];
  }
  throw new Error(`ended without ${String(pattern)}: ${said}`);
}
