/**
 * Classes of SQLSTATE (PostgreSQL manual, appendix A): connection exceptions, a server that ends or is starting, and one without disk,
 * memory or connections left.
 */
const DOWN_STATES = /^(08|57P)|^53[0-3]00$/;

const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Of a socket, so that a missing file (also ENOENT) is not mistaken for a missing database. */
const SOCKET_CALLS: ReadonlySet<string> = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** What the driver says itself (pg/lib/client.js, pg-pool/index.js), without a code. */
const DRIVER_WORDS =
  /connection terminated|connection ended|timeout exceeded when trying to connect|is not queryable|after calling end on the pool/i;

/** The database cannot be reached or is going away: worth another try later, nothing was decided. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Node tries every address of a name, and gathers what failed.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return SOCKET_CALLS.has(syscall) && SYSTEM_CODES.has(code ?? '');
  return DOWN_STATES.test(code ?? '') || DRIVER_WORDS.test(error.message);
}
