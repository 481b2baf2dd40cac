import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export type Trial =
  | { readonly does: 'say' | 'spin' | 'throw' | 'throw what cannot be copied' | 'die' | 'allocate' | 'fill' }
  | { readonly does: 'read'; readonly path: string }
  /** Opens a connection, which is closed when the process ends; 'hold' waits for a word on it. */
  | { readonly does: 'hold' | 'connect'; readonly port: number };

export type Said = { data: unknown; pid: number; environment: string[] };

/** What a task may do to its process. */
export function start(data: unknown): (trial: Trial) => Said | Promise<Said> {
  const said = (): Said => ({ data, pid: process.pid, environment: Object.keys(process.env) });
  return (trial) => {
    if (trial.does === 'hold' || trial.does === 'connect') return connected(trial).then(said);
    if (trial.does === 'throw') throw new RangeError('of the task itself');
    if (trial.does === 'throw what cannot be copied') throw new Error('with a function', { cause: () => 0 });
    if (trial.does === 'die') process.exit(3);
    if (trial.does === 'allocate') new Array(100_000_000).fill(0);
    if (trial.does === 'fill') fillMemory();
    if (trial.does === 'read') readFileSync(trial.path);
    while (trial.does === 'spin');
    return said();
  };
}

async function connected({ does, port }: { does: 'hold' | 'connect'; port: number }): Promise<void> {
  const socket = await new Promise<Socket>((resolve) => {
    const opened = connect(port, '127.0.0.1', () => resolve(opened));
  });
  if (does === 'hold') await new Promise((resolve) => socket.once('data', resolve));
}

function fillMemory(): never {
  const kept: object[] = [];
  for (;;) kept.push({ at: kept.length });
}
