import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL refuses to run as root; 65534 is nobody:nogroup on every Linux we know. */
const nobody = 65534;

/** How to start a PostgreSQL program so that it does not find itself root. */
type RunAs =
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

type Command = { file: string; args: string[]; uid?: number; gid?: number };

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

/** Last resort of root: a directory that no other user can traverse, with a copy of the programs beside the data. */
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

export type Passwords = { superuser: string; app: string };

/** The directory PostgreSQL calls its data directory. */
export function clusterDir(place: Place): string {
  return join(place.home, 'cluster');
}

/** Hands everything under the home to the user the cluster runs as: the checkout may have moved, or root's rights. */
export function ownHome(place: Place): void {
  mkdirSync(place.home, { recursive: true, mode: 0o700 });
  chmodSync(place.home, 0o700);
  if (place.owner_uid === null || statSync(place.home).uid === place.owner_uid) return;
  const uid = place.owner_uid;
  for (const entry of readdirSync(place.home, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(place.home, entry), uid, uid);
  }
  // Last, so that an interrupted hand-over is taken up again.
  chownSync(place.home, uid, uid);
}

/** Reads the cluster's passwords, or makes them before its first initdb. Only the owner may read the file. */
export function clusterPasswords(place: Place): Passwords {
  const file = join(place.home, 'passwords.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords;
  if (existsSync(clusterDir(place)))
    throw new Error(`${file} is missing: the cluster beside it cannot be opened`);
  const passwords: Passwords = {
    superuser: randomBytes(24).toString('base64url'),
    app: randomBytes(24).toString('base64url'),
  };
  writeOwned(place, file, JSON.stringify(passwords));
  return passwords;
}

/** Writes a file whole or not at all, readable by the cluster's user alone. */
export function writeOwned(place: Place, file: string, text: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  if (place.owner_uid !== null) chownSync(draft, place.owner_uid, place.owner_uid);
  renameSync(draft, file);
}
