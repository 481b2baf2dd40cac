import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const module_url = pathToFileURL(path('../../scripts/bootstrap/hand-over.mjs')).href;
const program = `
  const { handOver } = await import(${JSON.stringify(module_url)});
  handOver(process.execPath, [${JSON.stringify(path('../setup/hold-open.ts'))}]);
`;

let launcher: ChildProcessWithoutNullStreams | undefined;
afterEach(() => launcher?.kill('SIGKILL'));

/** Starts the launcher; its server shares its standard output, so that `close` means that both are gone. */
async function launch(): Promise<{ launcher: ChildProcessWithoutNullStreams; said(): string }> {
  launcher = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let said = '';
  launcher.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(launcher.stdout, 'data');
  return { launcher, said: () => said };
}

it('ends with the exit code of the server', async () => {
  const { launcher } = await launch();
  launcher.stdin.write('exit 7\n');
  expect(await once(launcher, 'close')).toEqual([7, null]);
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('hands %s on and waits for a clean end', async (signal) => {
  const { launcher, said } = await launch();
  launcher.kill(signal);
  expect(await once(launcher, 'close')).toEqual([0, null]);
  expect(said()).toContain(`stopped: ${signal}`);
});

it('leaves no server behind when it is killed outright', async () => {
  const { launcher, said } = await launch();
  launcher.kill('SIGKILL');
  await once(launcher, 'close');
  expect(said()).toContain('stopped: launcher gone');
});
