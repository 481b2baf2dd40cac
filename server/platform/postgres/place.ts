import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL refuses to run as root; 65534 is nobody:nogroup on every Linux we know. */
const nobody = 65534;

/** How to start a PostgreSQL program so that it does not find itself root. */
export type RunAs =
  /** We are an ordinary user. */
  | { kind: 'self' }
  /** Drop to an unprivileged user, who owns the files. */
  | { kind: 'uid'; uid: number; gid: number }
  /** Where that user cannot pass (a 0700 checkout): a user namespace in which root is called nobody. */
  | { kind: 'unshare' };

export type Place = {
  /** Holds the cluster, its passwords and its log; mode 0700. */
  home: string;
  /** PostgreSQL's bin/, lib/, share/. */
  native: string;
  run_as: RunAs;
  owner_uid: number | null;
};

export type Command = { file: string; args: string[]; uid?: number; gid?: number };

/** The command line that runs one of the cluster's programs as `run_as` says. */
export function commandIn(place: Place, program: 'initdb' | 'postgres', args: readonly string[]): Command {
  const file = join(place.native, 'bin', program);
  const { run_as } = place;
  if (run_as.kind === 'uid') return { file, args: [...args], uid: run_as.uid, gid: run_as.gid };
  if (run_as.kind === 'unshare') return { file: 'unshare', args: [...unshare_args, file, ...args] };
  return { file, args: [...args] };
}

const unshare_args = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

function nobodyCanReach(native: string, dir: string): boolean {
  const check = 'test -x "$0" && test -x "$1"';
  const probe = spawnSync('/bin/sh', ['-c', check, join(native, 'bin', 'postgres'), dir], {
    uid: nobody,
    gid: nobody,
    cwd: '/',
  });
  return probe.status === 0;
}

function canUnshare(native: string): boolean {
  const probe = spawnSync('unshare', [...unshare_args, join(native, 'bin', 'postgres'), '--version'], {
    cwd: '/',
  });
  return probe.status === 0;
}

/** Last resort of root: a directory that nobody can traverse, with a copy of the programs beside the data. */
function moveElsewhere(data_dir: string, native: string, pointer: string): Place {
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  const base =
    known ?? join('/var/lib/hoadon', createHash('sha256').update(data_dir).digest('hex').slice(0, 12));
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const copy = join(base, 'native');
  if (!existsSync(copy)) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
  }
  writeFileSync(pointer, `${base}\n`);
  return {
    home: join(base, 'postgres'),
    native: copy,
    run_as: { kind: 'uid', uid: nobody, gid: nobody },
    owner_uid: nobody,
  };
}

/** Decides where the cluster of a data directory lies and as whom it runs. */
export function choosePlace(data_dir: string, native: string): Place {
  const home = join(data_dir, 'postgres');
  const euid = process.geteuid?.();
  if (euid !== 0) {
    const owner = existsSync(home) ? statSync(home).uid : euid;
    if (owner !== euid) {
      throw new Error(
        `${home} thuộc người dùng khác / belongs to another user (uid ${owner}): choose another DATA_DIR`,
      );
    }
    return { home, native, run_as: { kind: 'self' }, owner_uid: null };
  }
  const pointer = join(data_dir, 'postgres-is-in.txt');
  if (existsSync(pointer)) return moveElsewhere(data_dir, native, pointer);
  if (nobodyCanReach(native, data_dir)) {
    return { home, native, run_as: { kind: 'uid', uid: nobody, gid: nobody }, owner_uid: nobody };
  }
  if (canUnshare(native)) return { home, native, run_as: { kind: 'unshare' }, owner_uid: 0 };
  return moveElsewhere(data_dir, native, pointer);
}
