import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

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
