import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Begin, Order, Reply } from './child-main.ts';

export type ChildOptions = {
  /** A module that exports `start`, as ChildModule in child-main.ts; Node runs it as it is. */
  file: URL;
  /** What `start` is given. */
  data: unknown;
  /** Milliseconds of a processor for a task; after them the waiting process ends the child. */
  limit_ms: number;
  /** Mebibytes of objects (V8's old generation) that a child may hold; beyond them it dies. */
  heap_mb: number;
};

export type Child<Task, Answer> = {
  /** Settles when it has loaded its code. Rejects as `run` does. */
  ready: Promise<unknown>;
  /** One task at a time, when it is ready. Rejects with ChildDied, or with what the task throws. */
  run(task: Task): Promise<Answer>;
  /** Ends it at once, whatever it is at. */
  end(): void;
  /** False from its end or death on. */
  is_usable(): boolean;
  /** Mebibytes of memory that it holds now; 0 where the system does not say. */
  residentMb(): number;
  /** Milliseconds that it has computed since it began, in steps of ten; null where the system does not say. */
  cpuMs(): number | null;
  died: Promise<ChildDied>;
};

/** A child is gone: by `end()`, by memory, or by anything else. */
export class ChildDied extends Error {
  readonly out_of_memory: boolean;
  /** The end of what it wrote to its error output. */
  readonly last_words: string;

  constructor(how: string, last_words: string, options?: ErrorOptions) {
    super(`child process ended: ${how}`, options);
    this.name = 'ChildDied';
    // V8 says it and aborts: SIGABRT, on Windows the exit code 134.
    this.out_of_memory = /out of memory/i.test(last_words) || how === 'SIGABRT' || how === '134';
    this.last_words = last_words;
  }
}

/** A child process of the same Node, with an empty environment and read access to the program's own code alone. */
export function startChild<Task, Answer>(options: ChildOptions): Child<Task, Answer> {
  const { file, data, limit_ms, heap_mb } = options;
  const child = fork(MAIN, [file.href], {
    // Keys, passwords and addresses of this process are in its environment. (Windows adds what a program needs there.)
    env: {},
    execArgv: [`--max-old-space-size=${heap_mb}`, ...WASM_LIMIT, ...readAccess(file)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  yieldToOthers(child);
  let is_usable = true;
  let waiting: Waiting | null = null;
  const died = deathOf(child).then((death) => {
    is_usable = false;
    waiting?.reject(death);
    waiting = null;
    return death;
  });
  child.on('message', (reply: Reply) => {
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve(reply.answer);
    waiting = null;
  });
  // A child that is gone before it has read a message ends the task by its death.
  const replyTo = (message: Begin | Order): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      child.send(message, () => undefined);
    });
  return {
    ready: replyTo({ data, limit_ms }),
    run: (task) => replyTo({ task }) as Promise<Answer>,
    end: () => {
      is_usable = false;
      child.kill('SIGKILL');
    },
    is_usable: () => is_usable,
    residentMb: () => residentMb(child),
    cpuMs: () => cpuMs(child),
    died,
  };
}

type Waiting = { resolve(value: unknown): void; reject(error: unknown): void };

const MAIN = fileURLToPath(new URL('child-main.ts', import.meta.url));

/** 256 MiB, in pages of 64 KiB, for each memory of WebAssembly: V8 does not count it as heap. */
const WASM_LIMIT = ['--wasm-max-mem-pages=4096'];

/**
 * Node's permissions: no file is written, no program started, no native code loaded, and only the program's own code and fonts are read.
 * The network is not covered by them.
 */
function readAccess(file: URL): string[] {
  const folders = ['server', 'domain', 'generated'].map((name) => fromRoot(name));
  const readable = [...folders, realpathSync(fromRoot('node_modules')), fileURLToPath(new URL('.', file))];
  return [
    '--permission',
    `--allow-fs-read=${fromRoot('package.json')}`,
    ...readable.map((folder) => `--allow-fs-read=${folder.replace(/[\\/]$/, '')}/*`),
  ];
}

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * Behind the processes that serve people at the processor (with a quarter of a core beside one that is always busy), and before them
 * when the system ends one for want of memory.
 */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, 5);
  } catch {
    // Not allowed here, or already gone.
  }
  if (process.platform === 'linux')
    void writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}

function residentMb(child: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(ofSystem(child, 'status'))?.[1] ?? 0) / 1024;
}

/** Of the fields behind the name in brackets (proc(5), 3 to 15) the last two: in its own code and in the system's, in hundredths. */
const CPU_FIELDS = /\)(?: \S+){11} (\d+) (\d+)/;

function cpuMs(child: ChildProcess): number | null {
  const [, own, system] = CPU_FIELDS.exec(ofSystem(child, 'stat')) ?? [];
  return own === undefined || system === undefined ? null : (Number(own) + Number(system)) * 10;
}

/** A file of /proc about the process; '' where there is none, or no such process any more. */
function ofSystem({ pid }: ChildProcess, file: 'status' | 'stat'): string {
  if (process.platform !== 'linux' || pid === undefined) return '';
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

const MAX_ERROR_OUTPUT = 4_000;

function deathOf(child: ChildProcess): Promise<ChildDied> {
  let last_words = '';
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    last_words = (last_words + words).slice(-MAX_ERROR_OUTPUT);
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(new ChildDied(signal ?? String(code), last_words)));
    child.once('error', (error) => {
      child.kill('SIGKILL');
      resolve(new ChildDied('not started', last_words, { cause: error }));
    });
  });
}
