import { totalmem } from 'node:os';

const MB = 1024 * 1024;
const PART = 8;
/** What PostgreSQL takes when it is not set: enough for any small company. */
const MIN_MB = 128;
/** Beyond it the cache of the operating system does as well. */
const MAX_MB = 1024;

/**
 * `shared_buffers` of a server that has the machine to itself and the web server: an eighth of the memory, since both also compute.
 * With 128 MB a search over a million invoices fetched its pages from the operating system each time and took twice as long.
 * @param bytes of memory there are.
 * @returns as PostgreSQL writes it: `512MB`.
 */
export function sharedBuffers(bytes: number = memory()): string {
  return `${Math.min(Math.max(Math.floor(bytes / PART / MB), MIN_MB), MAX_MB)}MB`;
}

/** In a container its limit, otherwise the machine's. */
function memory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
