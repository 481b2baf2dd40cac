import { posix } from 'node:path';
import { ARROWS } from './arrows.table.ts';

const isTest = (file: string): boolean => /\.(test|spec|types)\.(tsx?|mjs)$/.test(file);

/** Rooms that package.json gives no `#room/` name to: tests reach them by a relative path. */
const nameless = /^(scripts\/|[^/]+$)/;

/** Repository path of what `specifier` names, or null when it names a package. */
function pathOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return null;
}

/** A module of the server is a room within the room. */
function roomOf(file: string): string {
  return /^server\/modules\/[^/]+\//.exec(file)?.[0] ?? file.split('/')[0] ?? file;
}

function leavesRoom(from: string, target: string): boolean {
  const room = roomOf(from);
  if (!from.includes('/')) return false;
  if (from.startsWith('tests/') && nameless.test(target)) return false;
  return room.endsWith('/') ? !target.startsWith(room) : !target.startsWith(`${room}/`);
}

/** Why the file at `from` (repository path) must not import `specifier`, or null when it may. */
export function verdict(from: string, specifier: string): string | null {
  const arrow = ARROWS.find((one) => one.from.test(from));
  if (arrow === undefined) return null;
  const target = pathOf(from, specifier);
  if (target === null) return isTest(from) || arrow.packages.test(specifier) ? null : arrow.says;
  if (specifier.startsWith('.') && leavesRoom(from, target))
    return 'relative imports never leave their room or module: write #room/...';
  if (isTest(from)) return null;
  if (target.startsWith('tests/') && !from.startsWith('tests/')) return 'nothing but tests imports tests';
  const own = arrow.from.exec(from)?.[1] ?? '';
  return arrow.may.some((one) => new RegExp(one.replace('$1', own)).test(target)) ? null : arrow.says;
}
