import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './root.mjs';

let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'hand-over-'));
});
afterEach(() => rmSync(base, { recursive: true }));

/** Says that it is there, and what ended it. */
const SERVER = `process.stdout.write('up\\n');
process.on('SIGTERM', () => process.stdout.write('stopped\\n', () => process.exit(0)));
setInterval(() => undefined, 1000);`;

it.each(['SIGTERM', 'SIGKILL'])('a %s to the shell of npm stops the worker', async (signal) => {
  const program = join(base, 'server.mjs');
  writeFileSync(program, SERVER);
  // As npm starts a script: through a shell, which hands on no signal.
  const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/server-process.mjs "${program}"; true`], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'worker' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  await once(shell.stdout, 'data');
  shell.kill(signal);
  // The pipe ends with the last process that holds it.
  await once(shell.stdout, 'close');
  expect(said).toBe('up\nstopped\n');
});

it('the programs of package.json that run until they are stopped go this way', async () => {
  const { scripts } = (await import(join(root, 'package.json'), { with: { type: 'json' } })).default;
  for (const name of ['worker', 'sandbox'])
    expect(scripts[name]).toMatch(/^node scripts\/server-process\.mjs server\//);
});
