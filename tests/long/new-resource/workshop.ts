import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { edited, readGuide, type Step } from './guide.ts';

/** What a command left: how it ended and all it said. */
type Ran = { command: string; ok: boolean; said: string };

export type Workshop = {
  folder: string;
  /** Does what the guide says under a heading; throws where a command ends otherwise than the guide says. */
  follow(heading: string): Promise<Ran[]>;
  run(command: string): Promise<Ran>;
  read(path: string): string;
  close(): void;
};

/** A copy of this repository as it stands, committed or not, to work in. */
export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-workshop-'));
  const named = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' });
  for (const path of named.split('\0').filter((one) => one !== '' && existsSync(one)))
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  shrinkDemo(join(folder, 'server/db/seed/offer-demo.ts'));
  const guide = readGuide(folder);
  const run = (command: string): Promise<Ran> => shell(folder, command);

  async function take(step: Step): Promise<Ran[]> {
    if (step.do === 'run') return ranAll(step.commands, step.fails, run);
    const file = join(folder, step.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.do === 'write' ? step.text : edited(readFileSync(file, 'utf8'), step.hunks));
    return [];
  }

  return {
    folder,
    run,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    close: () => rmSync(folder, { recursive: true, force: true }),
    follow: async (heading) => {
      const steps = guide.get(heading);
      if (steps === undefined) throw new Error(`the guide has no "${heading}"`);
      const ran: Ran[] = [];
      for (const step of steps) ran.push(...(await take(step)));
      return ran;
    },
  };
}

async function ranAll(
  commands: readonly string[],
  fails: boolean,
  run: (command: string) => Promise<Ran>,
): Promise<Ran[]> {
  const all: Ran[] = [];
  for (const command of commands) {
    const ran = await run(command);
    if (ran.ok === fails) throw new Error(`${command} ${fails ? 'did not fail' : 'failed'}:\n${ran.said}`);
    all.push(ran);
  }
  return all;
}

/** Invoices of the demo are not what is looked at here, and take their time. */
function shrinkDemo(file: string): void {
  const text = readFileSync(file, 'utf8');
  const small = text.replace(
    /(DEMO_SIZES: DemoSizes = )\{[^}]*\}/,
    '$1{ invoices: 0, customers: 4, products: 4 }',
  );
  if (small === text) throw new Error(`${file}: the sizes of the demo stand elsewhere`);
  writeFileSync(file, small);
}

/** As typed in a terminal: nothing of a test runner that may stand above is handed down. */
function shell(cwd: string, command: string): Promise<Ran> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$|LONG$)/.test(name),
    ),
  );
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    child.once('error', reject).once('close', (code) => resolve({ command, ok: code === 0, said }));
  });
}
